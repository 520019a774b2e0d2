import { isRefusal } from '@parlour/kernel';
import { type SessionInfo, type SessionsData, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { toResponse } from './sign-in-routes.ts';

const EVENTS_MS = 90 * 24 * 60 * 60 * 1000;

/** The devices that are signed in as the person who asks, and how to sign them out. */
export function registerSessions(
  app: FastifyInstance,
  { identities, store, connections, rooms, securityLog, addressOf }: ApiContext,
): void {
  const { profiles } = store;

  /** A socket that stays open would still be the person: all of theirs are cut, and those that may come back do. */
  function cutSockets(handle: string): void {
    connections.reconnectAllOf(handle);
    rooms.announceRevocation(handle);
  }

  app.get('/api/me/sessions', async (request, reply): Promise<SessionsData | undefined> => {
    const me = await identities.signedIn(request.headers);
    if (me === undefined || me.session === null) return sendRefusal(reply, tableRefusal('no-session')) as never;
    const own = me.session;
    const [sessions, events] = await Promise.all([
      profiles.sessionsOf(me.person.handle, Date.now()),
      profiles.securityEventsOf(me.person.handle, Date.now() - EVENTS_MS),
    ]);
    await profiles.seeSecurityEvents(own.id, Date.now());
    return {
      sessions: sessions.map(({ id, name, made, used }): SessionInfo => ({ id, name, made, used, isThis: id === own.id })),
      events: events.map(({ at, kind, session, name }) => ({ at, kind, name, isNew: at > own.seen && session !== own.id })),
    };
  });

  app.delete<{ Params: { id: string } }>('/api/me/sessions/:id', async (request, reply) => {
    const me = await identities.signedIn(request.headers);
    if (me === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    const { handle } = me.person;
    const written = await profiles.revokeSession(handle, request.params.id, Date.now());
    if (written !== 'stored' && written !== 'conflict') return sendRefusal(reply, tableRefusal('not-saved'));
    await identities.note(me, 'signed-out');
    securityLog.write('session-revoked', { handle, address: addressOf(request) });
    cutSockets(handle);
    return { ok: true };
  });

  // The session ends on the server: a copy of the cookie is worth nothing afterwards.
  app.delete('/api/me/session', async (request, reply) => {
    const me = await identities.signedIn(request.headers);
    if (me !== undefined && me.session !== null) {
      const written = toResponse(await profiles.revokeSession(me.person.handle, me.session.id, Date.now()));
      if (isRefusal(written)) return sendRefusal(reply, written);
      securityLog.write('sign-out', { handle: me.person.handle, address: addressOf(request) });
      cutSockets(me.person.handle);
    }
    reply.header('set-cookie', identities.sessions.clearingCookie(identities.isHttps(request.headers)));
    return { ok: true };
  });
}
