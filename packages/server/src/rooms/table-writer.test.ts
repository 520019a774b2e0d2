import { botFor } from '@parlour/games/bots-catalogue';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, seedFromText } from '@parlour/kernel';
import { handleInput, type Input, newTable, openRoom, type SavedTable } from '@parlour/table';
import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { type Store, StoreUnavailable, type VersionedTable } from '../store/store.ts';
import { TableWriter } from './table-writer.ts';

const HOST = { handle: 'ann', name: 'Ann', avatar: 'bowler' } as const;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A table that other nodes save, and a store whose reads are released by the test. */
function shared() {
  const wish = { game: thatsNotAHat.id, options: {}, visibility: 'private', bots: [], start: false } as const;
  const saved = newTable(wish, thatsNotAHat, 'ABCDE', HOST, seedFromText('x'));
  if (isRefusal(saved)) throw new Error(saved.refused);
  const world = { bot: botFor, seed: () => seedFromText('x'), matchId: () => 'm', botDelayMs: { min: 0, max: 0 }, isClustered: true };
  const room = openRoom(saved.ok, thatsNotAHat, undefined, world);
  if (isRefusal(room)) throw new Error(room.refused);
  let kept: VersionedTable = { table: saved.ok, version: 1 };
  const reads: (() => void)[] = [];
  const store: Store = {
    ...memoryStore(),
    readTable: () => {
      const now = kept;
      return new Promise((resolve, reject) => {
        reads.push(() => (away ? reject(new StoreUnavailable('away')) : resolve(now)));
      });
    },
  };
  let away = false;
  const writer: TableWriter = new TableWriter({
    store,
    room,
    version: 1,
    deliver: (input: Input) => void handleInput(room, input, 0),
    stored: () => {},
    adopted: () => {},
    reloadFromLog: (problem, error) => {
      throw new Error(problem, { cause: error });
    },
  });
  return {
    room,
    writer,
    reads,
    lose: (lost: boolean) => {
      away = lost;
    },
    saveElsewhere: (change: Partial<SavedTable>) => {
      kept = { table: { ...kept.table, ...change }, version: kept.version + 1 };
      writer.onVersionAnnounced(kept.version);
    },
    letGo: async () => {
      reads.shift()?.();
      await turn();
    },
  };
}

it('a save by another node during a read is read too', async () => {
  const { room, reads, saveElsewhere, letGo, writer } = shared();
  saveElsewhere({ host: 'bob' });
  expect(reads).toHaveLength(1);
  saveElsewhere({ host: 'cid' });
  await letGo();
  expect(room.host).toBe('bob');
  expect(reads).toHaveLength(1);
  await letGo();
  expect([room.host, writer.version, reads.length]).toEqual(['cid', 3, 0]);
});

it('what could not be read while the store was down is read when it is back', async () => {
  const { room, reads, saveElsewhere, letGo, lose } = shared();
  lose(true);
  saveElsewhere({ host: 'bob' });
  await letGo();
  lose(false);
  await expect.poll(() => reads.length).toBe(1);
  await letGo();
  expect(room.host).toBe('bob');
});
