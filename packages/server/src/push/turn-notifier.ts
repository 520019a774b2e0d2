import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import webPush from 'web-push';
import type { Store, Subscription } from '../store/store.ts';
import type { PushKeys } from './vapid-keys.ts';

const DAY_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
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
  readonly sent: Counter<'outcome'>;
}

/** Notifies people about their turn, at every subscribed browser. */
export class TurnNotifier {
  private readonly setup: TurnNotifierSetup;

  constructor(setup: TurnNotifierSetup) {
    this.setup = setup;
  }

  async notify(handles: readonly string[], notification: TurnNotification): Promise<void> {
    try {
      const found = await Promise.all(handles.map((handle) => this.setup.store.subscriptionsOf(handle)));
      await Promise.all(found.flat().map((subscription) => this.send(subscription, notification)));
    } catch (error) {
      this.setup.log.warn({ err: error, table: notification.table }, 'no notification could be sent');
    }
  }

  private async send(subscription: Subscription, notification: TurnNotification): Promise<void> {
    const { store, keys, contact, sent } = this.setup;
    const status = await post(subscription, notification, keys, contact);
    if (GONE.includes(status)) await store.dropSubscription(subscription.endpoint);
    sent.inc({ outcome: GONE.includes(status) ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed' });
  }
}

/** The status of the response, or 0 without one. */
async function post(subscription: Subscription, notification: TurnNotification, keys: PushKeys, contact: string): Promise<number> {
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notification), {
      vapidDetails: { subject: contact, ...keys },
      TTL: DAY_SECONDS,
      // A newer notification of the same match replaces an undelivered one.
      topic: notification.match.slice(0, 32),
      urgency: 'normal',
    });
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status;
  } catch {
    return 0;
  }
}
