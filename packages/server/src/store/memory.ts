import { refuse } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MatchHead, SavedTable, StoredEntry } from '@parlour/table';
import { withoutPlayer } from './people-work.ts';
import { peopleInMemory } from './sqlite-people.ts';
import type { Store, Written } from './store.ts';

interface KeptTable {
  readonly table: SavedTable;
  readonly at: number;
}

/** A store that forgets with its process: for tests, and for trying things out. */
export function memoryStore(now: () => number = Date.now): Store {
  const people = new Map<string, Person>();
  const tables = new Map<string, KeptTable>();
  const matches = new Map<string, { head: MatchHead; entries: StoredEntry[] }>();

  const keep = (table: SavedTable): Written => {
    tables.delete(table.code);
    tables.set(table.code, { table, at: now() });
    return 'stored';
  };
  const codes = (wanted: (kept: KeptTable) => boolean) =>
    [...tables.values()]
      .filter(wanted)
      .map(({ table }) => table.code)
      .toReversed();

  return {
    people: peopleInMemory(),
    readPerson: async (handle) => people.get(handle),
    writePerson: async (person) => {
      people.set(person.handle, person);
      return 'stored';
    },
    erasePerson: async (handle) => {
      people.delete(handle);
      return 'stored';
    },
    addTable: async (table) => (tables.has(table.code) ? 'conflict' : keep(table)),
    writeTable: async (table) => keep(table),
    readTable: async (code) => tables.get(code)?.table,
    tablesOf: async (handle, limit) =>
      codes(({ table }) => table.chairs.some((chair) => chair.kind === 'person' && chair.person.handle === handle)).slice(0, limit),
    countHosted: async (handle, since) => codes(({ table, at }) => table.host === handle && table.phase !== 'over' && at >= since).length,
    playingTables: async (since) => codes(({ table, at }) => table.phase === 'playing' && at >= since),
    createMatch: async (head, table) => {
      if (matches.has(head.id)) return 'conflict';
      matches.set(head.id, { head, entries: [] });
      return keep(table);
    },
    append: async (id, expectedStep, entry) => {
      const match = matches.get(id);
      if (match === undefined || match.entries.length !== expectedStep) return 'conflict';
      match.entries.push(entry);
      return 'stored';
    },
    readMatch: async (id) => {
      const match = matches.get(id);
      return match === undefined ? refuse('record-missing') : { head: match.head, entries: [...match.entries] };
    },
    forgetPlayer: async (id, seat) => {
      const match = matches.get(id);
      if (match === undefined) return 'conflict';
      match.head = withoutPlayer(match.head, seat);
      return 'stored';
    },
    quarantine: async (id) => (matches.has(id) ? 'stored' : 'conflict'),
    close: async () => {},
  };
}
