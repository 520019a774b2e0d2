import { isRefusal } from '@parlour/kernel';
import { endOfDay, type MatchReplay, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { RecentBytes } from '../sockets/recent-bytes.ts';
import { type ApiContext, sendRefusal } from './api-context.ts';

/** Records of finished matches are cached for a minute, as many as fit. */
export const recentRecords = () => new RecentBytes(32 * 1024 * 1024, 60_000);

/** The records of finished matches. Availability is read from the store: nothing is replayed. */
export function addRecords(app: FastifyInstance, { store, rooms, limiter, addressOf, records: ready }: ApiContext): void {
  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request, reply) => {
    const id = request.params.id.slice(0, 40);
    const cached = ready.get(id, performance.now());
    if (cached !== undefined) return reply.type('application/json').send(cached);
    if (!limiter.allow('replay', addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-messages'));
    // The record holds the seed: before the end it would reveal every secret.
    if (!(rooms.hasEnded(id) || (await store.profiles.isFinished(id)))) {
      return sendRefusal(reply, tableRefusal((await store.hasMatch(id)) ? 'match-not-over' : 'no-such-match'));
    }
    const stored = await store.readMatch(id);
    if (isRefusal(stored)) return sendRefusal(reply, tableRefusal('no-such-match'));
    const { head, entries } = stored;
    // Others still play from the same seed.
    if (head.daily !== undefined && Date.now() < endOfDay(head.daily)) return sendRefusal(reply, tableRefusal('daily-not-over'));
    const record = { ...head.record, entries: entries.map(({ entry }) => entry) };
    const bytes = Buffer.from(JSON.stringify({ id: head.id, record, players: head.players } satisfies MatchReplay));
    ready.add(id, bytes, performance.now());
    return reply.type('application/json').send(bytes);
  });
}
