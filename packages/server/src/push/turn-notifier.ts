import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import webPush from 'web-push';
import type { Store, Subscription } from '../store/store.ts';
import type { PushKeys } from './vapid-keys.ts';

const DAY_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;
/** The statuses for a subscription that is gone for good. */
const GONE = [404, 410];

/** The notification of a turn in a correspondence match. Only the owner of the seat receives it. */
export interface TurnNotification {
  readonly table: string;
  readonly game: string;
  readonly match: string;
  readonly step: number;
}

export interface TurnNotifierSetup {
  readonly store: Store;
  readonly keys: PushKeys;
  /** The operator's contact for push services. */
  readonly contact: string;
  readonly log: Logger;
  readonly calls: Counter<'outcome'>;
}

/** Notifies people about their turn, at every subscribed browser. */
export class TurnNotifier {
  private readonly setup: TurnNotifierSetup;

  constructor(setup: TurnNotifierSetup) {
    this.setup = setup;
  }

  async call(handles: readonly string[], call: TurnNotification): Promise<void> {
    try {
      const found = await Promise.all(handles.map((handle) => this.setup.store.subscriptionsOf(handle)));
      await Promise.all(found.flat().map((subscription) => this.send(subscription, call)));
    } catch (error) {
      this.setup.log.warn({ err: error, table: call.table }, 'nobody could be called: the list of tables has to do');
    }
  }

  private async send(subscription: Subscription, call: TurnNotification): Promise<void> {
    const { store, keys, contact, calls } = this.setup;
    const status = await post(subscription, call, keys, contact);
    if (GONE.includes(status)) await store.dropSubscription(subscription.endpoint);
    calls.inc({ outcome: GONE.includes(status) ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed' });
  }
}

/** The status of the response, or 0 without one. */
async function post(subscription: Subscription, call: TurnNotification, keys: PushKeys, contact: string): Promise<number> {
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(call), {
      vapidDetails: { subject: contact, ...keys },
      TTL: DAY_SECONDS,
      // A newer notification of the same match replaces an undelivered one.
      topic: call.match.slice(0, 32),
      urgency: 'normal',
    });
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status;
  } catch {
    return 0;
  }
}
