import { seedFromText, toHex } from '@parlour/kernel';
import { findPostgres, postgresStore, quantiles, type Store, startPostgres } from '@parlour/server/testing';
import { newTableMeta, type SavedTable } from '@parlour/table';
import type { BenchTable } from './report.ts';

const FINISHED = 200_000;
const LIVE = 12_500;
/** Correspondence matches that wait for a move, most of them abandoned. */
const CORRESPONDENCE = 60_000;
const DUE = 20;
const CHUNK = 2000;
const ASKED = 300;
const NODE = 'bench';

/** Queries that must not slow down with the number of stored tables. */
export async function benchScale(): Promise<BenchTable> {
  const title = `PostgreSQL with ${FINISHED} finished, ${LIVE} live and ${CORRESPONDENCE} correspondence tables, ms`;
  if (findPostgres() === undefined) return { title, rows: [], note: 'Not run: apt-get install postgresql' };
  const postgres = await startPostgres();
  try {
    return { title, rows: [await measure(await postgresStore(postgres.url))] };
  } finally {
    await postgres.remove();
  }
}

async function measure(store: Store) {
  try {
    await fill(store, 'F', FINISHED, () => ({ phase: 'over', visibility: 'public' }));
    await fill(store, 'L', LIVE, (i) => ({ phase: 'playing', visibility: i % 5 === 0 ? 'public' : 'private' }));
    const now = Date.now();
    await fill(store, 'C', CORRESPONDENCE, (i) => ({
      phase: 'playing',
      meta: { ...newTableMeta(), deadline: { match: `m${i}`, step: 0, at: i < DUE ? now - 1000 : now + 1e9 + i } },
    }));
    await store.heartbeat(NODE, 3_600_000);
    const live = Array.from({ length: LIVE }, (_, i) => `L${i}`);
    await store.claimLeadership(NODE, live);
    const open = await timed(() => store.publicTables(50));
    const due = await timed(() => store.dueTables(Date.now()));
    return {
      'public list p50': open.p50,
      'public list p99': open.p99,
      'public tables': open.found,
      'due query p50': due.p50,
      'due query p99': due.p99,
      'due tables': due.found,
    };
  } finally {
    await store.close();
  }
}

async function fill(store: Store, prefix: string, count: number, changes: (i: number) => Partial<SavedTable>): Promise<void> {
  for (let start = 0; start < count; start += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, count - start) }, (_, i) => start + i);
    await Promise.all(chunk.map((i) => store.addTable({ ...savedTable(`${prefix}${i}`), ...changes(i) })));
  }
}

const savedTable = (code: string): SavedTable => ({
  code,
  game: 'thats-not-a-hat',
  visibility: 'private',
  host: `host-of-${code}`,
  options: {},
  occupants: ['Ann', 'Bob'].map((name) => ({ kind: 'person', person: { handle: `${name}-of-${code}`, name, avatar: 'cloche' } })),
  bannedFromSeats: [],
  match: null,
  phase: 'lobby',
  startOnArrival: false,
  meta: newTableMeta(),
  nextSeed: { serverSeed: toHex(seedFromText(code)), shares: {} },
});

async function timed(
  ask: () => Promise<readonly unknown[]>,
): Promise<{ readonly p50: number; readonly p99: number; readonly found: number }> {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < ASKED; i++) {
    const began = performance.now();
    found = (await ask()).length;
    times.push(performance.now() - began);
  }
  const { p50, p99 } = quantiles(times);
  return { p50, p99, found };
}
