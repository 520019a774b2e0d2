import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf, dayPlus, startOfDay } from '@parlour/protocol';
import {
  boardOf,
  dailySeeds,
  findPostgres,
  postgresStore,
  quantiles,
  type Store,
  sqliteStore,
  startPostgres,
} from '@parlour/server/testing';
import type { BenchTable } from './report.ts';

const PEOPLE = 100_000;
const FRIENDS = 20;
const ASKED = 300;
const CHUNK = 500;
const GAME = 'fotomania';
const NOW = startOfDay(dayOf(Date.now())) + 12 * 60 * 60 * 1000;
const DAY = dayPlus(dayOf(NOW), -1);

/** The page of a daily deal that many people have finished: target, p99 of at most 20 ms. */
export async function benchDaily(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-daily-'));
  const rows = [{ store: 'SQLite', ...(await measure(sqliteStore(folder))) }];
  rmSync(folder, { recursive: true, force: true });
  const title = `the board of a daily deal with ${PEOPLE} results, ms`;
  if (findPostgres() === undefined) return { title, rows, note: 'PostgreSQL not run: apt-get install postgresql' };
  const postgres = await startPostgres();
  try {
    rows.push({ store: 'PostgreSQL', ...(await measure(await postgresStore(postgres.url))) });
  } finally {
    await postgres.remove();
  }
  return { title, rows };
}

const handleOf = (person: number): string => `person-${person}`;

async function measure(store: Store) {
  for (let from = 0; from < PEOPLE; from += CHUNK) {
    await Promise.all(Array.from({ length: CHUNK }, (_, i) => finish(store, from + i)));
  }
  for (let friend = 1; friend <= FRIENDS; friend++) {
    await store.profiles.ask(handleOf(0), handleOf(friend));
    await store.profiles.ask(handleOf(friend), handleOf(0));
  }
  const seeds = dailySeeds(Buffer.alloc(32));
  const me = { handle: handleOf(0), name: 'Ann', avatar: 'cloche' } as const;
  const times: number[] = [];
  for (let i = 0; i < ASKED; i++) {
    const began = performance.now();
    const { rows, friends } = await boardOf(store, seeds, { game: GAME, day: DAY, now: NOW }, me);
    times.push(performance.now() - began);
    if (rows.length === 0 || friends.length === 0) throw new Error('the board is empty');
  }
  await store.close();
  const { p50, p99 } = quantiles(times);
  return { p50, p99, results: PEOPLE };
}

/** A finished attempt of a person with a name; scores spread as in a real game. */
async function finish(store: Store, person: number): Promise<void> {
  const handle = handleOf(person);
  await store.writePerson({ handle, name: `Person ${person}`, avatar: 'cloche' });
  await store.daily.begin({ game: GAME, day: DAY, handle, code: `CODE${person}`, began: NOW });
  const score = (person * 7919) % 61;
  await store.profiles.recordResult(
    {
      match: `match-${person}`,
      game: GAME,
      at: startOfDay(DAY) + person,
      players: [{ name: `Person ${person}`, avatar: 'cloche', bot: null }],
      participations: [{ seat: 0, handle, place: 1 + (person % 3), score, left: false, memory: null, honours: [] }],
      rated: false,
      daily: DAY,
    },
    () => [],
  );
}
