import { setImmediate as turn } from 'node:timers/promises';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, recordHeader, seedFromText, startMatch, toHex } from '@parlour/kernel';
import { type MatchHead, newTableMeta, type SavedTable, type StoredEntry } from '@parlour/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_SUBSCRIPTIONS, matchIdAt, type Store } from './store.ts';

export const ANN = { handle: 'ann', name: 'Ann', avatar: 'cloche' } as const;

export function tableOf(code: string, changes: Partial<SavedTable> = {}): SavedTable {
  return {
    code,
    game: thatsNotAHat.id,
    visibility: 'private',
    host: 'ann',
    options: {},
    occupants: [{ kind: 'person', person: ANN }],
    bannedFromSeats: [],
    match: null,
    phase: 'lobby',
    startOnArrival: false,
    meta: newTableMeta(),
    nextSeed: { serverSeed: toHex(seedFromText('next')), shares: {} },
    ...changes,
  };
}

export function headOf(id: string): MatchHead {
  const options = thatsNotAHat.parseOptions({ ready: false }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const { match } = startMatch(thatsNotAHat, options.ok, 2, seedFromText(id));
  return { id, record: { ...recordHeader(match), rulesVersion: 1 }, players: [{ name: 'Ann', avatar: 'cloche', bot: null }] };
}

const entry = (seat: number, key?: string) => ({ entry: { seat, move: { do: 'ready' } }, ...(key === undefined ? {} : { key }) });

/** Creates a table with a new match, at version 2. */
export async function startMatchAt(store: Store, code: string, match: string): Promise<void> {
  await store.addTable(tableOf(code));
  await store.createMatch(headOf(match), tableOf(code, { match, phase: 'playing' }), 1);
}

/** The behaviour of every store. `reopen` gives the same data to a new process, where that is possible. */
export function storeContract(name: string, open: () => Promise<Store>, reopen?: (store: Store) => Promise<Store>): void {
  describe(`${name} keeps the store's contract`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('deletes what nobody has touched for long, and nothing else', async () => {
      const [old, fresh] = [`${matchIdAt(1000)}old`, `${matchIdAt(Date.now())}fresh`];
      await startMatchAt(store, 'OLDPLAY', old);
      await store.append(old, 0, entry(0));
      await store.addTable(tableOf('LOBBY'));
      await store.addTable(tableOf('KEPT'));
      const never = { lobbies: 0, abandoned: 0, matches: 0 };
      expect(await store.tidy(never, [])).toEqual({ tables: 0, matches: 0 });
      const soon = Date.now() + 1000;
      expect(await store.tidy({ ...never, lobbies: soon }, ['KEPT'])).toEqual({ tables: 1, matches: 0 });
      expect([await store.readTable('LOBBY'), (await store.readTable('KEPT'))?.version]).toEqual([undefined, 1]);
      expect(await store.hasMatch(old)).toBe(true);
      expect(await store.tidy({ ...never, matches: soon }, [])).toEqual({ tables: 0, matches: 0 });
      expect(await store.tidy({ ...never, abandoned: soon }, [])).toEqual({ tables: 1, matches: 1 });
      expect([await store.hasMatch(old), await store.readEntries(old, 0), await store.tablesOf('ann', 9)]).toEqual([false, [], ['KEPT']]);
      await startMatchAt(store, 'AGAIN', fresh);
      await store.writeTable(tableOf('AGAIN', { match: null }), 2);
      expect(await store.tidy({ ...never, matches: Date.now() - 60_000 }, [])).toEqual({ tables: 0, matches: 0 });
      expect(await store.tidy({ ...never, matches: soon }, [])).toEqual({ tables: 0, matches: 1 });
      expect(await store.sizes()).toMatchObject({ bytes: expect.any(Number) as number });
    });

    it('stores people, and their latest name', async () => {
      expect(await store.readPerson('ann')).toBeUndefined();
      await store.writePerson(ANN);
      expect(await store.writePerson({ ...ANN, name: 'Annie' })).toBe('stored');
      expect(await store.readPerson('ann')).toEqual({ ...ANN, name: 'Annie' });
    });

    it('reads many people at once, and only those that exist', async () => {
      const bob = { ...ANN, handle: 'bob', name: 'Bob' };
      await Promise.all([store.writePerson(ANN), store.writePerson(bob), store.writePerson({ ...ANN, handle: 'eve' })]);
      expect(await store.readPeople(['bob', 'nobody', 'ann'])).toEqual(new Map([ANN, bob].map((person) => [person.handle, person])));
      expect(await store.readPeople([])).toEqual(new Map());
    });

    it('gives a code to one table only', async () => {
      expect(await Promise.all([store.addTable(tableOf('ABCDE')), store.addTable(tableOf('ABCDE', { host: 'bob' }))])).toEqual([
        'stored',
        'conflict',
      ]);
      expect(await store.readTable('ABCDE')).toEqual({ table: tableOf('ABCDE'), version: 1 });
      expect(await store.readTable('NOONE')).toBeUndefined();
    });

    it('reads what was requested to be written just before', async () => {
      void store.addTable(tableOf('ABCDE'));
      void store.writeTable(tableOf('ABCDE', { host: 'bob' }), 1);
      expect((await store.readTable('ABCDE'))?.table.host).toBe('bob');
    });

    it('writes a table only over the version it was made from', async () => {
      expect(await store.writeTable(tableOf('ABCDE'), 1)).toBe('conflict');
      expect(await store.readTable('ABCDE')).toBeUndefined();
      await store.addTable(tableOf('ABCDE'));
      const written = ['bob', 'cem', 'dan'].map((host, i) => store.writeTable(tableOf('ABCDE', { host }), i === 2 ? 2 : 1));
      expect(await Promise.all(written)).toEqual(['stored', 'conflict', 'stored']);
      expect(await store.readTable('ABCDE')).toEqual({ table: tableOf('ABCDE', { host: 'dan' }), version: 3 });
    });

    it('finds the tables a person sits at, hosts and plays at', async () => {
      await store.addTable(tableOf('AAAAA'));
      await store.addTable(tableOf('BBBBB', { host: 'bob', phase: 'playing' }));
      await store.addTable(tableOf('CCCCC', { occupants: [], phase: 'over' }));
      expect((await store.tablesOf('ann', 10)).toSorted()).toEqual(['AAAAA', 'BBBBB']);
      expect(await store.tablesOf('ann', 1)).toHaveLength(1);
      expect(await store.tablesOf('bob', 10)).toEqual([]);
      expect(await store.countHosted('ann', 0)).toBe(1);
      expect(await store.countHosted('ann', Date.now() + 60_000)).toBe(0);
      expect(await store.playingTables(0)).toEqual(['BBBBB']);
      await store.writeTable(tableOf('AAAAA', { occupants: [] }), 1);
      expect(await store.tablesOf('ann', 10)).toEqual(['BBBBB']);
    });

    it('finds the tables at which a bot plays for a person, unless the host removed them', async () => {
      const occupants = [
        { kind: 'bot', name: 'Otto', avatar: 'bowler', level: 'normal', temperament: 'bold', owner: ANN, since: 3 },
      ] as const;
      await store.addTable(tableOf('AAAAA', { occupants }));
      await store.addTable(tableOf('BBBBB', { occupants, bannedFromSeats: ['ann'] }));
      expect(await store.tablesOf('ann', 10)).toEqual(['AAAAA']);
    });

    it('returns the holders of a seat and its notices', async () => {
      const notice = { kind: 'bot', at: 5, by: 'Ann', bot: 'Otto', moves: 2 } as const;
      const meta = { ...newTableMeta(), holders: [{ handle: 'bob', seat: 1 }], notices: [{ handle: 'bob', notice }] };
      await store.addTable(tableOf('AAAAA', { meta }));
      expect((await store.readTable('AAAAA'))?.table.meta).toEqual(meta);
    });

    it('creates a match with its table, both or neither', async () => {
      const playing = tableOf('ABCDE', { match: 'm1', phase: 'playing' });
      expect(await store.createMatch(headOf('m1'), playing, 1)).toBe('conflict');
      await store.addTable(tableOf('ABCDE'));
      expect(await store.createMatch(headOf('m1'), playing, 2)).toBe('conflict');
      expect(await store.readMatch('m1')).toMatchObject({ refused: 'record-missing' });
      expect(await store.hasMatch('m1')).toBe(false);
      expect(await store.createMatch(headOf('m1'), playing, 1)).toBe('stored');
      expect(await store.hasMatch('m1')).toBe(true);
      expect(await store.createMatch(headOf('m1'), tableOf('ABCDE', { host: 'bob' }), 2)).toBe('conflict');
      expect(await store.readMatch('m1')).toEqual({ head: headOf('m1'), entries: [] });
      expect(await store.readTable('ABCDE')).toEqual({ table: playing, version: 2 });
    });

    it('appends in order, and only what follows the last step', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
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

    it('stores every character of an entry', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      const said = `"' \\ \\" {a,b} NULL \n\t\0 \u2028 é 🎩 \ud800`;
      const written = { entry: { seat: 0, move: { said } }, key: said };
      await Promise.all([store.append('m1', 0, entry(0)), store.append('m1', 1, written)]);
      expect(await store.readEntries('m1', 1)).toEqual([written]);
    });

    it('reads the log behind a step', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      for (const step of [0, 1, 2]) void store.append('m1', step, entry(step % 2, `k${step}`));
      expect(await store.readEntries('m1', 0)).toEqual([entry(0, 'k0'), entry(1, 'k1'), entry(0, 'k2')]);
      expect(await store.readEntries('m1', 2)).toEqual([entry(0, 'k2')]);
      expect(await store.readEntries('m1', 3)).toEqual([]);
      expect(await store.readEntries('nomatch', 0)).toEqual([]);
    });

    it('gives the versions and steps of many tables', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      await store.addTable(tableOf('FGHJK'));
      for (const step of [0, 1]) void store.append('m1', step, entry(step));
      const positions = await store.tablePositions(['FGHJK', 'ABCDE', 'NOONE']);
      expect(positions.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
        { code: 'ABCDE', version: 2, match: 'm1', step: 2 },
        { code: 'FGHJK', version: 1, match: null, step: 0 },
      ]);
      const [table] = await store.readTables(['ABCDE', 'NOONE']);
      expect(table).toMatchObject({ table: tableOf('ABCDE', { match: 'm1', phase: 'playing' }), step: 2 });
      expect(await store.tablePositions([])).toEqual([]);
    });

    it('stores nothing that was meant to follow an entry that was not stored', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      const mine = store.append('m1', 0, entry(0));
      // A writer that does not know of the entry above sends two that build on one another.
      const theirs = [store.append('m1', 0, entry(1)), store.append('m1', 1, entry(0))];
      expect(await Promise.all([mine, ...theirs])).toEqual(['stored', 'conflict', 'conflict']);
      expect(await store.append('m1', 1, entry(1))).toBe('stored');
    });

    it('can be probed, without storing anything', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      const written = [store.append('m1', 0, entry(0)), store.probe(), store.append('m1', 1, entry(1))];
      expect(await Promise.all(written)).toEqual(['stored', 'stored', 'stored']);
      expect(await store.readEntries('m1', 0)).toEqual([entry(0), entry(1)]);
    });

    it('drops a superseded draft, reads its step as empty, and goes on after the last step only', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      const draft = (seat: number, key: string, supersedes?: number): StoredEntry => ({
        ...entry(seat, key),
        ...(supersedes === undefined ? {} : { supersedes, past: ['before'] }),
      });
      expect(await store.append('m1', 0, draft(0, 'a'))).toBe('stored');
      expect(await store.append('m1', 1, draft(1, 'b'))).toBe('stored');
      expect(await store.append('m1', 2, draft(0, 'c', 1))).toBe('stored');
      const together = [store.append('m1', 3, draft(0, 'd', 3)), store.append('m1', 4, draft(0, 'e', 4))];
      expect(await Promise.all(together)).toEqual(['stored', 'stored']);
      const empty = { entry: { superseded: true } };
      const log = [empty, draft(1, 'b'), empty, empty, draft(0, 'e', 4)];
      expect(await store.readMatch('m1')).toMatchObject({ entries: log });
      expect(await store.readEntries('m1', 0)).toEqual(log);
      expect(await store.readEntries('m1', 2)).toEqual(log.slice(2));
      expect(await store.append('m1', 0, draft(1, 'late'))).toBe('conflict');
      expect(await store.append('m1', 3, draft(1, 'late'))).toBe('conflict');
      expect(await store.append('m1', 5, draft(1, 'next', 2))).toBe('stored');
    });

    it('marks a match that does not replay and keeps its log', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      await store.append('m1', 0, entry(0));
      expect(await store.quarantine('m1', 'why')).toBe('stored');
      expect(await store.readMatch('m1')).toMatchObject({ entries: [entry(0)] });
    });

    it('lists running matches of unknown rules', async () => {
      await startMatchAt(store, 'ABCDE', 'm1');
      await startMatchAt(store, 'BBBBB', 'm2');
      await store.writeTable(tableOf('BBBBB', { match: 'm2', phase: 'over' }), 2);
      const found = { id: 'm1', table: 'ABCDE', game: thatsNotAHat.id, rulesVersion: 1 };
      expect(await store.unsupportedMatches(new Map([[thatsNotAHat.id, [1]]]))).toEqual([]);
      expect(await store.unsupportedMatches(new Map([[thatsNotAHat.id, [2, 1]]]))).toEqual([]);
      expect(await store.unsupportedMatches(new Map([[thatsNotAHat.id, [2, 3]]]))).toEqual([found]);
      expect(await store.unsupportedMatches(new Map())).toEqual([found]);
    });

    it('lets one live node lead a table', async () => {
      expect(await store.claimLeadership('a', ['AAAAA'])).toEqual([]);
      await store.heartbeat('a', 60_000);
      await store.heartbeat('b', 60_000);
      expect(await store.claimLeadership('a', ['AAAAA', 'BBBBB'])).toEqual(['AAAAA', 'BBBBB']);
      expect(await store.claimLeadership('b', ['AAAAA', 'CCCCC'])).toEqual(['CCCCC']);
      expect(await store.claimLeadership('a', ['AAAAA', 'CCCCC'])).toEqual(['AAAAA']);
      expect(await store.releaseLeadership('a', ['AAAAA', 'CCCCC'])).toBe('stored');
      expect(await store.claimLeadership('b', ['AAAAA', 'BBBBB', 'CCCCC'])).toEqual(['AAAAA', 'CCCCC']);
      expect(await store.releaseLeadership('a')).toBe('stored');
      expect(await store.claimLeadership('b', ['BBBBB'])).toEqual(['BBBBB']);
      expect(await store.claimLeadership('a', ['DDDDD'])).toEqual([]);
    });

    it('lets another node lead the tables of a silent one', async () => {
      await store.heartbeat('b', 60_000);
      await store.heartbeat('a', 300);
      await store.claimLeadership('a', ['AAAAA']);
      expect(await store.claimLeadership('b', ['AAAAA'])).toEqual([]);
      await expect.poll(() => store.claimLeadership('b', ['AAAAA']), { timeout: 10_000 }).toEqual(['AAAAA']);
      await store.heartbeat('a', 60_000);
      expect(await store.claimLeadership('a', ['AAAAA'])).toEqual([]);
    });

    it("is not affected by jumps of a node's wall clock", async () => {
      await store.heartbeat('a', 60_000);
      await store.claimLeadership('a', ['AAAAA']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      try {
        await store.heartbeat('b', 60_000);
        expect(await store.claimLeadership('b', ['AAAAA'])).toEqual([]);
        vi.setSystemTime(0);
        await store.heartbeat('b', 60_000);
        expect(await store.claimLeadership('b', ['AAAAA', 'BBBBB'])).toEqual(['BBBBB']);
        expect(await store.claimLeadership('a', ['AAAAA', 'BBBBB'])).toEqual(['AAAAA']);
      } finally {
        vi.useRealTimers();
      }
    });

    it('lists public tables that are led and not over, the latest first', async () => {
      for (const code of ['AAAAA', 'BBBBB', 'CCCCC']) {
        await store.addTable(tableOf(code, { visibility: 'public' }));
        const at = Date.now();
        while (Date.now() === at) await turn();
      }
      await store.addTable(tableOf('DDDDD'));
      await store.addTable(tableOf('FFFFF', { visibility: 'public', phase: 'over' }));
      await store.heartbeat('a', 60_000);
      await store.claimLeadership('a', ['AAAAA', 'CCCCC', 'DDDDD', 'EEEEE', 'FFFFF']);
      const shown = (await store.publicTables(10)).map(({ table, version }) => [table.code, version]);
      expect(shown).toEqual([
        ['CCCCC', 1],
        ['AAAAA', 1],
      ]);
      expect(await store.publicTables(1)).toHaveLength(1);
      await store.releaseLeadership('a');
      expect(await store.publicTables(10)).toEqual([]);
    });

    it('lists due correspondence matches', async () => {
      const slow = (code: string, phase: 'playing' | 'over', at: number | null) => {
        const due = at === null ? null : { match: 'm1', step: 0, at };
        return tableOf(code, { phase, meta: { ...newTableMeta(), deadline: due } });
      };
      await store.addTable(slow('AAAAA', 'playing', 1_000));
      await store.addTable(slow('BBBBB', 'playing', 2_000_000_000_000));
      await store.addTable(slow('CCCCC', 'playing', null));
      await store.addTable(slow('DDDDD', 'over', 1_000));
      await store.addTable(tableOf('EEEEE', { phase: 'playing' }));
      expect(await store.dueTables(999)).toEqual([]);
      expect(await store.dueTables(1_000)).toEqual(['AAAAA']);
      expect((await store.dueTables(2_000_000_000_000)).toSorted()).toEqual(['AAAAA', 'BBBBB']);
    });

    it('stores subscriptions: a browser belongs to its last person, and the oldest are dropped first', async () => {
      const browser = (name: string) => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } });
      await store.addSubscription('ann', browser('one'));
      await store.addSubscription('ann', browser('two'));
      await store.addSubscription('bob', browser('one'));
      expect(await store.subscriptionsOf('ann')).toEqual([browser('two')]);
      expect(await store.subscriptionsOf('bob')).toEqual([browser('one')]);
      await store.dropSubscription(browser('two').endpoint);
      expect(await store.subscriptionsOf('ann')).toEqual([]);
      for (let count = 0; count <= MAX_SUBSCRIPTIONS; count++) await store.addSubscription('cid', browser(`many ${count}`));
      const saved = (await store.subscriptionsOf('cid')).map(({ endpoint }) => endpoint);
      expect(saved).toHaveLength(MAX_SUBSCRIPTIONS);
      expect(saved).not.toContain(browser('many 0').endpoint);
    });

    it('has constant session keys', async () => {
      const keys = await store.sessionKeys();
      expect(keys[0]).toHaveLength(32);
      expect(await store.sessionKeys()).toEqual(keys);
    });

    if (reopen === undefined) return;
    it('has everything again after a restart', async () => {
      await store.writePerson(ANN);
      await startMatchAt(store, 'ABCDE', 'm1');
      await store.append('m1', 0, entry(0));
      const keys = await store.sessionKeys();
      store = await reopen(store);
      expect(await store.sessionKeys()).toEqual(keys);
      expect(await store.readPerson('ann')).toEqual(ANN);
      expect(await store.readTable('ABCDE')).toEqual({ table: tableOf('ABCDE', { match: 'm1', phase: 'playing' }), version: 2 });
      expect(await store.append('m1', 0, entry(1))).toBe('conflict');
      expect(await store.append('m1', 1, entry(1))).toBe('stored');
    });
  });
}
