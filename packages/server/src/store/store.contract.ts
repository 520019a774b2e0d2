import { thatsNotAHat } from '@parlour/games';
import { isRefusal, seedFromText, startMatch, toHex } from '@parlour/kernel';
import type { MatchHead, SavedTable } from '@parlour/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';

export const ann = { handle: 'ann', name: 'Ann', avatar: 'cloche' } as const;

export function tableOf(code: string, changes: Partial<SavedTable> = {}): SavedTable {
  return {
    code,
    game: thatsNotAHat.id,
    visibility: 'private',
    host: 'ann',
    options: {},
    chairs: [{ kind: 'person', person: ann }],
    barred: [],
    match: null,
    phase: 'lobby',
    startOnArrival: false,
    ...changes,
  };
}

export function headOf(id: string): MatchHead {
  const options = thatsNotAHat.parseOptions({ ready: false }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const { match } = startMatch(thatsNotAHat, options.ok, 2, seedFromText(id));
  const record = {
    format: 1,
    game: thatsNotAHat.id,
    rulesVersion: 1,
    options: options.ok,
    seats: 2,
    seed: toHex(match.seed),
    seedHash: match.seedHash,
  } as const;
  return { id, record, players: [{ name: 'Ann', avatar: 'cloche', bot: null }] };
}

const entry = (seat: number, key?: string) => ({ entry: { seat, move: { do: 'ready' } }, ...(key === undefined ? {} : { key }) });

/** What every store owes to the tables. `reopen` gives the same data to a new process, where that is possible. */
export function storeContract(name: string, open: () => Promise<Store>, reopen?: (store: Store) => Promise<Store>): void {
  describe(`${name} keeps the store's contract`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('remembers people, and their latest name', async () => {
      expect(await store.readPerson('ann')).toBeUndefined();
      await store.writePerson(ann);
      expect(await store.writePerson({ ...ann, name: 'Annie' })).toBe('stored');
      expect(await store.readPerson('ann')).toEqual({ ...ann, name: 'Annie' });
    });

    it('gives a code to one table only', async () => {
      expect(await Promise.all([store.addTable(tableOf('ABCDE')), store.addTable(tableOf('ABCDE', { host: 'bob' }))])).toEqual([
        'stored',
        'conflict',
      ]);
      expect(await store.readTable('ABCDE')).toEqual(tableOf('ABCDE'));
      expect(await store.readTable('NOONE')).toBeUndefined();
    });

    it('reads what was asked to be written just before', async () => {
      void store.writeTable(tableOf('ABCDE', { host: 'bob' }));
      expect((await store.readTable('ABCDE'))?.host).toBe('bob');
    });

    it('finds the tables one sits at, hosts and plays at', async () => {
      await store.addTable(tableOf('AAAAA'));
      await store.addTable(tableOf('BBBBB', { host: 'bob', phase: 'playing' }));
      await store.addTable(tableOf('CCCCC', { chairs: [], phase: 'over' }));
      expect((await store.tablesOf('ann', 10)).toSorted()).toEqual(['AAAAA', 'BBBBB']);
      expect(await store.tablesOf('ann', 1)).toHaveLength(1);
      expect(await store.tablesOf('bob', 10)).toEqual([]);
      expect(await store.countHosted('ann', 0)).toBe(1);
      expect(await store.countHosted('ann', Date.now() + 60_000)).toBe(0);
      expect(await store.playingTables(0)).toEqual(['BBBBB']);
      await store.writeTable(tableOf('AAAAA', { chairs: [] }));
      expect(await store.tablesOf('ann', 10)).toEqual(['BBBBB']);
    });

    it('creates a match with its table, once', async () => {
      expect(await store.createMatch(headOf('m1'), tableOf('ABCDE', { match: 'm1', phase: 'playing' }))).toBe('stored');
      expect(await store.createMatch(headOf('m1'), tableOf('ABCDE', { host: 'bob' }))).toBe('conflict');
      expect(await store.readMatch('m1')).toEqual({ head: headOf('m1'), entries: [] });
      expect((await store.readTable('ABCDE'))?.host).toBe('ann');
      expect(await store.readMatch('m2')).toMatchObject({ refused: 'record-missing' });
    });

    it('appends in order, and only what follows the last step', async () => {
      await store.createMatch(headOf('m1'), tableOf('ABCDE'));
      const written = [
        store.append('m1', 0, entry(0, 'k')),
        store.append('m1', 1, entry(1)),
        store.append('m1', 1, entry(0)),
        store.append('m1', 3, entry(0)),
      ];
      expect(await Promise.all(written)).toEqual(['stored', 'stored', 'conflict', 'conflict']);
      expect(await store.append('m1', 0, entry(1))).toBe('conflict');
      expect(await store.append('nomatch', 0, entry(1))).toBe('conflict');
      expect(await store.readMatch('m1')).toEqual({ head: headOf('m1'), entries: [entry(0, 'k'), entry(1)] });
    });

    it('marks a match that does not replay and keeps its log', async () => {
      await store.createMatch(headOf('m1'), tableOf('ABCDE'));
      await store.append('m1', 0, entry(0));
      expect(await store.quarantine('m1', 'why')).toBe('stored');
      expect(await store.readMatch('m1')).toMatchObject({ entries: [entry(0)] });
    });

    if (reopen === undefined) return;
    it('has everything again after a restart', async () => {
      await store.writePerson(ann);
      await store.createMatch(headOf('m1'), tableOf('ABCDE', { match: 'm1' }));
      await store.append('m1', 0, entry(0));
      store = await reopen(store);
      expect(await store.readPerson('ann')).toEqual(ann);
      expect(await store.readTable('ABCDE')).toEqual(tableOf('ABCDE', { match: 'm1' }));
      expect(await store.append('m1', 0, entry(1))).toBe('conflict');
      expect(await store.append('m1', 1, entry(1))).toBe('stored');
    });
  });
}
