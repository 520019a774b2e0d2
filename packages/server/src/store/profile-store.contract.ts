import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tidyPeople } from '../rooms/tidy-people.ts';
import type { FinishedMatch, Passkey, ProfileStore, RatingFunction, SecurityEvent } from './profile-store.ts';
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
  participations: [
    { seat: 0, handle: 'ann', place: 1, score: 3, left: false, memory: [[2, 1]], honours: [] },
    { seat: 1, handle: 'bob', place: 2, score: -1, left: false, memory: [], honours: [] },
  ],
  rated: true,
  ...changes,
});

/** The first gains ten points, the others lose ten. */
const rate: RatingFunction = (before) =>
  before.map((skill, index) => ({ mu: 25, sigma: 8.25, points: (skill?.points ?? 1000) + (index === 0 ? 10 : -10) }));

const session = (id: string) => ({
  ...{ id, handle: id, digest: id, previous: null, name: '', origin: '' },
  ...{ made: 1, used: 1, rotated: 1, seen: 1, proved: null },
});

/** The behaviour of every profile store. */
export function profileStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the contract of profiles`, () => {
    let store: Store;
    let profiles: ProfileStore;
    beforeEach(async () => {
      store = await open();
      ({ profiles } = store);
    });
    afterEach(() => store.close());

    it('keeps the latest security events of each kind', async () => {
      const add = (kind: SecurityEvent['kind'], at: number) => profiles.addSecurityEvent('ann', { at, kind, session: 's', name: '' });
      await add('signed-in', 1);
      for (let at = 2; at < 62; at++) await add('export', at);
      const kept = await profiles.securityEventsOf('ann', 0);
      expect(kept.at(-1)).toMatchObject({ kind: 'signed-in', at: 1 });
      expect(kept.map(({ at }) => at)).toEqual([...Array.from({ length: 50 }, (_, i) => 61 - i), 1]);
    });

    it('deletes people who never played, and nobody who played, can sign in, has friends or was here', async () => {
      const people = ['friend', 'idle', 'new', 'passkey', 'phrase', 'player', 'toFriend'];
      for (const handle of people) {
        await store.writePerson({ handle, name: handle, avatar: 'bowler' });
        const made = handle === 'new' ? 1000 : 1;
        await profiles.addSession({ ...session(handle), made, used: made });
      }
      await profiles.addSession({ ...session('old'), handle: 'new', made: 2, used: 2 });
      await profiles.ask('friend', 'toFriend');
      await profiles.addPasskey({ ...key, handle: 'passkey' });
      await profiles.setPhrase('phrase', 'digest');
      await profiles.recordSeats('match', 'fotomania', ['player', null]);
      expect(await tidyPeople(store, 1)).toBe(0);
      expect(await tidyPeople(store, 500)).toBe(1);
      const kept = await store.readPeople(people);
      expect([...kept.keys()].toSorted()).toEqual(people.filter((handle) => handle !== 'idle'));
      expect(await profiles.sessionsOf('idle', 1)).toEqual([]);
      expect(await profiles.isDeleted('idle')).toBe(false);
      expect(await tidyPeople(store, 500)).toBe(0);
    });

    it('looks at any number of people', async () => {
      const handles = Array.from({ length: 1001 }, (_, i) => `person${i}`);
      for (const handle of handles) await profiles.addSession({ ...session(handle), handle });
      expect(await tidyPeople(store, 500)).toBe(1001);
    });

    it('stores passkeys, each of them once', async () => {
      expect(await profiles.addPasskey(key)).toBe('stored');
      expect(await profiles.addPasskey({ ...key, handle: 'bob' })).toBe('conflict');
      expect(await profiles.passkey('key')).toEqual(key);
      await profiles.usePasskey('key', 4, 9);
      expect(await profiles.passkeysOf('ann')).toEqual([{ ...key, counter: 4, used: 9 }]);
      await profiles.removePasskey('bob', 'key');
      expect(await profiles.passkeysOf('ann')).toHaveLength(1);
      await profiles.removePasskey('ann', 'key');
      expect(await profiles.passkey('key')).toBeUndefined();
    });

    it('stores one phrase a person', async () => {
      await profiles.setPhrase('ann', 'old');
      await profiles.setPhrase('ann', 'new');
      expect(await profiles.personByPhrase('old')).toBeUndefined();
      expect(await profiles.personByPhrase('new')).toBe('ann');
      expect([await profiles.hasPhrase('ann'), await profiles.hasPhrase('bob')]).toEqual([true, false]);
    });

    it('consumes a one-time secret once, for its purpose and in time', async () => {
      expect(await profiles.addSecret(ticket, 1000)).toBe('stored');
      expect(await profiles.consumeSecret('passkey', 'd1', 1500)).toBeUndefined();
      const both = await Promise.all([profiles.consumeSecret('device', 'd1', 1500), profiles.consumeSecret('device', 'd1', 1500)]);
      expect(both.filter((taken) => taken !== undefined)).toEqual([{ handle: 'ann' }]);
      await profiles.addSecret(ticket, 1000);
      expect(await profiles.consumeSecret('device', 'd1', 2000)).toBeUndefined();
      await profiles.addSecret({ purpose: 'passkey', digest: 'd2', handle: null, until: 9000 }, 2500);
      expect(await profiles.consumeSecret('passkey', 'd2', 3000)).toEqual({ handle: null });
    });

    it('ends a person’s old code with a new one', async () => {
      await profiles.addSecret(ticket, 1000);
      await profiles.addSecret({ ...ticket, digest: 'd2' }, 1000);
      expect(await profiles.consumeSecret('device', 'd1', 1500)).toBeUndefined();
      expect(await profiles.consumeSecret('device', 'd2', 1500)).toEqual({ handle: 'ann' });
    });

    it('counts a match once, whichever node saw its end', async () => {
      await profiles.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob', null]);
      await profiles.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob', null]);
      expect(await profiles.gamesOf('ann', Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      const ends = await Promise.all([profiles.recordResult(finished('m1'), rate), profiles.recordResult(finished('m1'), rate)]);
      expect(ends.toSorted()).toEqual(['conflict', 'stored']);
      expect([await profiles.isFinished('m1'), await profiles.isFinished('m2')]).toEqual([true, false]);
      expect(await profiles.skillsOf('ann')).toEqual([{ handle: 'ann', game: 'thats-not-a-hat', points: 1010, games: 1, place: null }]);
      expect(await profiles.seatsOf('bob')).toEqual([{ match: 'm1', seat: 1 }]);
    });

    it('counts a match less the more often the same people met, and shows a rank after several opponents', async () => {
      const weights: number[] = [];
      const weighed: RatingFunction = (before, weight) => {
        weights.push(weight);
        return rate(before, weight);
      };
      const against = (match: string, other: string, at = 1_700_000_000_000, me = 'ann') =>
        finished(match, {
          at,
          participations: [
            { seat: 0, handle: me, place: 1, score: 3, left: false, memory: [], honours: [] },
            { seat: 1, handle: other, place: 2, score: 1, left: false, memory: [], honours: [] },
          ],
        });
      for (const match of ['m1', 'm2', 'm3']) await profiles.recordResult(against(match, 'bob'), weighed);
      await profiles.recordResult(against('m4', 'cid'), weighed);
      await profiles.recordResult(against('m5', 'bob', 1_700_000_000_000 + 8 * 86_400_000), weighed);
      expect(weights).toEqual([1, 0.5, 0.25, 1, 1]);
      expect(await profiles.ladder('thats-not-a-hat', 10)).toEqual([]);
      await profiles.recordResult(against('m6', 'dee'), weighed);
      // Four matches are too few, although they were against four people.
      for (const other of ['gus', 'hal', 'ida', 'kim']) await profiles.recordResult(against(`f ${other}`, other, undefined, 'fay'), rate);
      expect(await profiles.ladder('thats-not-a-hat', 10)).toMatchObject([{ handle: 'ann', games: 6, place: 1 }]);
    });

    it('rates nothing between people of one address', async () => {
      const at = 1_700_000_000_000;
      const session = (handle: string, origin: string) => ({
        ...{ id: handle, handle, digest: handle, previous: null, name: '', origin },
        ...{ made: at, used: at, rotated: at, seen: at, proved: null },
      });
      for (const [handle, origin] of [
        ['ann', 'x'],
        ['bob', 'x'],
        ['cid', 'y'],
      ] as const)
        await profiles.addSession(session(handle, origin));
      await profiles.recordResult(finished('m1'), rate);
      expect(await profiles.skillsOf('ann')).toEqual([]);
      await profiles.recordResult(finished('m2', { allowSameAddress: true }), rate);
      expect(await profiles.skillsOf('ann')).toMatchObject([{ games: 1 }]);
    });

    it('keeps honours, and counts who was ahead of whom where both stayed', async () => {
      const [first, second] = finished('m1').participations;
      if (first === undefined || second === undefined) throw new Error('no participations');
      await profiles.recordResult(finished('m1', { at: 1, participations: [{ ...first, honours: ['sharpestEye'] }, second] }), rate);
      await profiles.recordResult(
        finished('m2', {
          at: 2,
          participations: [
            { ...first, place: 2 },
            { ...second, place: 1 },
          ],
        }),
        rate,
      );
      await profiles.recordResult(finished('m3', { at: 3 }), rate);
      await profiles.recordResult(finished('m4', { at: 4, participations: [first, { ...second, left: true }] }), rate);
      await profiles.recordSeats('m5', 'thats-not-a-hat', ['ann', 'bob']);
      expect((await profiles.participationsOf('ann')).map(({ honours }) => honours)).toEqual([['sharpestEye'], [], [], []]);
      expect(await profiles.coPlayersOf('ann', 5)).toEqual([{ handle: 'bob', games: 4, ahead: 2, behind: 1 }]);
      expect(await profiles.coPlayersOf('bob', 5)).toEqual([{ handle: 'ann', games: 4, ahead: 1, behind: 2 }]);
    });

    it('rates by the earlier skills, and leaves skills alone otherwise', async () => {
      await profiles.recordResult(finished('m1'), rate);
      await profiles.recordResult(finished('m2', { rated: false }), rate);
      await profiles.recordResult(finished('m3'), rate);
      expect(await profiles.skillsOf('ann')).toMatchObject([{ points: 1020, games: 2 }]);
      expect(await profiles.skillsOf('bob')).toMatchObject([{ points: 980, games: 2 }]);
      expect(await profiles.ladder('mascarade', 10)).toEqual([]);
      expect((await profiles.participationsOf('bob')).map(({ points }) => points)).toEqual([
        { before: 1000, after: 990 },
        null,
        { before: 990, after: 980 },
      ]);
    });

    it('lists a person’s matches newest first, with all players', async () => {
      await profiles.recordResult(finished('m1', { at: 10 }), rate);
      await profiles.recordResult(finished('m2', { at: 20 }), rate);
      const games = await profiles.gamesOf('ann', 100, 10);
      expect(games.map(({ match }) => match)).toEqual(['m2', 'm1']);
      expect(games[0]).toMatchObject({ seat: 0, place: 1, score: 3, left: false, memory: [[2, 1]], honours: [], at: 20 });
      expect(games[0]?.players.map((player) => player.name)).toEqual(['Ann', 'Bob']);
      expect((await profiles.gamesOf('ann', 20, 10)).map(({ match }) => match)).toEqual(['m1']);
      expect(await profiles.coPlayersOf('ann', 5)).toMatchObject([{ handle: 'bob', games: 2 }]);
    });

    it('gives a friend code to one person only', async () => {
      expect(await profiles.setFriendCode('ann', 'ABCDEFGH')).toBe('stored');
      expect(await profiles.setFriendCode('bob', 'ABCDEFGH')).toBe('conflict');
      await profiles.setFriendCode('ann', 'HGFEDCBA');
      expect(await profiles.friendCode('ann')).toBe('HGFEDCBA');
      expect(await profiles.personByFriendCode('ABCDEFGH')).toBeUndefined();
      expect(await profiles.personByFriendCode('HGFEDCBA')).toBe('ann');
    });

    it('makes friends of two people who both want it', async () => {
      expect(await profiles.accept('bob', 'ann')).toBe('conflict');
      await profiles.ask('ann', 'bob');
      expect(await profiles.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'asked' }]);
      expect(await profiles.relationsOf('bob')).toEqual([{ handle: 'ann', kind: 'asking' }]);
      expect(await profiles.accept('bob', 'ann')).toBe('stored');
      for (const [one, other] of [['ann', 'bob'] as const, ['bob', 'ann'] as const])
        expect(await profiles.relationsOf(one)).toEqual([{ handle: other, kind: 'friend' }]);
      await profiles.ask('ann', 'bob');
      expect(await profiles.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'friend' }]);
      await profiles.unfriend('ann', 'bob');
      expect(await profiles.relationsOf('bob')).toEqual([]);
    });

    it('makes friends of two people who ask each other', async () => {
      await profiles.ask('ann', 'bob');
      await profiles.ask('bob', 'ann');
      expect(await profiles.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'friend' }]);
    });

    it('hides a block from the blocked person', async () => {
      await profiles.ask('ann', 'bob');
      await profiles.accept('bob', 'ann');
      await profiles.block('ann', 'bob');
      expect(await profiles.relationsOf('bob')).toEqual([{ handle: 'ann', kind: 'friend' }]);
      expect(await profiles.invite('bob', 'ann', 'ABCDE', 100)).toBe('stored');
      expect(await profiles.invitationsFor('ann', 50)).toEqual([]);
      expect(await profiles.blocksOf('ann')).toEqual({ blocked: ['bob'], blockedBy: [] });
      expect(await profiles.blocksOf('bob')).toEqual({ blocked: [], blockedBy: ['ann'] });
      expect(await profiles.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'blocked' }]);
      await profiles.unfriend('bob', 'ann');
      expect(await profiles.relationsOf('ann')).toEqual([{ handle: 'bob', kind: 'blocked' }]);
      await profiles.unblock('ann', 'bob');
      expect(await profiles.relationsOf('ann')).toEqual([]);
    });

    it('stores invitations between friends, for a while', async () => {
      expect(await profiles.invite('ann', 'bob', 'ABCDE', 100)).toBe('conflict');
      await profiles.ask('ann', 'bob');
      await profiles.accept('bob', 'ann');
      expect(await profiles.invite('ann', 'bob', 'ABCDE', 100)).toBe('stored');
      expect(await profiles.invitationsFor('bob', 50)).toEqual([{ from: 'ann', table: 'ABCDE' }]);
      expect(await profiles.invitationsFor('bob', 100)).toEqual([]);
    });

    it('deletes a person altogether, and keeps a nameless player in their seat', async () => {
      await store.writePerson(ANN);
      await startMatchAt(store, 'ABCDE', 'm1');
      await profiles.addPasskey(key);
      await profiles.setPhrase('ann', 'digest');
      await profiles.setFriendCode('ann', 'ABCDEFGH');
      await profiles.ask('bob', 'ann');
      await profiles.recordSeats('m1', 'thats-not-a-hat', ['ann', 'bob']);
      await profiles.recordResult(finished('m1'), rate);
      await profiles.recordSeats('m2', 'thats-not-a-hat', ['ann', 'bob']);
      expect(await profiles.isDeleted('ann')).toBe(false);

      for (const { match, seat } of await profiles.seatsOf('ann')) await store.anonymizePlayer(match, seat);
      await store.erasePerson('ann');
      expect(await profiles.erase('ann', 5)).toBe('stored');

      expect(await profiles.isDeleted('ann')).toBe(true);
      expect(await store.readPerson('ann')).toBeUndefined();
      expect(await profiles.passkey('key')).toBeUndefined();
      expect(await profiles.personByPhrase('digest')).toBeUndefined();
      expect(await profiles.personByFriendCode('ABCDEFGH')).toBeUndefined();
      expect([await profiles.seatsOf('ann'), await profiles.skillsOf('ann'), await profiles.relationsOf('bob')]).toEqual([[], [], []]);
      const [game] = await profiles.gamesOf('bob', Number.MAX_SAFE_INTEGER, 1);
      expect(game?.players.map((player) => player.name)).toEqual(['', 'Bob']);
      expect(await store.readMatch('m1')).toMatchObject({ head: { players: [{ name: '' }] } });
      // A match that was still running does not bring them back.
      await profiles.recordResult(finished('m2'), rate);
      expect(await profiles.seatsOf('ann')).toEqual([]);
      expect(await profiles.skillsOf('ann')).toEqual([]);
      expect(await profiles.skillsOf('bob')).toMatchObject([{ games: 2 }]);
      const games = await profiles.gamesOf('bob', Number.MAX_SAFE_INTEGER, 2);
      expect(games.map(({ players }) => players.map((player) => player.name))).toEqual([
        ['', 'Bob'],
        ['', 'Bob'],
      ]);
    });
  });
}
