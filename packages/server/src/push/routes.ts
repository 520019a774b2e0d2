import { isRefusal } from '@parlour/kernel';
import { type HouseInfo, refuseAtTable } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal } from '../answer.ts';
import type { Guests } from '../guests.ts';
import { lanAddresses } from '../listen.ts';
import type { Store } from '../store/store.ts';
import { parseSubscription } from './subscription.ts';

const LOOPBACK = /^(127\.|::1$)/;

export interface PushSetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly publicKey: string;
  /** Push services besides the well-known ones. */
  readonly services: readonly string[];
  /** Whether somebody asks from the network of the house. */
  readonly isNearby: (request: FastifyRequest) => boolean;
}

/** How a browser asks to be called, and how it finds the house in the local network. */
export function addPush(app: FastifyInstance, { store, guests, publicKey, services, isNearby }: PushSetup): void {
  app.get(
    '/api/house',
    async (request): Promise<HouseInfo> => ({
      // How the network behind the house is numbered is no stranger's business.
      addresses: isNearby(request) ? addressesFor(app, request.socket.localPort) : [],
      pushKey: publicKey,
    }),
  );

  app.post('/api/calls', async (request, reply) => {
    const person = await guests.find(request.headers);
    if (person === undefined) return answerRefusal(reply, refuseAtTable('no-session'));
    if (person.name === '') return answerRefusal(reply, refuseAtTable('bad-name'));
    const subscription = parseSubscription(request.body, services);
    if (isRefusal(subscription)) return answerRefusal(reply, subscription);
    const written = await store.addSubscription(person.handle, subscription.ok);
    return written === 'stored' ? { ok: true } : answerRefusal(reply, refuseAtTable('not-saved'));
  });

  app.delete('/api/calls', async (request, reply) => {
    const subscription = parseSubscription(request.body, services);
    if (isRefusal(subscription)) return answerRefusal(reply, subscription);
    const written = await store.dropSubscription(subscription.ok.endpoint);
    return written === 'stored' ? { ok: true } : answerRefusal(reply, refuseAtTable('not-saved'));
  });
}

/** A house that listens for this machine alone is found by nobody else. */
function addressesFor(app: FastifyInstance, port: number | undefined): readonly string[] {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string' || LOOPBACK.test(bound.address)) return [];
  return lanAddresses().map((address) => (port === undefined ? `http://${address}` : `http://${address}:${port}`));
}
