import { PING_TTL_MS, PONG_EVERY_MS } from '@parlour/protocol';

/** The writes of one period are spread over so many moments, so that thousands of sockets do not block the event loop at once. */
const SLOTS = 10;
const SLOT_MS = PONG_EVERY_MS / SLOTS;

/**
 * Which clients get a pong, and when: one every `PONG_EVERY_MS` from their first ping on, until `PING_TTL_MS` after their last.
 * A client that receives nothing for longer knows that its connection is lost, and a page that is hidden asks for nothing.
 */
export class PongSchedule<Client> {
  private readonly send: (client: Client) => void;
  private readonly slots: readonly Map<Client, { until: number }>[] = Array.from({ length: SLOTS }, () => new Map());
  private readonly slotOf = new Map<Client, Map<Client, { until: number }>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly now: () => number;
  private readonly began: number;
  private done = 0;

  constructor(send: (client: Client) => void, now: () => number = () => performance.now()) {
    this.send = send;
    this.now = now;
    this.began = now();
  }

  /** The client sent a ping: it gets its pong at once, and more from then on. */
  request(client: Client): void {
    const until = this.now() + PING_TTL_MS;
    const known = this.slotOf.get(client)?.get(client);
    if (known !== undefined) known.until = until;
    else this.add(client, until);
    this.send(client);
  }

  remove(client: Client): void {
    this.slotOf.get(client)?.delete(client);
    this.slotOf.delete(client);
  }

  /** Sends what is due by the clock: a timer that comes late skips no slot. */
  sendDue(): void {
    const now = this.now();
    const due = this.slotsDue(now);
    // After a long pause one pong is enough.
    for (this.done = Math.max(this.done, due - SLOTS); this.done < due; this.done++) {
      const slot = this.slots[(this.done + 1) % SLOTS];
      for (const [client, { until }] of slot ?? []) {
        if (until < now) this.remove(client);
        else this.send(client);
      }
    }
    if (this.slotOf.size === 0) this.close();
  }

  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private slotsDue(now: number): number {
    return Math.floor((now - this.began) / SLOT_MS);
  }

  /** The timer runs only while there are clients. */
  private start(): void {
    if (this.timer !== undefined) return;
    this.done = this.slotsDue(this.now());
    this.timer = setInterval(() => this.sendDue(), SLOT_MS);
    this.timer.unref();
  }

  private add(client: Client, until: number): void {
    this.start();
    const slot = this.slots[this.done % SLOTS];
    if (slot === undefined) return;
    slot.set(client, { until });
    this.slotOf.set(client, slot);
  }
}
