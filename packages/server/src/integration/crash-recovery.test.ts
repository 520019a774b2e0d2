import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, replay } from '@parlour/kernel';
import { afterAll, expect, it } from 'vitest';
import { built, SERVERS } from '../../../../scripts/lib/build.mjs';
import { NO_LIMITS } from '../config.ts';
import { sqliteStore } from '../store/sqlite/sqlite-store.ts';
import { AutoPlayer } from '../testing/auto-player.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { openTable, type Session, signIn, TestSocket } from '../testing/test-client.ts';

const TABLES = 200;
const PEOPLE = 20;
const folder = mkdtempSync(join(tmpdir(), 'parlour-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Acknowledged {
  readonly table: string;
  readonly match: string;
  readonly key: string;
  readonly step: number;
}

const SOON = { timeout: 60_000, interval: 20 };

/** A table with two people at it, ready to start. */
async function seatTwo(host: Session, guest: Session): Promise<string> {
  const code = await openTable(host, { options: { ready: false, show: 0, clock: 0 } });
  const sockets = [new TestSocket(host, code), new TestSocket(guest, code)] as const;
  await Promise.all(sockets.map((socket) => socket.next('welcome')));
  sockets[1].say({ type: 'sit' });
  await sockets[0].until(
    () => sockets[0].received.some((message) => message.type === 'table' && message.table.seats.length === 2),
    'two seats',
  );
  await sockets[0].ask({ type: 'start' }, 'observation');
  for (const socket of sockets) socket.close();
  return code;
}

it(`kill -9 with ${TABLES} busy tables loses no acknowledged move, and everybody plays on`, async () => {
  const options = { host: '127.0.0.1', data: folder, log: 'error', limits: NO_LIMITS } as const;
  const script = await built(SERVERS);
  const first = await spawnServer({ ...options, port: 0 }, script);
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => signIn(first.base, `Guest ${i}`)));
  const codes: string[] = [];
  for (let i = 0; i < TABLES; i += PEOPLE) {
    codes.push(...(await Promise.all(people.map((host, j) => seatTwo(host, people[(j + 1) % PEOPLE]!)))));
  }

  const acknowledged: Acknowledged[] = [];
  const players = codes.flatMap((code, i) =>
    [people[i % PEOPLE]!, people[(i + 1) % PEOPLE]!].map(
      (session) =>
        new AutoPlayer(session, code, { acknowledged: (match, key, step) => acknowledged.push({ table: code, match, key, step }) }),
    ),
  );
  await expect.poll(() => acknowledged.length, SOON).toBeGreaterThanOrEqual(TABLES * 5);
  await first.kill();
  const beforeKill = acknowledged.length;

  const second = await spawnServer({ ...options, port: first.port }, script);
  expect(second.port).toBe(first.port);
  const playingAgain = () => new Set(acknowledged.slice(beforeKill).map(({ table }) => table)).size;
  await expect.poll(playingAgain, SOON).toBeGreaterThanOrEqual(TABLES);
  expect(players.every((player) => player.reconnects > 0)).toBe(true);
  for (const player of players) player.stop();
  await second.close();

  const store = sqliteStore(folder);
  const found = await Promise.all([...new Set(acknowledged.map(({ match }) => match))].map((id) => store.readMatch(id)));
  await store.close();
  const logs = new Map(found.map((match) => (isRefusal(match) ? ['', []] : [match.head.id, match.entries])));
  const lost = acknowledged.filter(({ match, key, step }) => logs.get(match)?.[step - 1]?.key !== key);
  const keys = [...logs.values()].flatMap((entries) => entries.flatMap(({ key }) => (key === undefined ? [] : [key])));
  expect({ lost, duplicated: keys.length - new Set(keys).size }).toEqual({ lost: [], duplicated: 0 });
  const broken = found.filter(
    (match) =>
      isRefusal(match) || isRefusal(replay(thatsNotAHat, { ...match.head.record, entries: match.entries.map(({ entry }) => entry) })),
  );
  expect(broken).toEqual([]);
});
