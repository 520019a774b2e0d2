import { beforeEach, expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { Leadership } from './leadership.ts';

let store: Store;
let leadership: Leadership;
let away: { claim: boolean; release: boolean };

/** Whether another live node could lead it. */
const isFree = async (code: string): Promise<boolean> => {
  await store.heartbeat('other', 3000);
  const got = await store.claimLeadership('other', [code]);
  await store.releaseLeadership('other', [code]);
  return got.includes(code);
};

beforeEach(async () => {
  store = memoryStore();
  away = { claim: false, release: false };
  const flaky: Store = {
    ...store,
    claimLeadership: async (node, codes) => {
      const got = await store.claimLeadership(node, codes);
      if (away.claim) throw new StoreUnavailable('the answer was lost');
      return got;
    },
    releaseLeadership: (node, codes) => (away.release ? Promise.resolve('unknown') : store.releaseLeadership(node, codes)),
  };
  leadership = new Leadership(flaky, 'us', () => {});
  await leadership.sendHeartbeat();
});

it('releases a table that it got without learning of it', async () => {
  away.claim = true;
  leadership.want('ABCDE');
  await leadership.sendHeartbeat();
  leadership.release('ABCDE');
  await leadership.sendHeartbeat();
  expect(await isFree('ABCDE')).toBe(true);
});

it('releases a table again after the store was down', async () => {
  leadership.want('ABCDE');
  await leadership.sendHeartbeat();
  expect(leadership.count).toBe(1);
  expect(await isFree('ABCDE')).toBe(false);
  away.release = true;
  leadership.release('ABCDE');
  await leadership.sendHeartbeat();
  expect(await isFree('ABCDE')).toBe(false);
  away.release = false;
  await leadership.sendHeartbeat();
  expect(await isFree('ABCDE')).toBe(true);
});
