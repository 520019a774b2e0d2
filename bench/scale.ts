import { RECORD_FORMAT, seedFromText, toHex } from '@parlour/kernel';
import { findPostgres, postgresStore, quantiles, type Store, startPostgres } from '@parlour/server/testing';
import { type MatchHead, newTableMeta, type SavedTable } from '@parlour/table';
import type { BenchTable } from './report.ts';

const FINISHED = 200_000;
const LIVE = 12_500;
/** Public lobbies that nobody is connected to. */
const ASLEEP = 20_000;
/** Correspondence matches that wait for a move, most of them abandoned. */
const CORRESPONDENCE = 60_000;
const DUE = 20;
const CHUNK = 2000;
const ASKED = 300;
const NODE = 'bench';

/** What must not slow down with the number of stored tables. */
export async function benchScale(): Promise<BenchTable> {
  const title = `PostgreSQL with ${FINISHED} finished, ${LIVE} live, ${ASLEEP} sleeping and ${CORRESPONDENCE} correspondence tables, ms`;
  if (findPostgres() === undefined) return { title, rows: [], note: 'Not run: apt-get install postgresql' };
  const postgres = await startPostgres();
  const store = await postgresStore(postgres.url);
  try {
    const empty = await measure(store, 'before');
    await fillAll(store);
    return {
      title,
      rows: [
        { stored: 'nothing', ...empty },
        { stored: 'all of it', ...(await measure(store, 'after')) },
      ],
    };
  } finally {
    await store.close();
    await postgres.remove();
  }
}

/** Live and sleeping tables are mixed: the public list has to pass over those that sleep. */
async function fillAll(store: Store): Promise<void> {
  await fill(store, 'F', FINISHED, () => ({ phase: 'over', visibility: 'public' }));
  const live = new Set(Array.from({ length: LIVE }, (_, i) => Math.floor((i * (LIVE + ASLEEP)) / LIVE)));
  await fill(store, 'L', LIVE + ASLEEP, (i) =>
    live.has(i) ? { phase: 'playing', visibility: i % 5 === 0 ? 'public' : 'private' } : { visibility: 'public' },
  );
  const now = Date.now();
  await fill(store, 'C', CORRESPONDENCE, (i) => ({
    phase: 'playing',
    meta: { ...newTableMeta(), deadline: { match: `m${i}`, step: 0, at: i < DUE ? now - 1000 : now + 1e9 + i } },
  }));
  await store.heartbeat(NODE, 3_600_000);
  await store.claimLeadership(
    NODE,
    [...live].map((i) => `L${i}`),
  );
}

async function measure(store: Store, match: string) {
  const open = await timed(async () => (await store.publicTables(50)).length);
  const due = await timed(async () => (await store.dueTables(Date.now())).length);
  const code = `M-${match}`;
  const table = savedTable(code);
  await store.addTable(table);
  await store.createMatch(headOf(match), { ...table, phase: 'playing', match }, 1);
  const move = await timed(async (i) => {
    const written = await store.append(match, i, { entry: { seat: i % 2, move: { do: 'give', to: 1 } } });
    if (written !== 'stored') throw new Error(written);
    return 1;
  });
  return {
    'public list p50': open.p50,
    'public list p99': open.p99,
    'public tables': open.found,
    'due query p50': due.p50,
    'due query p99': due.p99,
    'due tables': due.found,
    'stored move p50': move.p50,
    'stored move p99': move.p99,
  };
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

const headOf = (id: string): MatchHead => ({
  id,
  record: {
    format: RECORD_FORMAT,
    game: 'thats-not-a-hat',
    rulesVersion: 1,
    options: {},
    seats: 2,
    seed: '00',
    seedHash: '00',
    shares: [],
  },
  players: ['Ann', 'Bob'].map((name) => ({ name, avatar: 'cloche', bot: null })),
});

interface Timed {
  readonly p50: number;
  readonly p99: number;
  readonly found: number;
}

async function timed(ask: (i: number) => Promise<number>): Promise<Timed> {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < ASKED; i++) {
    const began = performance.now();
    found = await ask(i);
    times.push(performance.now() - began);
  }
  const { p50, p99 } = quantiles(times);
  return { p50, p99, found };
}
