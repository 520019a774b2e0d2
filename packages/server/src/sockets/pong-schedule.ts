import { PING_TTL_MS, PONG_EVERY_MS } from '@parlour/protocol';

/** The writes of one period are spread over so many moments, so that thousands of sockets do not block the event loop at once. */
const SLOTS = 10;
const SLOT_MS = PONG_EVERY_MS / SLOTS;
/** Writing to so many takes about a millisecond. Fewer go out at one moment: each further one wakes an idle process once more. */
const FULL = 100;
/** Node counts from the beginning of a turn, so that a timer may come early by its length. */
const LATE_MS = 5;

type Slot<Client> = Map<Client, { until: number }>;

/**
 * Which clients get a pong, and when: one every `PONG_EVERY_MS` from their first ping on, until `PING_TTL_MS` after their last.
 * A client that receives nothing for longer knows that its connection is lost, and a page that is hidden asks for nothing.
 */
export class PongSchedule<Client> {
  private readonly send: (client: Client) => void;
  private readonly slots: readonly Slot<Client>[] = Array.from({ length: SLOTS }, () => new Map());
  private readonly slotOf = new Map<Client, Slot<Client>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly now: () => number;
  private readonly began: number;
  /** The number of the last slot whose time has come. */
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
      for (const [client, { until }] of this.slot(this.done + 1)) {
        if (until < now) this.remove(client);
        else this.send(client);
      }
    }
    this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private slotsDue(now: number): number {
    return Math.floor((now - this.began) / SLOT_MS);
  }

  private slot(number: number): Slot<Client> {
    return this.slots[number % SLOTS] ?? new Map();
  }

  /** Sets the timer for the next slot that has clients. */
  private wait(): void {
    this.close();
    if (this.slotOf.size === 0) return;
    let next = this.done + 1;
    while (this.slot(next).size === 0) next++;
    this.timer = setTimeout(() => this.sendDue(), this.began + next * SLOT_MS + LATE_MS - this.now());
    this.timer.unref();
  }

  private add(client: Client, until: number): void {
    if (this.timer === undefined) this.done = this.slotsDue(this.now());
    const slot = this.slotWithRoom();
    slot.set(client, { until });
    this.slotOf.set(client, slot);
    this.wait();
  }

  /** One that is in use and not full; otherwise the emptiest, and of those the one that comes last. */
  private slotWithRoom(): Slot<Client> {
    const inUse = this.slots.find(({ size }) => size > 0 && size < FULL);
    if (inUse !== undefined) return inUse;
    const lastFirst = this.slots.map((_, i) => this.slot(this.done + SLOTS - i));
    return lastFirst.reduce((least, slot) => (slot.size < least.size ? slot : least));
  }
}
