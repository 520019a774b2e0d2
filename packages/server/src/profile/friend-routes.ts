import { isRefusal, type Refusal } from '@parlour/kernel';
import {
  FRIEND_CODE_LENGTH,
  type Friend,
  type FriendAction,
  type FriendsData,
  type Person,
  parseFriendAction,
  parseFriendCode,
  tableRefusal,
} from '@parlour/protocol';
import { isHost, seatOf } from '@parlour/table';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { randomLetters } from '../identity/codes.ts';
import { toResponse } from '../identity/sign-in-routes.ts';
import { AddressBuckets } from '../limits/address-buckets.ts';
import { tableSummaryForFriend } from '../rooms/table-lists.ts';
import type { Relation } from '../store/profile-store.ts';
import type { Store, WriteResult } from '../store/store.ts';

const MAX_TIES = 300;
const TABLES_LOOKED_AT = 3;
const INVITATION_MS = 60 * 60 * 1000;

export function registerFriends(app: FastifyInstance, setup: ApiContext): void {
  const { identities, store, limits, addressOf } = setup;
  const tries = new AddressBuckets(limits.triesPerMinute / 60, limits.triesPerMinute);

  app.get('/api/friends', async (request, reply) => {
    const me = await identities.find(request.headers);
    if (me === undefined || me.name === '') return sendRefusal(reply, tableRefusal('no-session'));
    return friendsPage(setup, me);
  });

  app.post('/api/friends', async (request, reply) => {
    const me = await identities.find(request.headers);
    if (me === undefined || me.name === '') return sendRefusal(reply, tableRefusal('no-session'));
    if (!tries.take(addressOf(request), performance.now())) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const asked = await ask(store, me, request.body);
    return isRefusal(asked) ? sendRefusal(reply, asked) : friendsPage(setup, me);
  });

  app.post('/api/friends/code', async (request, reply) => {
    const me = await identities.find(request.headers);
    if (me === undefined || me.name === '') return sendRefusal(reply, tableRefusal('no-session'));
    if (!tries.take(addressOf(request), performance.now())) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const code = await newCode(store, me.handle);
    return isRefusal(code) ? sendRefusal(reply, code) : friendsPage(setup, me);
  });

  app.post('/api/friends/actions', async (request, reply) => {
    const me = await identities.find(request.headers);
    if (me === undefined || me.name === '') return sendRefusal(reply, tableRefusal('no-session'));
    const action = parseFriendAction(request.body);
    const done = isRefusal(action) ? action : await carryOut(setup, me, action.ok, setup.addressOf(request));
    return isRefusal(done) ? sendRefusal(reply, done) : friendsPage(setup, me);
  });
}

async function ask({ profiles }: Store, me: Person, body: unknown): Promise<object | Refusal> {
  const code = parseFriendCode(body);
  if (isRefusal(code)) return code;
  const other = await profiles.personByFriendCode(code.ok);
  if (other === undefined) return tableRefusal('no-such-friend-code');
  if (other === me.handle) return tableRefusal('that-is-you');
  const theirs = await profiles.relationsOf(other);
  if (ownTies(await profiles.relationsOf(me.handle)) >= MAX_TIES || theirs.length >= 3 * MAX_TIES)
    return tableRefusal('too-many-friends', { most: MAX_TIES });
  return toResponse(await profiles.ask(me.handle, other));
}

/** Friends and requests a person made themselves: requests of others and blocks do not count. */
const ownTies = (relations: readonly Relation[]): number => relations.filter(({ kind }) => kind === 'friend' || kind === 'asked').length;

/** Somebody with many friends can still block a person. */
const blocks = (relations: readonly Relation[]): number => relations.filter(({ kind }) => kind === 'blocked').length;

async function carryOut(
  { store, rooms, limiter, connections }: ApiContext,
  me: Person,
  action: FriendAction,
  address: string,
): Promise<object | Refusal> {
  const { profiles } = store;
  const { handle } = me;
  /** Blocks work at once at the tables where either of them is, at any node. */
  const changeBlocks = async (written: WriteResult) => {
    await connections.reloadBlocks(rooms, profiles, [handle, action.handle]);
    rooms.announceBlocks([handle, action.handle]);
    return toResponse(written);
  };
  switch (action.action) {
    case 'accept':
      return asFriend(await profiles.accept(handle, action.handle));
    case 'remove':
      return toResponse(await profiles.unfriend(handle, action.handle));
    case 'block':
      if (action.handle === handle) return tableRefusal('that-is-you');
      if (blocks(await profiles.relationsOf(handle)) >= MAX_TIES) return tableRefusal('too-many-friends', { most: MAX_TIES });
      return changeBlocks(await profiles.block(handle, action.handle));
    case 'unblock':
      return changeBlocks(await profiles.unblock(handle, action.handle));
    case 'invite': {
      const live = await limiter.findTable(rooms, store, action.table, me, address);
      if (typeof live === 'string') return tableRefusal(live);
      // This does not reveal whether another person's table exists.
      if (seatOf(live.room, handle) === null && !isHost(live.room, handle)) return tableRefusal('no-such-table');
      return asFriend(await profiles.invite(handle, action.handle, action.table, Date.now() + INVITATION_MS));
    }
  }
}

const asFriend = (written: WriteResult) => (written === 'conflict' ? tableRefusal('not-a-friend') : toResponse(written));

async function friendsPage(setup: ApiContext, me: Person): Promise<FriendsData | Refusal> {
  const { store } = setup;
  const code = (await store.profiles.friendCode(me.handle)) ?? (await newCode(store, me.handle));
  if (typeof code !== 'string') return code;
  const relations = await store.profiles.relationsOf(me.handle);
  const { blockedBy } = await store.profiles.blocksOf(me.handle);
  const people = await store.readPeople(relations.map(({ handle }) => handle));
  const those = (kind: Relation['kind']) =>
    relations.flatMap((relation) => (relation.kind === kind ? (people.get(relation.handle) ?? []) : []));
  return {
    code,
    friends: await Promise.all(those('friend').map((friend) => whereabouts(setup, friend, blockedBy))),
    incoming: those('asking'),
    outgoing: those('asked'),
    blocked: those('blocked'),
  };
}

/** The table at which a friend sits now, unless it is private. */
async function whereabouts({ store, rooms }: ApiContext, friend: Person, blockedBy: readonly string[]): Promise<Friend> {
  if (blockedBy.includes(friend.handle)) return { ...friend, table: null };
  const codes = await store.tablesOf(friend.handle, TABLES_LOOKED_AT);
  for (const code of codes) {
    const table = await tableSummaryForFriend(rooms.lists, code, friend.handle);
    if (table !== undefined) return { ...friend, table };
  }
  return { ...friend, table: null };
}

async function newCode({ profiles }: Store, handle: string): Promise<string | Refusal> {
  for (;;) {
    const code = randomLetters(FRIEND_CODE_LENGTH);
    const written = await profiles.setFriendCode(handle, code);
    if (written === 'stored') return code;
    if (written !== 'conflict') return tableRefusal('not-saved');
  }
}
