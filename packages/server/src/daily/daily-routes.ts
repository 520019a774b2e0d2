import { MANIFESTS } from '@parlour/games/catalogue';
import { isRefusal } from '@parlour/kernel';
import { dayOf, dayPlus, MAX_PAST_DAYS, parseDailyStart, parseDay, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { boardOf, todaysDeals } from './daily-board.ts';
import { openDaily } from './open-daily.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const GAMES = MANIFESTS.filter(({ daily }) => daily !== undefined);

export function registerDaily(app: FastifyInstance, { identities, store, limiter, addressOf, dailySeeds: seeds }: ApiContext): void {
  app.get('/api/daily', async (request) => todaysDeals(store, seeds, GAMES, await identities.find(request.headers), Date.now()));

  app.get<{ Params: { game: string; day: string } }>('/api/daily/:game/:day', async (request, reply) => {
    const { game } = request.params;
    if (!GAMES.some(({ id }) => id === game)) return sendRefusal(reply, tableRefusal('no-such-game'));
    const now = Date.now();
    const today = dayOf(now);
    const day = request.params.day === 'today' ? today : parseDay(request.params.day);
    if (day === undefined) return sendRefusal(reply, tableRefusal('no-such-page'));
    if (day > today || day < dayPlus(today, -MAX_PAST_DAYS)) return sendRefusal(reply, tableRefusal('daily-not-open', { today }));
    return boardOf(store, seeds, { game, day, now }, await identities.find(request.headers));
  });

  app.post<{ Params: { game: string } }>('/api/daily/:game', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
    if (person.agent === true) return sendRefusal(reply, tableRefusal('no-agents'));
    const start = parseDailyStart(request.body);
    if (isRefusal(start)) return sendRefusal(reply, start);
    const today = dayOf(Date.now());
    if (start.ok.day !== today) return sendRefusal(reply, tableRefusal('daily-not-open', { today }));
    const since = await store.profiles.firstSessionOf(person.handle);
    const isNew = since === undefined || Date.now() - since < DAY_MS;
    const begun = await store.daily.attempt(request.params.game, today, person.handle);
    if (isNew && begun === undefined && !limiter.allow('new-person-daily', addressOf(request)))
      return sendRefusal(reply, tableRefusal('too-many-messages'));
    const code = await openDaily(store, seeds, request.params.game, person, start.ok);
    return isRefusal(code) ? sendRefusal(reply, code) : reply.code(201).send({ code: code.ok });
  });
}
