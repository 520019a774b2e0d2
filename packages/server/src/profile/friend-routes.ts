import { isRefusal, type Refusal } from '@parlour/kernel';
import {
  FRIEND_CODE_LENGTH,
  type Friend,
  type FriendAction,
  type FriendsData,
  type Person,
  parseFriendCode,
  parseFriendAction,
  tableRefusal,
} from '@parlour/protocol';
import { seatOf } from '@parlour/table';
import type { FastifyInstance } from 'fastify';
import { type ApiSetup, answerRefusal } from '../http/api-context.ts';
import { freshLetters } from '../identity/codes.ts';
import { kept } from '../identity/sign-in-routes.ts';
import { Allowances } from '../limits/token-bucket.ts';
import { glimpse } from '../rooms/table-lists.ts';
import type { Tie } from '../store/profile-store.ts';
import type { Store, Written } from '../store/store.ts';

const MOST_TIES = 300;
const TABLES_LOOKED_AT = 3;
const INVITATION_MS = 60 * 60 * 1000;

export function addFriends(app: FastifyInstance, setup: ApiSetup): void {
  const { guests, store, limits, addressOf } = setup;
  const tries = new Allowances(limits.triesPerMinute / 60, limits.triesPerMinute);

  app.get('/api/friends', async (request, reply) => {
    const me = await guests.find(request.headers);
    if (me === undefined || me.name === '') return answerRefusal(reply, tableRefusal('no-session'));
    return friendsPage(setup, me);
  });

  app.post('/api/friends', async (request, reply) => {
    const me = await guests.find(request.headers);
    if (me === undefined || me.name === '') return answerRefusal(reply, tableRefusal('no-session'));
    if (!tries.take(addressOf(request), performance.now())) return answerRefusal(reply, tableRefusal('too-many-tries'));
    const asked = await ask(store, me, request.body);
    return isRefusal(asked) ? answerRefusal(reply, asked) : friendsPage(setup, me);
  });

  app.post('/api/friends/code', async (request, reply) => {
    const me = await guests.find(request.headers);
    if (me === undefined || me.name === '') return answerRefusal(reply, tableRefusal('no-session'));
    const code = await newCode(store, me.handle);
    return isRefusal(code) ? answerRefusal(reply, code) : friendsPage(setup, me);
  });

  app.post('/api/friends/deeds', async (request, reply) => {
    const me = await guests.find(request.headers);
    if (me === undefined || me.name === '') return answerRefusal(reply, tableRefusal('no-session'));
    const deed = parseFriendAction(request.body);
    const done = isRefusal(deed) ? deed : await carryOut(setup, me, deed.ok, setup.addressOf(request));
    return isRefusal(done) ? answerRefusal(reply, done) : friendsPage(setup, me);
  });
}

async function ask({ people }: Store, me: Person, body: unknown): Promise<object | Refusal> {
  const code = parseFriendCode(body);
  if (isRefusal(code)) return code;
  const other = await people.personByFriendCode(code.ok);
  if (other === undefined) return tableRefusal('no-such-friend-code');
  if (other === me.handle) return tableRefusal('that-is-you');
  const theirs = await people.tiesOf(other);
  if (ownTies(await people.tiesOf(me.handle)) >= MOST_TIES || theirs.length >= 2 * MOST_TIES)
    return tableRefusal('too-many-friends', { most: MOST_TIES });
  return kept(await people.ask(me.handle, other));
}

/** Those that somebody made themselves: strangers who ask take nothing from them. */
const ownTies = (ties: readonly Tie[]): number => ties.filter(({ kind }) => kind !== 'asking').length;

async function carryOut({ store, rooms, doorman }: ApiSetup, me: Person, deed: FriendAction, address: string): Promise<object | Refusal> {
  const { people } = store;
  const { handle } = me;
  switch (deed.action) {
    case 'accept':
      return asFriend(await people.accept(handle, deed.handle));
    case 'remove':
      return kept(await people.untie(handle, deed.handle));
    case 'block':
      if (deed.handle === handle) return tableRefusal('that-is-you');
      if (ownTies(await people.tiesOf(handle)) >= MOST_TIES) return tableRefusal('too-many-friends', { most: MOST_TIES });
      return kept(await people.block(handle, deed.handle));
    case 'unblock':
      return kept(await people.unblock(handle, deed.handle));
    case 'invite': {
      const live = await doorman.find(rooms, deed.table, me, address);
      if (typeof live === 'string') return tableRefusal(live);
      // Whether somebody else's table is there is not told here either.
      if (seatOf(live.room, handle) === null && live.room.host !== handle) return tableRefusal('no-such-table');
      return asFriend(await people.invite(handle, deed.handle, deed.table, Date.now() + INVITATION_MS));
    }
  }
}

const asFriend = (written: Written) => (written === 'conflict' ? tableRefusal('not-a-friend') : kept(written));

async function friendsPage(setup: ApiSetup, me: Person): Promise<FriendsData | Refusal> {
  const { store } = setup;
  const code = (await store.people.friendCode(me.handle)) ?? (await newCode(store, me.handle));
  if (typeof code !== 'string') return code;
  const ties = await store.people.tiesOf(me.handle);
  const known = await Promise.all(ties.map(async (tie) => ({ tie, person: await store.readPerson(tie.handle) })));
  const those = (kind: Tie['kind']) => known.flatMap(({ tie, person }) => (tie.kind === kind && person !== undefined ? [person] : []));
  return {
    code,
    friends: await Promise.all(those('friend').map((friend) => whereabouts(setup, friend))),
    incoming: those('asking'),
    outgoing: those('asked'),
    blocked: those('blocked'),
  };
}

/** The table at which a friend sits now, unless it is a private one. */
async function whereabouts({ store, rooms }: ApiSetup, friend: Person): Promise<Friend> {
  const codes = await store.tablesOf(friend.handle, TABLES_LOOKED_AT);
  for (const code of codes) {
    const table = await glimpse(rooms.lists, code, friend.handle);
    if (table !== undefined) return { ...friend, table };
  }
  return { ...friend, table: null };
}

async function newCode({ people }: Store, handle: string): Promise<string | Refusal> {
  for (;;) {
    const code = freshLetters(FRIEND_CODE_LENGTH);
    const written = await people.setFriendCode(handle, code);
    if (written === 'stored') return code;
    if (written !== 'conflict') return tableRefusal('not-saved');
  }
}
