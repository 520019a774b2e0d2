import { refuse } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import { addEntry, type MatchHead, type SavedTable, type StoredEntry, seatOwners } from '@parlour/table';
import { newSessionKey } from '../identity/sessions.ts';
import { byHandle } from './by-handle.ts';
import { sqlDailyStore } from './daily-store.ts';
import { dueAt } from './due-at.ts';
import { GroupCommit } from './group-commit.ts';
import { InMemoryLeadership } from './in-memory-leadership.ts';
import { sqlModerationStore } from './moderation-store.ts';
import { anonymizePlayer, sqlProfileStore } from './sql-profile-store.ts';
import { inMemoryRunner } from './sqlite/script-runner.ts';
import {
  MAX_SUBSCRIPTIONS,
  matchIdAt,
  type SessionKeys,
  type Store,
  type Subscription,
  type VersionedTable,
  type WriteResult,
} from './store.ts';

interface TimedTable extends VersionedTable {
  readonly at: number;
}

const NO_TRANSACTIONS = { begin: () => {}, commit: () => {}, rollback: () => {}, sync: async () => {} };

/** A store without persistence: for tests and trials. */
export function memoryStore(now: () => number = Date.now): Store {
  const people = new Map<string, Person>();
  const tables = new Map<string, TimedTable>();
  const matches = new Map<string, { head: MatchHead; entries: StoredEntry[] }>();
  const subscriptions = new Map<string, { readonly handle: string; readonly subscription: Subscription }>();
  const ofPerson = (handle: string) =>
    [...subscriptions.values()]
      .filter((saved) => saved.handle === handle)
      .map(({ subscription }) => subscription)
      .toReversed();
  const leadership = new InMemoryLeadership();
  const keys: SessionKeys = [newSessionKey()];
  // Answers come in a later turn, as those of a disk do.
  const commits = new GroupCommit(NO_TRANSACTIONS, () => {});

  const save = (table: SavedTable, expectedVersion: number): WriteResult => {
    if ((tables.get(table.code)?.version ?? 0) !== expectedVersion) return 'conflict';
    tables.delete(table.code);
    tables.set(table.code, { table, version: expectedVersion + 1, at: now() });
    return 'stored';
  };
  const latest = (wanted: (saved: TimedTable) => boolean) => {
    commits.flush();
    return [...tables.values()].filter(wanted).toReversed();
  };
  const codes = (wanted: (saved: TimedTable) => boolean) => latest(wanted).map(({ table }) => table.code);
  const atStep = (wanted: readonly string[]) => {
    commits.flush();
    return wanted.flatMap((code) => {
      const saved = tables.get(code);
      if (saved === undefined) return [];
      const { table, version } = saved;
      return [{ table, version, step: matches.get(table.match ?? '')?.entries.length ?? 0 }];
    });
  };
  const match = (id: string) => {
    commits.flush();
    return matches.get(id);
  };

  const runner = inMemoryRunner();
  return {
    profiles: sqlProfileStore(runner),
    moderation: sqlModerationStore(runner),
    daily: sqlDailyStore(runner),
    readPerson: async (handle) => {
      commits.flush();
      return people.get(handle);
    },
    readPeople: async (handles) => {
      commits.flush();
      return byHandle(handles.flatMap((handle) => people.get(handle) ?? []));
    },
    writePerson: (person) =>
      commits.write(() => {
        people.set(person.handle, person);
        return 'stored';
      }),
    erasePerson: (handle) =>
      commits.write(() => {
        people.delete(handle);
        return 'stored';
      }),
    addTable: (table) => commits.write(() => save(table, 0)),
    writeTable: (table, expectedVersion) => commits.write(() => save(table, expectedVersion)),
    readTable: async (code) => {
      commits.flush();
      const saved = tables.get(code);
      return saved === undefined ? undefined : { table: saved.table, version: saved.version };
    },
    readTables: async (wanted) => atStep(wanted),
    tablePositions: async (wanted) =>
      atStep(wanted).map(({ table, version, step }) => ({ code: table.code, version, match: table.match, step })),
    tablesOf: async (handle, limit) => codes(({ table }) => seatOwners(table).includes(handle)).slice(0, limit),
    countHosted: async (handle, since) => codes(({ table, at }) => table.host === handle && table.phase !== 'over' && at >= since).length,
    playingTables: async (since) => codes(({ table, at }) => table.phase === 'playing' && at >= since),
    dueTables: async (by) => codes(({ table }) => (dueAt(table) ?? Number.POSITIVE_INFINITY) <= by),
    addSubscription: (handle, subscription) =>
      commits.write(() => {
        subscriptions.delete(subscription.endpoint);
        subscriptions.set(subscription.endpoint, { handle, subscription });
        for (const old of ofPerson(handle).slice(MAX_SUBSCRIPTIONS)) subscriptions.delete(old.endpoint);
        return 'stored';
      }),
    subscriptionsOf: async (handle) => {
      commits.flush();
      return ofPerson(handle);
    },
    dropSubscription: (endpoint) => commits.write(() => stored(subscriptions.delete(endpoint))),
    publicTables: async (limit) => {
      const led = new Set(leadership.led());
      const shown = latest(({ table }) => table.visibility === 'public' && table.phase !== 'over' && led.has(table.code)).slice(0, limit);
      return shown.map(({ table, version }) => ({ table, version }));
    },
    createMatch: (head, table, expectedVersion) =>
      commits.write(() => {
        if (matches.has(head.id)) return 'conflict';
        const written = save(table, expectedVersion);
        if (written === 'stored') matches.set(head.id, { head, entries: [] });
        return written;
      }),
    append: (id, expectedStep, entry) =>
      commits.write(() => {
        const found = matches.get(id);
        if (found === undefined || found.entries.length !== expectedStep) return 'conflict';
        addEntry(found.entries, entry);
        return 'stored';
      }, id),
    readMatch: async (id) => {
      const found = match(id);
      return found === undefined ? refuse('record-missing') : { head: found.head, entries: [...found.entries] };
    },
    hasMatch: async (id) => match(id) !== undefined,
    readEntries: async (id, after) => match(id)?.entries.slice(after) ?? [],
    anonymizePlayer: (id, seat) =>
      commits.write(() => {
        const found = matches.get(id);
        if (found === undefined) return 'conflict';
        found.head = anonymizePlayer(found.head, seat);
        return 'stored';
      }),
    quarantine: (id) => commits.write(() => (matches.has(id) ? 'stored' : 'conflict')),
    unsupportedMatches: async (rules) =>
      latest(({ table }) => table.phase === 'playing').flatMap(({ table }) => {
        const found = table.match === null ? undefined : matches.get(table.match);
        if (found === undefined || rules.get(table.game)?.includes(found.head.record.rulesVersion) === true) return [];
        return [{ id: found.head.id, table: table.code, game: table.game, rulesVersion: found.head.record.rulesVersion }];
      }),
    heartbeat: async (node, ttlMs) => stored(leadership.heartbeat(node, ttlMs)),
    claimLeadership: async (node, wanted) => leadership.claim(node, wanted),
    releaseLeadership: async (node, given) => stored(leadership.release(node, given)),
    tidy: async (before, inUse) => {
      commits.flush();
      let [goneTables, goneMatches] = [0, 0];
      for (const [code, { table, at }] of tables) {
        if (inUse.includes(code) || at >= (table.phase === 'playing' ? before.abandoned : before.lobbies)) continue;
        tables.delete(code);
        goneTables++;
        if (table.phase === 'playing' && table.match !== null && matches.delete(table.match)) goneMatches++;
      }
      const used = new Set([...tables.values()].map(({ table }) => table.match));
      for (const id of matches.keys()) if (id < matchIdAt(before.matches) && !used.has(id) && matches.delete(id)) goneMatches++;
      return { tables: goneTables, matches: goneMatches };
    },
    sizes: async () => ({ tables: tables.size, matches: matches.size, bytes: 0 }),
    probe: () => commits.write(() => 'stored'),
    sessionKeys: async () => keys,
    close: () => commits.settle(),
  };
}

function stored(_done: unknown): WriteResult {
  return 'stored';
}
