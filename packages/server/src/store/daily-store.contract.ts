import { dayPlus, startOfDay } from '@parlour/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DailyStore } from './daily-store.ts';
import type { FinishedMatch } from './profile-store.ts';
import type { Store } from './store.ts';

const GAME = 'fotomania';
const DAY = '2026-11-16';
const NOON = startOfDay(DAY) + 12 * 60 * 60 * 1000;

interface Played {
  readonly handle: string;
  readonly score?: number;
  readonly place?: number;
  readonly day?: string;
  readonly at?: number;
  readonly left?: boolean;
}

/** The behaviour of every store of daily deals. */
export function dailyStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of daily deals`, () => {
    let store: Store;
    let daily: DailyStore;
    beforeEach(async () => {
      store = await open();
      ({ daily } = store);
    });
    afterEach(() => store.close());

    const begin = (handle: string, day = DAY, code = `CODE${handle}`) => daily.begin({ game: GAME, day, handle, code, began: NOON });

    async function play({ handle, score = 5, place = 2, day = DAY, at = startOfDay(day) + 1000, left = false }: Played): Promise<void> {
      await begin(handle, day);
      const finished: FinishedMatch = {
        match: `${day} ${handle}`,
        game: GAME,
        at,
        players: [{ name: handle, avatar: 'cloche', bot: null }],
        participations: [{ seat: 0, handle, place, score, left, memory: null, honours: [] }],
        rated: false,
        daily: day,
      };
      expect(await store.profiles.recordResult(finished, () => [])).toBe('stored');
    }

    it('makes one key, which stays', async () => {
      const first = await daily.key(() => Buffer.alloc(32, 1));
      expect(first).toEqual(Buffer.alloc(32, 1));
      expect(await daily.key(() => Buffer.alloc(32, 2))).toEqual(first);
    });

    it('has one attempt for a person, game and day, from whatever device', async () => {
      const [one, other] = await Promise.all([begin('ann', DAY, 'ONE'), begin('ann', DAY, 'OTHER')]);
      expect(one).toEqual(other);
      expect(one).toMatchObject({ code: expect.stringMatching(/^(ONE|OTHER)$/), ended: null, score: null, match: null });
      expect(await begin('ann', dayPlus(DAY, 1), 'NEXT')).toMatchObject({ code: 'NEXT' });
      expect((await daily.attemptsOf('ann')).map(({ day }) => day)).toEqual([dayPlus(DAY, 1), DAY]);
    });

    it('ranks results by score, then by time', async () => {
      await play({ handle: 'ann', score: 7, at: NOON + 2 });
      await play({ handle: 'bob', score: 9, place: 1 });
      await play({ handle: 'cid', score: 7, at: NOON + 1 });
      await begin('dan');
      expect((await daily.best(GAME, DAY, 10)).map(({ handle }) => handle)).toEqual(['bob', 'cid', 'ann']);
      expect((await daily.best(GAME, DAY, 1)).map(({ handle }) => handle)).toEqual(['bob']);
      expect(await daily.scores(GAME, DAY)).toEqual([
        { score: 9, players: 1 },
        { score: 7, players: 2 },
      ]);
      expect((await daily.attemptsOfMany(GAME, DAY, ['ann', 'dan', 'bob'])).map(({ handle }) => handle)).toEqual(['bob', 'ann']);
      expect(await daily.attemptsOfMany(GAME, DAY, [])).toEqual([]);
    });

    it('counts no attempt that was given up or ended after its day', async () => {
      await play({ handle: 'ann', left: true });
      await play({ handle: 'bob', at: startOfDay(dayPlus(DAY, 1)) });
      await play({ handle: 'cid', at: startOfDay(dayPlus(DAY, 1)) - 1 });
      expect((await daily.best(GAME, DAY, 10)).map(({ handle }) => handle)).toEqual(['cid']);
      expect(await daily.attempt(GAME, DAY, 'ann')).toMatchObject({ score: null, ended: startOfDay(DAY) + 1000 });
      expect(await daily.totals(GAME, 'bob')).toBeUndefined();
      await begin('dan');
      await daily.giveUp(GAME, DAY, 'dan', NOON);
      await play({ handle: 'dan' });
      expect(await daily.attempt(GAME, DAY, 'dan')).toMatchObject({ ended: NOON, score: null });
    });

    it('counts wins and days in a row', async () => {
      for (const back of [5, 4, 3, 1]) await play({ handle: 'ann', day: dayPlus(DAY, -back), place: back === 4 ? 2 : 1 });
      expect(await daily.totals(GAME, 'ann')).toEqual({
        handle: 'ann',
        played: 4,
        wins: 3,
        streak: 1,
        bestStreak: 3,
        lastDay: dayPlus(DAY, -1),
      });
      await play({ handle: 'ann', day: DAY, place: 3 });
      await play({ handle: 'bob', day: DAY, place: 1 });
      expect(await daily.totals(GAME, 'ann')).toMatchObject({ streak: 2, bestStreak: 3 });
      expect((await daily.allTime(GAME, 5)).map(({ handle, wins }) => [handle, wins])).toEqual([
        ['ann', 3],
        ['bob', 1],
      ]);
    });

    it('removes a deleted person from every board', async () => {
      await play({ handle: 'ann', score: 7 });
      await play({ handle: 'bob', score: 7 });
      await store.profiles.erase('ann', NOON);
      expect(await daily.scores(GAME, DAY)).toEqual([{ score: 7, players: 1 }]);
      expect((await daily.best(GAME, DAY, 10)).map(({ handle }) => handle)).toEqual(['bob']);
      expect((await daily.allTime(GAME, 10)).map(({ handle }) => handle)).toEqual(['bob']);
      await store.profiles.erase('bob', NOON);
      expect(await daily.scores(GAME, DAY)).toEqual([]);
    });

    it('deletes old boards and keeps the totals', async () => {
      await play({ handle: 'ann', day: dayPlus(DAY, -1) });
      await play({ handle: 'ann', day: DAY });
      await daily.dropBefore(DAY);
      expect((await daily.attemptsOf('ann')).map(({ day }) => day)).toEqual([DAY]);
      expect(await daily.scores(GAME, dayPlus(DAY, -1))).toEqual([]);
      expect(await daily.totals(GAME, 'ann')).toMatchObject({ played: 2, streak: 2 });
    });
  });
}
