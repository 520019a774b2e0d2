import { type Person, parseCode, type TableRefusal } from '@parlour/protocol';
import { seatOf } from '@parlour/table';
import { countedBy } from './address.ts';
import { Allowances } from './allowance.ts';
import type { LiveRoom } from './live-room.ts';
import type { Limits } from './options.ts';
import type { Rooms } from './rooms.ts';

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;
const perHour = (many: number) => new Allowances(many / HOUR_SECONDS, many);
const perMinute = (many: number) => new Allowances(many / MINUTE_SECONDS, many);

/** What one address may ask of the house, whoever it says it is: guests cost nothing, addresses do. */
export class Doorman {
  private readonly requests: Allowances;
  private readonly misses: Allowances;
  private readonly newcomers: Allowances;
  private readonly tables: Allowances;
  private readonly challenges: Allowances;
  private readonly copies: Allowances;
  private readonly replays: Allowances;

  constructor(limits: Limits) {
    const { requestsPerSecond, burstSeconds, missesPerMinute } = limits;
    this.requests = new Allowances(requestsPerSecond, requestsPerSecond * burstSeconds);
    this.misses = new Allowances(missesPerMinute / 60, 2 * missesPerMinute);
    this.newcomers = perHour(limits.newcomersPerHour);
    this.tables = perHour(limits.tablesPerHour);
    this.challenges = perMinute(limits.challengesPerMinute);
    this.copies = perHour(limits.copiesPerHour);
    this.replays = perMinute(limits.replaysPerMinute);
  }

  mayAsk(address: string): boolean {
    return this.requests.take(countedBy(address), performance.now());
  }

  mayArrive(address: string): boolean {
    return this.newcomers.take(countedBy(address), performance.now());
  }

  mayOpen(address: string): boolean {
    return this.tables.take(countedBy(address), performance.now());
  }

  mayBeChallenged(address: string): boolean {
    return this.challenges.take(countedBy(address), performance.now());
  }

  mayCopy(address: string): boolean {
    return this.copies.take(countedBy(address), performance.now());
  }

  mayReplay(address: string): boolean {
    return this.replays.take(countedBy(address), performance.now());
  }

  /**
   * The table behind a code. Whoever has named too many that are none hears the same of those that are, but for the tables
   * where they sit: guessing must tell nothing, and a guesser next door must keep nobody from their game.
   */
  async find(rooms: Rooms, typed: string, person: Person | undefined, address: string): Promise<LiveRoom | TableRefusal> {
    const code = parseCode(typed);
    if (code === undefined) return 'no-such-table';
    const now = performance.now();
    const misses = this.misses.of(countedBy(address), now);
    const believed = misses.has(1, now);
    const live = await rooms.find(code);
    if (live !== undefined && (believed || (person !== undefined && seatOf(live.room, person.handle) !== null))) return live;
    if (!believed) return 'too-many-messages';
    misses.owe(1);
    return 'no-such-table';
  }
}
