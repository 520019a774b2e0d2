import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@parlour/games/rules-catalogue';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it } from 'vitest';
import { built, SERVERS } from '../../../../scripts/lib/build.mjs';
import { spawnServer } from '../testing/spawn-server.ts';
import { request, signIn, TestSocket } from '../testing/test-client.ts';
import { seatPlayers, signInMany, waitForDeal } from '../testing/test-players.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the log holds no cookie, code, phrase, key or seed', async () => {
  const game = gameById('thats-not-a-hat');
  if (game === undefined) throw new Error('the hat is gone');
  const lines: string[] = [];
  const server = await spawnServer({ port: 0, host: '127.0.0.1', data: folder, log: 'debug' }, await built(SERVERS), {
    receive: (line) => lines.push(line),
  });
  let steps = 0;
  const people = await signInMany(server.base, 4);
  const players = await seatPlayers(people, game, { ready: false, show: 0, clock: 0 }, { seen: () => void steps++ });
  expect(await waitForDeal(players, 10_000)).toBe(true);
  // Refusals are logged most often: clients without a session, wrong codes, and a forged cookie.
  const eve = await signIn(server.base, 'Eve');
  await new TestSocket(eve, 'GGGGGGGG').next('bye');
  await fetch(`${server.base}/api/me`, { headers: { cookie: `${people[0]?.cookie}x` } });
  const { code } = (await request(eve, 'POST', '/api/me/code')).body as { code: string };
  const { bits } = (await request(eve, 'POST', '/api/me/phrase')).body as { bits: string };
  for (const [way, secret] of [
    ['code', { code }],
    ['phrase', { bits }],
    ['phrase', { bits: bits.replaceAll(/./g, '0') }],
  ] as const)
    await request({ ...eve, cookie: '' }, 'POST', `/api/sign-in/${way}`, secret);
  await expect.poll(() => steps).toBeGreaterThan(20);
  for (const player of players) player.stop();
  await server.close();

  const database = new DatabaseSync(join(folder, 'parlour.sqlite'));
  const seeds = (database.prepare('select body from matches').all() as { body: string }[]).flatMap(
    ({ body }) => body.match(/[0-9a-f]{64}/g) ?? [],
  );
  database.close();
  const cookies = people.map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1));
  const keys = readFileSync(join(folder, 'session-keys'), 'utf8').match(/[\w+/=-]{30,}/g) ?? [];
  expect([lines.length > 0, seeds.length > 0, cookies.every((cookie) => cookie.length > 20), keys.length > 0]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const log = lines.join('\n');
  const actions = lines.flatMap((line) => /"security":true.*"action":"([\w-]+)"/.exec(line)?.[1] ?? []);
  expect(actions).toEqual(['code-made', 'phrase-made', 'sign-in', 'sign-in', 'sign-in-refused']);
  expect([code, bits, ...seeds, ...cookies, ...keys].filter((secret) => log.includes(secret))).toEqual([]);
});
