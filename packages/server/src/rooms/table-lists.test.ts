import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { headOf, tableOf } from '../store/store.contract.ts';
import { tablesFor } from './table-lists.ts';

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
  const list = (handle: string) => tablesFor({ store, live: new Map(), shared: false }, ['ABCDE', 'FGHJK'], handle, find);

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
