import { isRefusal } from '@parlour/kernel';
import { type CoPlayer, type Person, type PlayedGame, type ProfileData, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import type { HeadToHead, PastGame } from '../store/profile-store.ts';
import type { Store } from '../store/store.ts';
import { deletePerson } from './delete-person.ts';
import { statisticsOf } from './statistics.ts';

const GAMES_AT_ONCE = 20;
const MAX_COMPANIONS = 5;
const MAX_EXPORTED = 100_000;

/** The data of the person who asks: to read, to export, to delete. */
export function registerProfile(app: FastifyInstance, setup: ApiContext): void {
  const { identities, store, limiter, securityLog, addressOf } = setup;
  const { profiles } = store;

  app.get('/api/me/profile', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    return pageOf(store, person);
  });

  app.get<{ Querystring: { before?: unknown } }>('/api/me/games', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    const before = Number(request.query.before ?? Number.NaN);
    const games = await profiles.gamesOf(person.handle, Number.isFinite(before) ? before : Number.MAX_SAFE_INTEGER, GAMES_AT_ONCE);
    return games.map(playedGame);
  });

  app.get('/api/me/export', async (request, reply) => {
    const me = await identities.signedIn(request.headers);
    if (me === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (!limiter.allow('export', addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const address = addressOf(request);
    const { person } = me;
    if (await identities.needsProof(me)) {
      securityLog.write('proof-needed', { handle: person.handle, address });
      return sendRefusal(reply, tableRefusal('proof-needed'));
    }
    await identities.note(me, 'export');
    securityLog.write('export', { handle: person.handle, address });
    reply.header('content-disposition', 'attachment; filename="parlour.json"').type('application/json');
    return JSON.stringify(await everythingOf(store, person), null, 2);
  });

  app.delete('/api/me', async (request, reply) => {
    const me = await identities.signedIn(request.headers);
    if (me === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    const { person } = me;
    const address = addressOf(request);
    if (await identities.needsProof(me)) {
      securityLog.write('proof-needed', { handle: person.handle, address });
      return sendRefusal(reply, tableRefusal('proof-needed'));
    }
    securityLog.write('delete', { handle: person.handle, address });
    const forgotten = await deletePerson(setup, person.handle);
    if (isRefusal(forgotten)) return sendRefusal(reply, forgotten);
    reply.header('set-cookie', identities.sessions.clearingCookie(identities.isHttps(request.headers)));
    return { ok: true };
  });
}

async function pageOf(store: Store, { handle }: Person): Promise<ProfileData> {
  const { profiles } = store;
  const [passkeys, phrase, participations, skills, companions, games] = await Promise.all([
    profiles.passkeysOf(handle),
    profiles.hasPhrase(handle),
    profiles.participationsOf(handle),
    profiles.skillsOf(handle),
    profiles.coPlayersOf(handle, MAX_COMPANIONS),
    profiles.gamesOf(handle, Number.MAX_SAFE_INTEGER, GAMES_AT_ONCE),
  ]);
  return {
    signInMethods: { passkeys: passkeys.map(({ id, made, used }) => ({ id, made, used })), phrase },
    statistics: statisticsOf(participations, skills),
    coPlayers: await named(store, companions),
    games: games.map(playedGame),
  };
}

async function named(store: Store, companions: readonly HeadToHead[]): Promise<readonly CoPlayer[]> {
  const people = await store.readPeople(companions.map(({ handle }) => handle));
  return companions.flatMap(({ handle, games, ahead, behind }) => {
    const person = people.get(handle);
    return person === undefined ? [] : [{ name: person.name, avatar: person.avatar, games, ahead, behind }];
  });
}

/** Built field by field: the handles of other people stay on the server. */
function playedGame({ match, game, at, seat, players, place, score, left, points }: PastGame): PlayedGame {
  return { match, game, at, seat, players, place, score, left, points };
}

async function everythingOf(store: Store, person: Person): Promise<object> {
  const { profiles } = store;
  const { handle } = person;
  const [page, games, participations, code, relations, tables, subscriptions, reports, daily] = await Promise.all([
    pageOf(store, person),
    profiles.gamesOf(handle, Number.MAX_SAFE_INTEGER, MAX_EXPORTED),
    profiles.participationsOf(handle),
    profiles.friendCode(handle),
    profiles.relationsOf(handle),
    store.tablesOf(handle, MAX_EXPORTED),
    store.subscriptionsOf(handle),
    store.moderation.reportsBy(handle),
    store.daily.attemptsOf(handle),
  ]);
  const details = new Map(participations.map(({ match, memory, honours }) => [match, { memory, honours }]));
  return {
    person,
    signInMethods: page.signInMethods,
    statistics: page.statistics,
    coPlayers: page.coPlayers,
    games: games.map((game) => ({
      ...playedGame(game),
      ...(details.get(game.match) ?? { memory: null, honours: [] }),
      replay: `/replay/${game.match}`,
    })),
    friends: { code: code ?? null, relations },
    tables,
    daily: daily.map(({ handle: _handle, ...attempt }) => attempt),
    subscriptions: subscriptions.map(({ endpoint }) => endpoint),
    reports: reports.map(({ at, name, table, reason, note }) => ({ at, name, table, reason, note })),
  };
}
