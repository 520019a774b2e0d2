import { beforeEach, expect, it } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import { type Store, StoreAway } from '../store/store.ts';
import { Leads } from './leadership.ts';

let store: Store;
let leads: Leads;
let away: { lead: boolean; cede: boolean };

/** Whether another living node could lead it. */
const isFree = async (code: string): Promise<boolean> => {
  await store.beat('other', 3000);
  const got = await store.lead('other', [code]);
  await store.cede('other', [code]);
  return got.includes(code);
};

beforeEach(async () => {
  store = memoryStore();
  away = { lead: false, cede: false };
  const flaky: Store = {
    ...store,
    lead: async (node, codes) => {
      const got = await store.lead(node, codes);
      if (away.lead) throw new StoreAway('the answer was lost');
      return got;
    },
    cede: (node, codes) => (away.cede ? Promise.resolve('unknown') : store.cede(node, codes)),
  };
  leads = new Leads(flaky, 'us', () => {});
  await leads.beat();
});

it('gives a table up that it got without hearing so', async () => {
  away.lead = true;
  leads.occupy('ABCDE');
  await leads.beat();
  leads.vacate('ABCDE');
  await leads.beat();
  expect(await isFree('ABCDE')).toBe(true);
});

it('gives a table up again when the store was away', async () => {
  leads.occupy('ABCDE');
  await leads.beat();
  expect(leads.count).toBe(1);
  expect(await isFree('ABCDE')).toBe(false);
  away.cede = true;
  leads.vacate('ABCDE');
  await leads.beat();
  expect(await isFree('ABCDE')).toBe(false);
  away.cede = false;
  await leads.beat();
  expect(await isFree('ABCDE')).toBe(true);
});
