import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ban, ModerationStore, Report } from './moderation-store.ts';
import type { Store } from './store.ts';

const report = (changes: Partial<Report> = {}): Report => ({
  ...{ id: 'r1', at: 1_700_000_000_123, reporter: 'ann', handle: 'eve', name: 'Eve', table: 'ABCDEFGH' },
  ...{ reason: 'insults', note: 'every line', lines: ['one', 'two'], closed: null },
  ...changes,
});
const ban = (changes: Partial<Ban> = {}): Ban => ({
  ...{ id: 'b1', kind: 'name', pattern: 'spam*', note: '', made: 1_700_000_000_123, until: null },
  ...changes,
});

/** The behaviour of every store of reports and bans. */
export function moderationStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of reports and bans`, () => {
    let store: Store;
    let moderation: ModerationStore;
    beforeEach(async () => {
      store = await open();
      ({ moderation } = store);
    });
    afterEach(() => store.close());

    it('lists reports, the latest first, until they are closed', async () => {
      await moderation.addReport(report());
      await moderation.addReport(report({ id: 'r2', at: 1_700_000_000_456, handle: null, name: '', lines: [] }));
      expect(await moderation.reports('open', 10)).toEqual([
        report({ id: 'r2', at: 1_700_000_000_456, handle: null, name: '', lines: [] }),
        report(),
      ]);
      expect(await moderation.closeReport('r1', 5)).toBe('stored');
      expect(await moderation.closeReport('r1', 6)).toBe('conflict');
      expect((await moderation.reports('open', 10)).map(({ id }) => id)).toEqual(['r2']);
      expect((await moderation.reports('all', 10)).map(({ id, closed }) => [id, closed])).toEqual([
        ['r2', null],
        ['r1', 5],
      ]);
    });

    it('keeps one open report of a person about the same one, and forgets old ones', async () => {
      await moderation.addReport(report());
      await moderation.addReport(report({ id: 'r2', reason: 'spam', at: 1_700_000_000_500 }));
      await moderation.addReport(report({ id: 'r3', reporter: 'bob' }));
      expect((await moderation.reports('all', 10)).map(({ id }) => id)).toEqual(['r2', 'r3']);
      expect((await moderation.reportsBy('ann')).map(({ reason }) => reason)).toEqual(['spam']);
      await moderation.dropReports(1_700_000_000_500);
      expect((await moderation.reports('all', 10)).map(({ id }) => id)).toEqual(['r2']);
    });

    it('deletes the reports by and about a deleted person', async () => {
      await moderation.addReport(report());
      await moderation.addReport(report({ id: 'r2', reporter: 'eve', handle: 'ann' }));
      await moderation.addReport(report({ id: 'r3', reporter: 'bob', handle: 'cid' }));
      await store.profiles.erase('eve', 9);
      expect((await moderation.reports('all', 10)).map(({ id }) => id)).toEqual(['r3']);
    });

    it('lists bans until they expire or are removed, one for each pattern', async () => {
      await moderation.addBan(ban());
      await moderation.addBan(ban({ id: 'b2', note: 'again', until: 3000 }));
      await moderation.addBan(ban({ id: 'b3', kind: 'address', pattern: '203.0.113.0/24', made: 1 }));
      expect(await moderation.bans(2999)).toEqual([
        ban({ id: 'b2', note: 'again', until: 3000 }),
        ban({ id: 'b3', kind: 'address', pattern: '203.0.113.0/24', made: 1 }),
      ]);
      expect((await moderation.bans(3000)).map(({ id }) => id)).toEqual(['b3']);
      expect([await moderation.removeBan('b3'), await moderation.removeBan('b3')]).toEqual(['stored', 'conflict']);
      expect(await moderation.bans(3000)).toEqual([]);
    });
  });
}
