import { botFor } from '@parlour/games/bots-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import {
  type AnyGame,
  type Entry,
  elapse,
  type GameTypes,
  isRefusal,
  type Match,
  play,
  recordOf,
  seatsNear,
  seedFromText,
  startMatch,
  turnInfo,
} from '@parlour/kernel';
import { newTable, type TableEnv } from '@parlour/table';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnBudget } from '../limits/turn-budget.ts';
import { createMetrics } from '../metrics.ts';
import { ResultRecorder } from '../profile/result-recorder.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type LoadRoomSetup, loadRoom } from './load-room.ts';

const STEPS = 60;
const seatsOf = ({ seats }: AnyGame): number => seatsNear(4, seats);
/** Steps that fit into one turn, by a clock that a step moves on by one millisecond. */
const STEPS_A_TURN = 10;

const log = pino({ level: 'silent' });
const env: TableEnv = { bot: botFor, seed: () => seedFromText('load'), matchId: () => 'match' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setImmediate'] }));
afterEach(() => void vi.useRealTimers());

/** The first steps of a match in which everybody makes the last of their legal moves. */
function firstSteps(game: AnyGame) {
  const options = game.parseOptions({}, seatsOf(game));
  if (isRefusal(options)) throw new Error(options.refused);
  let { match } = startMatch(game, options.ok, seatsOf(game), seedFromText('load'));
  const entries: Entry<object>[] = [];
  while (entries.length < STEPS && 'must' in match.status) {
    const played = nextStep(game, match);
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push(played.entry);
    ({ match } = played);
  }
  return recordOf(match, entries);
}

function nextStep(game: AnyGame, match: Match<GameTypes>) {
  const seat = turnInfo(match, 'spectator').waiting[0];
  const move = seat === undefined ? undefined : game.legalMoves(game.view(match.state, seat), seat).at(-1);
  return seat === undefined || move === undefined ? elapse(match) : play(match, seat, move);
}

/** A store with a table of bots at these steps of a match. */
async function storeWith(game: AnyGame) {
  const store = memoryStore();
  const { entries, ...record } = firstSteps(game);
  const bots = Array.from({ length: seatsOf(game) - 1 }, () => 'easy' as const);
  const host = { handle: 'ann', name: 'Ann', avatar: 'bowler' } as const;
  const request = { game: game.id, options: {}, visibility: 'private', bots, start: false } as const;
  const table = newTable(request, game, 'ABCDE', host, env.seed());
  if (isRefusal(table)) throw new Error(table.refused);
  await store.addTable(table.ok);
  await store.createMatch({ id: 'match', record, players: [] }, { ...table.ok, match: 'match', phase: 'playing' }, 1);
  for (const [step, entry] of entries.entries()) await store.append('match', step, { entry });
  return { store, steps: entries.length };
}

it.each(GAMES.map((game) => [game.id, game] as const))(
  'replays %s in slices, between which the server does other work',
  async (_, game) => {
    vi.useRealTimers();
    const { store, steps } = await storeWith(game);
    vi.useFakeTimers({ toFake: ['setImmediate'] });
    let looks = 0;
    const replays = new TurnBudget(() => looks++);
    const recorder = new ResultRecorder(store, log);
    const setup: LoadRoomSetup = { store, recorder, log, metrics: createMetrics(), replays };
    let loaded: unknown;
    void loadRoom(setup, env, 'ABCDE').then((room) => {
      loaded = room;
    });
    let turns = 0;
    let longest = 0;
    for (; loaded === undefined && turns < 2 * STEPS; turns++) {
      const before = looks;
      vi.runOnlyPendingTimers();
      for (let tick = 0; tick < 100; tick++) await Promise.resolve();
      longest = Math.max(longest, looks - before);
    }
    expect(loaded).toMatchObject({ version: 2, room: { running: { stored: { step: steps } } } });
    expect(longest).toBeLessThanOrEqual(STEPS_A_TURN + 5);
    expect(looks).toBeGreaterThan(steps);
    await recorder.close(0);
  },
);
