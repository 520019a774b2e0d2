import { beforeEach, expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { Leadership } from './leadership.ts';

let store: Store;
let leadership: Leadership;
let away: { lead: boolean; cede: boolean };

/** Whether another live node could lead it. */
const isFree = async (code: string): Promise<boolean> => {
  await store.heartbeat('other', 3000);
  const got = await store.claimLeadership('other', [code]);
  await store.releaseLeadership('other', [code]);
  return got.includes(code);
};

beforeEach(async () => {
  store = memoryStore();
  away = { lead: false, cede: false };
  const flaky: Store = {
    ...store,
    claimLeadership: async (node, codes) => {
      const got = await store.claimLeadership(node, codes);
      if (away.lead) throw new StoreUnavailable('the answer was lost');
      return got;
    },
    releaseLeadership: (node, codes) => (away.cede ? Promise.resolve('unknown') : store.releaseLeadership(node, codes)),
  };
  leadership = new Leadership(flaky, 'us', () => {});
  await leadership.beat();
});

it('releases a table that it got without learning of it', async () => {
  away.lead = true;
  leadership.want('ABCDE');
  await leadership.beat();
  leadership.release('ABCDE');
  await leadership.beat();
  expect(await isFree('ABCDE')).toBe(true);
});

it('releases a table again after the store was down', async () => {
  leadership.want('ABCDE');
  await leadership.beat();
  expect(leadership.count).toBe(1);
  expect(await isFree('ABCDE')).toBe(false);
  away.cede = true;
  leadership.release('ABCDE');
  await leadership.beat();
  expect(await isFree('ABCDE')).toBe(false);
  away.cede = false;
  await leadership.beat();
  expect(await isFree('ABCDE')).toBe(true);
});
