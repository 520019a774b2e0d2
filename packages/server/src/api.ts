import { gameById } from '@parlour/games';
import { isOver, isRefusal, type Refusal, replay } from '@parlour/kernel';
import { type MatchReplay, type Person, parseMe, parseNewTable, refuseAtTable, type TableSummary } from '@parlour/protocol';
import { summaryFor, tableInfo } from '@parlour/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connections } from './connections.ts';
import type { Doorman } from './doorman.ts';
import type { Guests } from './guests.ts';
import type { Limits } from './options.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';

const MOST_LISTED = 50;
const MOST_MINE = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ApiSetup {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly guests: Guests;
  readonly connections: Connections;
  readonly limits: Limits;
  readonly doorman: Doorman;
  readonly addressOf: (request: FastifyRequest) => string;
}

const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'no-such-table': 404,
  'no-such-match': 404,
  'no-such-page': 404,
  'match-not-over': 403,
  'too-many-tables': 429,
  'too-many-messages': 429,
  'not-saved': 503,
};

/** A refusal is the whole answer, with the status that fits it best. */
export function answerRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(STATUS[refusal.refused] ?? 400).send(refusal);
}

export function addApi(app: FastifyInstance, setup: ApiSetup): void {
  addPeople(app, setup);
  addTables(app, setup);
  addMatches(app, setup);
}

function addPeople(app: FastifyInstance, { guests, connections, rooms, doorman, addressOf }: ApiSetup): void {
  async function known(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = (await guests.find(request.headers)) ?? guests.arrive();
    // Each visit signs anew, with the newest key and for another year: an old key can be taken away once its time is over.
    reply.header('set-cookie', guests.sessions.cookieFor(person.handle, request.protocol === 'https'));
    return person;
  }

  app.get('/api/me', (request, reply) => known(request, reply));

  app.patch('/api/me', async (request, reply) => {
    const changes = parseMe(request.body);
    if (isRefusal(changes)) return answerRefusal(reply, changes);
    const before = await known(request, reply);
    if (before.name === '' && !doorman.mayArrive(addressOf(request))) return answerRefusal(reply, refuseAtTable('too-many-messages'));
    const { person, written } = await guests.change(before, changes.ok);
    if (written !== 'stored') return answerRefusal(reply, refuseAtTable('not-saved'));
    connections.rename(rooms, person);
    rooms.tellRenamed(person);
    return person;
  });
}

function addTables(app: FastifyInstance, { guests, rooms, store, limits, doorman, addressOf }: ApiSetup): void {
  app.post('/api/tables', async (request, reply) => {
    const person = await guests.find(request.headers);
    if (person === undefined) return answerRefusal(reply, refuseAtTable('no-session'));
    if (person.name === '') return answerRefusal(reply, refuseAtTable('bad-name'));
    const wanted = parseNewTable(request.body);
    if (isRefusal(wanted)) return answerRefusal(reply, wanted);
    const hosted = await store.countHosted(person.handle, Date.now() - DAY_MS);
    if (hosted >= limits.tablesPerPerson) return answerRefusal(reply, refuseAtTable('too-many-tables', { most: limits.tablesPerPerson }));
    if (!doorman.mayOpen(addressOf(request))) return answerRefusal(reply, refuseAtTable('too-many-messages'));
    const code = await rooms.open(wanted.ok, person);
    return isRefusal(code) ? answerRefusal(reply, code) : reply.code(201).send({ code: code.ok });
  });

  app.get('/api/tables', async (request): Promise<TableSummary[]> => {
    const person = await guests.find(request.headers);
    return rooms.publicTables(MOST_LISTED, person?.handle);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request, reply) => {
    const person = await guests.find(request.headers);
    const live = await doorman.find(rooms, request.params.code, person, addressOf(request));
    return typeof live === 'string' ? answerRefusal(reply, refuseAtTable(live)) : tableInfo(live.room);
  });

  app.get('/api/mine', async (request): Promise<TableSummary[]> => {
    const person = await guests.find(request.headers);
    if (person === undefined) return [];
    const codes = await store.tablesOf(person.handle, MOST_MINE);
    const found = await Promise.all(codes.map((code) => rooms.find(code)));
    return found.flatMap((live) => (live === undefined ? [] : [summaryFor(live.room, person.handle)]));
  });
}

function addMatches(app: FastifyInstance, { store }: ApiSetup): void {
  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request, reply) => {
    const stored = await store.readMatch(request.params.id.slice(0, 40));
    const game = isRefusal(stored) ? undefined : gameById(stored.head.record.game);
    if (isRefusal(stored) || game === undefined) return answerRefusal(reply, refuseAtTable('no-such-match'));
    const record = { ...stored.head.record, entries: stored.entries.map(({ entry }) => entry) };
    const match = replay(game, record);
    if (isRefusal(match)) return answerRefusal(reply, refuseAtTable('no-such-match'));
    // The record holds the seed: before the end it would give every secret away.
    if (!isOver(match.status)) return answerRefusal(reply, refuseAtTable('match-not-over'));
    return { id: stored.head.id, record, players: stored.head.players } satisfies MatchReplay;
  });
}
