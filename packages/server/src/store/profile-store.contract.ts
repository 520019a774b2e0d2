import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FinishedMatch, Passkey, ProfileStore, RatingFunction } from './profile-store.ts';
import { ANN, startMatchAt } from './store.contract.ts';
import type { Store } from './store.ts';

const key: Passkey = { id: 'key', handle: 'ann', publicKey: 'cHVibGlj', counter: 0, made: 1_700_000_000_123, used: null };
const ticket = { purpose: 'device', digest: 'd1', handle: 'ann', until: 2000 } as const;

const finished = (match: string, changes: Partial<FinishedMatch> = {}): FinishedMatch => ({
  match,
  game: 'thats-not-a-hat',
  at: 1_700_000_000_000,
  players: [
    { name: 'Ann', avatar: 'cloche', bot: null },
    { name: 'Bob', avatar: 'beard', bot: null },
  ],
  sittings: [
    { seat: 0, handle: 'ann', place: 1, score: 3, left: false, memory: [[2, 1]] },
    { seat: 1, handle: 'bob', place: 2, score: -1, left: false, memory: [] },
  ],
  rated: true,
  ...changes,
});

/** The first gains ten points of whatever they had, the others lose ten. */
const rate: RatingFunction = (before) =>
  before.map((skill, index) => ({ mu: 25, sigma: 8.25, points: (skill?.points ?? 1000) + (index === 0 ? 10 : -10) }));

/** What every store owes to people. */
export function profileStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of people`, () => {
    let store: Store;
    let people: ProfileStore;
    beforeEach(async () => {
      store = await open();
      ({ people } = store);
    });
    afterEach(() => store.close());

    it('keeps passkeys, each of them once', async () => {
      expect(await people.addPasskey(key)).toBe('stored');
      expect(await people.addPasskey({ ...key, handle: 'bob' })).toBe('conflict');
      expect(await people.passkey('key')).toEqual(key);
      await people.usePasskey('key', 4, 9);
      expect(await people.passkeysOf('ann')).toEqual([{ ...key, counter: 4, used: 9 }]);
      await people.removePasskey('bob', 'key');
      expect(await people.passkeysOf('ann')).toHaveLength(1);
      await people.removePasskey('ann', 'key');
      expect(await people.passkey('key')).toBeUndefined();
    });

    it('knows one phrase a person', async () => {
      await people.setPhrase('ann', 'old');
      await people.setPhrase('ann', 'new');
      expect(await people.personByPhrase('old')).toBeUndefined();
      expect(await people.personByPhrase('new')).toBe('ann');
      expect([await people.hasPhrase('ann'), await people.hasPhrase('bob')]).toEqual([true, false]);
    });

    it('takes a ticket once, for its purpose and in time', async () => {
      expect(await people.addSecret(ticket, 1000)).toBe('stored');
      expect(await people.consumeSecret('passkey', 'd1', 1500)).toBeUndefined();
      const both = await Promise.all([people.consumeSecret('device', 'd1', 1500), people.consumeSecret('device', 'd1', 1500)]);
      expect(both.filter((taken) => taken !== undefined)).toEqual([{ handle: 'ann' }]);
      await people.addSecret(ticket, 1000);
      expect(await people.consumeSecret('device', 'd1', 2000)).toBeUndefined();
      await people.addSecret({ purpose: 'passkey', digest: 'd2', handle: null, until: 9000 }, 2500);
      expect(await people.consumeSecret('passkey', 'd2', 3000)).toEqual({ handle: null });
    });

    it('lets a person’s new code end the one before it', async () => {
      await people.addSecret(ticket, 1000);
      await people.addSecret({ ...ticket, digest: 'd2' }, 1000);
      expect(await people.consumeSecret('device', 'd1', 1500)).toBeUndefined();
      expect(await people.consumeSecret('device', 'd2', 1500)).toEqual({ handle: 'ann' });
    });

    it('counts a match once, whoever saw its end', async () => {
      await people.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob', null]);
      await people.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob', null]);
      expect(await people.gamesOf('ann', Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      const ends = await Promise.all([people.recordResult(finished('m1'), rate), people.recordResult(finished('m1'), rate)]);
      expect(ends.toSorted()).toEqual(['conflict', 'stored']);
      expect([await people.isFinished('m1'), await people.isFinished('m2')]).toEqual([true, false]);
      expect(await people.skillsOf('ann')).toEqual([{ handle: 'ann', game: 'thats-not-a-hat', points: 1010, games: 1, place: 1 }]);
      expect(await people.seatsOf('bob')).toEqual([{ match: 'm1', seat: 1 }]);
    });

    it('rates upon what was before, and leaves skills alone otherwise', async () => {
      await people.recordResult(finished('m1'), rate);
      await people.recordResult(finished('m2', { rated: false }), rate);
      await people.recordResult(finished('m3'), rate);
      expect(await people.ladder('thats-not-a-hat', 10)).toMatchObject([
        { handle: 'ann', points: 1020, games: 2, place: 1 },
        { handle: 'bob', points: 980, games: 2, place: 2 },
      ]);
      expect(await people.ladder('thats-not-a-hat', 1)).toHaveLength(1);
      expect(await people.ladder('mascarade', 10)).toEqual([]);
      expect((await people.participationsOf('bob')).map(({ points }) => points)).toEqual([
        { before: 1000, after: 990 },
        null,
        { before: 990, after: 980 },
      ]);
    });

    it('tells a person’s games newest first, with everyone who played', async () => {
      await people.recordResult(finished('m1', { at: 10 }), rate);
      await people.recordResult(finished('m2', { at: 20 }), rate);
      const games = await people.gamesOf('ann', 100, 10);
      expect(games.map(({ match }) => match)).toEqual(['m2', 'm1']);
      expect(games[0]).toMatchObject({ seat: 0, place: 1, score: 3, left: false, memory: [[2, 1]], at: 20 });
      expect(games[0]?.players.map((player) => player.name)).toEqual(['Ann', 'Bob']);
      expect((await people.gamesOf('ann', 20, 10)).map(({ match }) => match)).toEqual(['m1']);
      expect(await people.coPlayersOf('ann', 5)).toEqual([{ handle: 'bob', games: 2 }]);
    });

    it('gives a friend code to one person only', async () => {
      expect(await people.setFriendCode('ann', 'ABCDEFGH')).toBe('stored');
      expect(await people.setFriendCode('bob', 'ABCDEFGH')).toBe('conflict');
      await people.setFriendCode('ann', 'HGFEDCBA');
      expect(await people.friendCode('ann')).toBe('HGFEDCBA');
      expect(await people.personByFriendCode('ABCDEFGH')).toBeUndefined();
      expect(await people.personByFriendCode('HGFEDCBA')).toBe('ann');
    });

    it('makes friends of two who both want it', async () => {
      expect(await people.accept('bob', 'ann')).toBe('conflict');
      await people.ask('ann', 'bob');
      expect(await people.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'asked' }]);
      expect(await people.relationsOf('bob')).toEqual([{ handle: 'ann', kind: 'asking' }]);
      expect(await people.accept('bob', 'ann')).toBe('stored');
      for (const [one, other] of [['ann', 'bob'] as const, ['bob', 'ann'] as const])
        expect(await people.relationsOf(one)).toEqual([{ handle: other, kind: 'friend' }]);
      await people.ask('ann', 'bob');
      expect(await people.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'friend' }]);
      await people.unfriend('ann', 'bob');
      expect(await people.relationsOf('bob')).toEqual([]);
    });

    it('takes two who ask each other for friends', async () => {
      await people.ask('ann', 'bob');
      await people.ask('bob', 'ann');
      expect(await people.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'friend' }]);
    });

    it('keeps a block from the one it is about', async () => {
      await people.ask('ann', 'bob');
      await people.accept('bob', 'ann');
      await people.block('ann', 'bob');
      expect(await people.relationsOf('bob')).toEqual([]);
      expect(await people.ask('bob', 'ann')).toBe('stored');
      expect(await people.relationsOf('bob')).toEqual([{ handle: 'ann', kind: 'asked' }]);
      expect(await people.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'blocked' }]);
      await people.unfriend('bob', 'ann');
      expect(await people.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'blocked' }]);
      await people.unblock('ann', 'bob');
      expect(await people.relationsOf('ann')).toEqual([]);
    });

    it('carries invitations between friends, for a while', async () => {
      expect(await people.invite('ann', 'bob', 'ABCDE', 100)).toBe('conflict');
      await people.ask('ann', 'bob');
      await people.accept('bob', 'ann');
      expect(await people.invite('ann', 'bob', 'ABCDE', 100)).toBe('stored');
      expect(await people.invitationsFor('bob', 50)).toEqual([{ from: 'ann', table: 'ABCDE' }]);
      expect(await people.invitationsFor('bob', 100)).toEqual([]);
    });

    it('forgets a person altogether, and keeps a nameless one in their seat', async () => {
      await store.writePerson(ANN);
      await startMatchAt(store, 'ABCDE', 'm1');
      await people.addPasskey(key);
      await people.setPhrase('ann', 'digest');
      await people.setFriendCode('ann', 'ABCDEFGH');
      await people.ask('bob', 'ann');
      await people.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob']);
      await people.recordResult(finished('m1'), rate);
      await people.recordSeats('m2', 'thats-not-a-hat', ['ann', 'bob']);
      expect(await people.isDeleted('ann')).toBe(false);

      for (const { match, seat } of await people.seatsOf('ann')) await store.anonymizePlayer(match, seat);
      await store.erasePerson('ann');
      expect(await people.erase('ann', 5)).toBe('stored');

      expect(await people.isDeleted('ann')).toBe(true);
      expect(await store.readPerson('ann')).toBeUndefined();
      expect(await people.passkey('key')).toBeUndefined();
      expect(await people.personByPhrase('digest')).toBeUndefined();
      expect(await people.personByFriendCode('ABCDEFGH')).toBeUndefined();
      expect([await people.seatsOf('ann'), await people.skillsOf('ann'), await people.relationsOf('bob')]).toEqual([[], [], []]);
      const [game] = await people.gamesOf('bob', Number.MAX_SAFE_INTEGER, 1);
      expect(game?.players.map((player) => player.name)).toEqual(['', 'Bob']);
      expect(await store.readMatch('m1')).toMatchObject({ head: { players: [{ name: '' }] } });
      // A match that was still running does not bring them back.
      await people.recordResult(finished('m2'), rate);
      expect(await people.seatsOf('ann')).toEqual([]);
      expect((await people.ladder('thats-not-a-hat', 5)).map(({ handle, games }) => [handle, games])).toEqual([['bob', 2]]);
      const games = await people.gamesOf('bob', Number.MAX_SAFE_INTEGER, 2);
      expect(games.map(({ players }) => players.map((player) => player.name))).toEqual([
        ['', 'Bob'],
        ['', 'Bob'],
      ]);
    });
  });
}
