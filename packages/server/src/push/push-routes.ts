import { isRefusal } from '@parlour/kernel';
import { type ServerInfo, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/api-context.ts';
import type { Identities } from '../identity/identities.ts';
import type { Store } from '../store/store.ts';
import { parseSubscription } from './parse-subscription.ts';

export interface PushSetup {
  readonly store: Store;
  readonly identities: Identities;
  readonly publicKey: string;
  /** Push services besides the well-known ones. */
  readonly services: readonly string[];
  /** Addresses under which other devices reach this server, as far as this client may know them. */
  readonly addressesFor: (request: FastifyRequest) => readonly string[];
}

/** Routes for notification subscriptions, and for the server's local addresses. */
export function registerPush(app: FastifyInstance, { store, identities, publicKey, services, addressesFor }: PushSetup): void {
  app.get(
    '/api/server',
    async (request): Promise<ServerInfo> => ({
      addresses: addressesFor(request),
      pushKey: publicKey,
    }),
  );

  app.post('/api/push', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
    const subscription = parseSubscription(request.body, services);
    if (isRefusal(subscription)) return sendRefusal(reply, subscription);
    const written = await store.addSubscription(person.handle, subscription.ok);
    return written === 'stored' ? { ok: true } : sendRefusal(reply, tableRefusal('not-saved'));
  });

  app.delete('/api/push', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    const subscription = parseSubscription(request.body, services);
    if (isRefusal(subscription)) return sendRefusal(reply, subscription);
    const own = await store.subscriptionsOf(person.handle);
    if (!own.some(({ endpoint }) => endpoint === subscription.ok.endpoint)) return { ok: true };
    const written = await store.dropSubscription(subscription.ok.endpoint);
    return written === 'stored' ? { ok: true } : sendRefusal(reply, tableRefusal('not-saved'));
  });
}
