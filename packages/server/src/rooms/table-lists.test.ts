import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { headOf, tableOf } from '../store/store.contract.ts';
import type { LiveRoom } from './live-room.ts';
import { findQuickTable } from './quick-table.ts';
import { publicTables, tableLists, tablesFor } from './table-lists.ts';

it('lists sleeping tables from what is saved with them, and replays only those whose log went on', async () => {
  const store = memoryStore();
  const turn = { match: 'm1', step: 0, waiting: [0] };
  await store.addTable(tableOf('ABCDE'));
  await store.createMatch(headOf('m1'), tableOf('ABCDE', { match: 'm1', phase: 'playing', turn }), 1);
  await store.addTable(tableOf('FGHJK'));
  const replayed: string[] = [];
  const find = async (code: string): Promise<undefined> => {
    replayed.push(code);
  };
  const list = (handle: string) => tablesFor(tableLists(store, new Map(), false), ['ABCDE', 'FGHJK'], handle, find);

  const mine = await list('ann');
  expect(mine.map(({ summary, isSeated }) => [summary.code, summary.yourTurn, isSeated])).toEqual([
    ['ABCDE', true, true],
    ['FGHJK', false, true],
  ]);
  expect((await list('bob')).map(({ summary, isSeated }) => [summary.yourTurn, isSeated])).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(replayed).toEqual([]);

  await store.append('m1', 0, { entry: { seat: 0, move: { do: 'ready' } } });
  expect((await list('ann')).map(({ summary }) => summary.code)).toEqual(['FGHJK']);
  expect(replayed).toEqual(['ABCDE']);
});

it('asks the store once for many home pages and for many people who seek a seat, and shows no table that is private by now', async () => {
  const store = memoryStore();
  await store.addTable(tableOf('ABCDE', { visibility: 'public' }));
  await store.addTable(tableOf('FGHJK', { visibility: 'public' }));
  await store.heartbeat('node', 60_000);
  await store.claimLeadership('node', ['ABCDE', 'FGHJK']);
  let asked = 0;
  const counted = {
    ...store,
    publicTables: (limit: number) => {
      asked++;
      return store.publicTables(limit);
    },
  };
  const hidden = { room: { visibility: 'private', connections: new Map([[1, {}]]) } } as unknown as LiveRoom;
  const lists = tableLists(counted, new Map([['FGHJK', hidden]]), true);
  for (let i = 0; i < 30; i++) expect((await publicTables(lists, 'ann')).map(({ code }) => code)).toEqual(['ABCDE']);
  expect(asked).toBe(1);
  const cid = { person: { handle: 'cid', name: 'Cid', avatar: 'cloche' }, blocks: { blocked: [], blockedBy: [] } } as const;
  for (let i = 0; i < 30; i++) expect(await findQuickTable(lists, { ...cid, games: ['thats-not-a-hat'] })).toBe('ABCDE');
  expect(asked).toBe(2);
});
