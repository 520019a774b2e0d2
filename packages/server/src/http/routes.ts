import { gameById } from '@parlour/games/rules-catalogue';
import { isRefusal, type Refusal } from '@parlour/kernel';
import {
  type Me,
  malformed,
  type Person,
  parseIdentityChange,
  parseNewTable,
  parseQuickTable,
  type QuickTable,
  type TableSummary,
  tableRefusal,
} from '@parlour/protocol';
import { dailyOf, outcomeOf, TokenBuckets, tableInfo } from '@parlour/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerDaily } from '../daily/daily-routes.ts';
import type { SignedIn } from '../identity/identities.ts';
import { registerSessions } from '../identity/session-routes.ts';
import { registerSignIn } from '../identity/sign-in-routes.ts';
import { registerReports } from '../moderation/report-routes.ts';
import { registerFriends } from '../profile/friend-routes.ts';
import { registerLadders } from '../profile/ladder-routes.ts';
import { registerProfile } from '../profile/profile-routes.ts';
import { leaveTable } from '../rooms/leave-table.ts';
import { findQuickTable } from '../rooms/quick-table.ts';
import { publicTables, tablesFor } from '../rooms/table-lists.ts';
import { type ApiContext, sendRefusal } from './api-context.ts';
import { addRecords } from './records.ts';

const MAX_MINE = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export function registerApi(app: FastifyInstance, setup: ApiContext): void {
  addPeople(app, setup);
  addTables(app, setup);
  addRecords(app, setup);
  registerSignIn(app, setup);
  registerSessions(app, setup);
  registerProfile(app, setup);
  registerLadders(app, setup);
  registerFriends(app, setup);
  registerReports(app, setup);
  registerDaily(app, setup);
}

function addPeople(app: FastifyInstance, { identities, store, connections, rooms, limits, limiter, bans, addressOf }: ApiContext): void {
  const renames = new TokenBuckets(limits.renamesPerMinute / 60, limits.renamesPerMinute);

  async function known(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const who = (await identities.signedIn(request.headers)) ?? identities.create();
    // Each visit signs again, with the newest key and for another year: an old key can be removed a year later.
    const cookie = await identities.refresh(who, { headers: request.headers, address: addressOf(request) });
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    return who;
  }

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const { person, session } = await known(request, reply);
    if (session === null) return person;
    const events = await store.profiles.securityEventsOf(person.handle, session.seen);
    return events.some((event) => event.session !== session.id) ? { ...person, securityNews: true } : person;
  });

  app.patch('/api/me', async (request, reply) => {
    const changes = parseIdentityChange(request.body);
    if (isRefusal(changes)) return sendRefusal(reply, changes);
    if (changes.ok.name !== undefined && bans.isNameBanned(changes.ok.name)) return sendRefusal(reply, tableRefusal('banned-name'));
    const who = await known(request, reply);
    const before = who.person;
    if (changes.ok.agent === true && before.name !== '' && before.agent !== true)
      return sendRefusal(reply, malformed('agent: only with the first name'));
    const isAllowed = before.name === '' ? limiter.allow('new-person', addressOf(request)) : renames.take(before.handle, performance.now());
    if (!isAllowed) return sendRefusal(reply, tableRefusal('too-many-messages'));
    const isNew = who.session === null;
    const visit = { headers: request.headers, address: addressOf(request) };
    if (isNew && (await identities.start(who.token, visit, null)) === undefined) return sendRefusal(reply, tableRefusal('not-saved'));
    const { person, written } = await identities.update(before, changes.ok);
    if (written !== 'stored') return sendRefusal(reply, tableRefusal('not-saved'));
    connections.rename(rooms, person);
    rooms.announceRename(person);
    return person;
  });
}

function addTables(app: FastifyInstance, { identities, rooms, store, limits, limiter, addressOf }: ApiContext): void {
  app.post('/api/tables', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
    const wanted = parseNewTable(request.body);
    if (isRefusal(wanted)) return sendRefusal(reply, wanted);
    const refusal = await newTableRefusal(person, addressOf(request));
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    const code = await rooms.open(wanted.ok, person);
    return isRefusal(code) ? sendRefusal(reply, code) : reply.code(201).send({ code: code.ok });
  });

  app.post('/api/quick-table', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
    const wanted = parseQuickTable(request.body);
    if (isRefusal(wanted)) return sendRefusal(reply, wanted);
    const { games, fillSeconds, tempo } = wanted.ok;
    const blocks = await store.profiles.blocksOf(person.handle);
    const found = await findQuickTable(rooms.lists, { person, blocks, games });
    if (found !== undefined) return { code: found, opened: false } satisfies QuickTable;
    const refusal = await newTableRefusal(person, addressOf(request));
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    const [game = '', ...others] = new Set(games);
    const otherGames = others.filter((other) => gameById(other) !== undefined);
    const settings = { lateJoin: 'open', ...(tempo === undefined ? {} : { tempo }) } as const;
    const code = await rooms.open({ game, options: {}, visibility: 'public', bots: [], start: false, settings }, person, {
      fillAt: Date.now() + fillSeconds * 1000,
      ...(otherGames.length === 0 ? {} : { otherGames }),
    });
    return isRefusal(code) ? sendRefusal(reply, code) : reply.code(201).send({ code: code.ok, opened: true } satisfies QuickTable);
  });

  /** Why a person may not open another table. */
  async function newTableRefusal({ handle }: Person, address: string): Promise<Refusal | undefined> {
    const hosted = await store.countHosted(handle, Date.now() - DAY_MS);
    if (hosted >= limits.tablesPerPerson) return tableRefusal('too-many-tables', { most: limits.tablesPerPerson });
    return limiter.allow('new-table', address) ? undefined : tableRefusal('too-many-messages');
  }

  app.get('/api/tables', async (request): Promise<TableSummary[]> => {
    const person = await identities.find(request.headers);
    return publicTables(rooms.lists, person?.handle);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request, reply) => {
    const person = await identities.find(request.headers);
    const live = await limiter.findTable(rooms, store, request.params.code, person, addressOf(request));
    return typeof live === 'string' ? sendRefusal(reply, tableRefusal(live)) : tableInfo(live.room);
  });

  app.delete<{ Params: { code: string } }>('/api/tables/:code/seat', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    const live = await limiter.findTable(rooms, store, request.params.code, person, addressOf(request));
    if (typeof live === 'string') return sendRefusal(reply, tableRefusal(live));
    const { code, game } = live.room;
    // After the end nothing is given up: the result counts, although it may not be stored yet.
    const day = outcomeOf(live.room) === undefined ? dailyOf(live.room) : undefined;
    const isGivenUp = day === undefined || (await store.daily.giveUp(game.id, day, person.handle, Date.now())) === 'stored';
    if (!isGivenUp || !(await leaveTable(rooms, code, { type: 'leave', handle: person.handle })))
      return sendRefusal(reply, tableRefusal('not-saved'));
    return { ok: true };
  });

  app.get('/api/me/tables', async (request): Promise<TableSummary[]> => {
    const person = await identities.find(request.headers);
    if (person === undefined) return [];
    const codes = await store.tablesOf(person.handle, MAX_MINE);
    const listed = await tablesFor(rooms.lists, codes, person.handle, (code) => rooms.find(code));
    // A seat that was given up a moment ago may not be saved yet.
    const seated = listed.filter(({ isSeated }) => isSeated).map(({ summary }) => summary);
    return [...seated, ...(await invitedTo(person))];
  });

  /** Tables a person is invited to and does not sit at yet. */
  async function invitedTo({ handle }: Person): Promise<TableSummary[]> {
    const invitations = await store.profiles.invitationsFor(handle, Date.now());
    const codes = invitations.map(({ table }) => table);
    const listed = await tablesFor(rooms.lists, codes, handle, (code) => rooms.find(code));
    const hosts = new Map(await Promise.all(invitations.map(async ({ from, table }) => [table, await store.readPerson(from)] as const)));
    return listed.flatMap(({ summary, isSeated }) => {
      const host = hosts.get(summary.code);
      return host === undefined || isSeated || summary.phase === 'over' ? [] : [{ ...summary, invitedBy: host.name }];
    });
  }
}
