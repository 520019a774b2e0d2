import { GAMES, gameById } from '@parlour/games/rules-catalogue';
import { seatsNear } from '@parlour/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LIMITS } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { openTable, request, type Session, signIn, TestSocket } from '../testing/test-client.ts';
import { noClockOptions } from '../testing/test-players.ts';

let server: RunningServer;
let ann: Session;
let eve: Session;

beforeAll(async () => {
  const thinking = { min: 0, max: 0 };
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', botDelayMs: thinking, limits: NO_LIMITS });
  const base = `http://127.0.0.1:${server.port}`;
  ann = await signIn(base, 'Ann');
  eve = await signIn(base, 'Eve');
});
afterAll(() => server.close());

/** What a spectator received while a match was played with bots. */
async function watched(watching: string, game = 'thats-not-a-hat'): Promise<TestSocket> {
  const rules = gameById(game)!;
  const code = await openTable(ann, {
    game,
    settings: { spectators: watching },
    options: noClockOptions(rules),
    bots: Array.from({ length: seatsNear(4, rules.seats) - 1 }, () => 'easy' as const),
  });
  const spectator = new TestSocket(eve, code);
  await spectator.next('welcome');
  const player = new AutoPlayer(ann, code);
  await expect.poll(() => player.table?.code).toBe(code);
  player.say({ type: 'start' });
  await spectator.until(
    () => spectator.received.some((message) => message.type === 'table' && message.table.phase === 'playing'),
    'a match',
  );
  await expect.poll(() => player.step).toBeGreaterThan(4);
  player.stop();
  const { body } = await request(eve, 'GET', `/api/tables/${code}`);
  expect(JSON.stringify(body)).not.toContain('"view"');
  spectator.close();
  return spectator;
}

/** The messages about a running match: its end is public. */
function ofTheMatch({ received }: TestSocket) {
  return received.filter((message) => {
    if (message.type === 'frame') return message.frame.over === undefined;
    return (message.type === 'observation' || message.type === 'welcome') && message.observation?.over === null;
  });
}

const HIDDEN = GAMES.flatMap(({ id }) => ['off', 'delayed'].map((watching) => [id, watching] as const));

it.each(HIDDEN)('nothing of a running match of %s is sent to a spectator where the spectator mode is %s', async (game, watching) => {
  const spectator = await watched(watching, game);
  expect(ofTheMatch(spectator)).toEqual([]);
  expect(spectator.received.every(({ type }) => ['welcome', 'table', 'chat', 'observation', 'frame'].includes(type))).toBe(true);
});

it('everything public is sent where the spectator mode is open', async () => {
  const spectator = await watched('open');
  expect(ofTheMatch(spectator).length).toBeGreaterThan(3);
});
