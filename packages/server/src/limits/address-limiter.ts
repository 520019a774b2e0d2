import { type Person, parseTableCode, type TableRefusal } from '@parlour/protocol';
import { ownsSeat } from '@parlour/table';
import type { Limits } from '../config.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { AddressBuckets } from './address-buckets.ts';

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;
/** Files of the client that one page asks for. */
const FILES_PER_PAGE = 20;
const perHour = (many: number) => new AddressBuckets(many / HOUR_SECONDS, many);
const perMinute = (many: number) => new AddressBuckets(many / MINUTE_SECONDS, many);

/** People of one address who may report as much as they can. */
const REPORTERS_PER_ADDRESS = 4;
/** Tables of one person that are looked through. */
const MAX_OWN_TABLES = 1000;

/** The actions counted by address. */
type LimitedAction =
  | 'request'
  | 'page'
  | 'file'
  | 'new-person'
  | 'new-table'
  | 'new-person-daily'
  | 'new-agent'
  | 'challenge'
  | 'export'
  | 'replay'
  | 'error-report'
  | 'person-report';

/** Rate limits per IP address. Sessions are free to create, so a limit per session would not help. */
export class AddressLimiter {
  private readonly buckets: Readonly<Record<LimitedAction, AddressBuckets>>;
  private readonly misses: AddressBuckets;

  constructor(limits: Limits) {
    const { requestsPerSecond, burstSeconds, wrongTableCodesPerMinute } = limits;
    this.buckets = {
      request: new AddressBuckets(requestsPerSecond, requestsPerSecond * burstSeconds),
      page: new AddressBuckets(requestsPerSecond, requestsPerSecond * burstSeconds),
      file: new AddressBuckets(requestsPerSecond * FILES_PER_PAGE, requestsPerSecond * FILES_PER_PAGE * burstSeconds),
      'new-person': perHour(limits.newPeoplePerHour),
      'new-table': perHour(limits.tablesPerHour),
      'new-person-daily': perHour(limits.newPeopleDailyPerHour),
      'new-agent': perHour(limits.newAgentsPerHour),
      challenge: perMinute(limits.challengesPerMinute),
      export: perHour(limits.exportsPerHour),
      replay: perMinute(limits.replaysPerMinute),
      'error-report': perMinute(limits.errorReportsPerMinute),
      'person-report': perHour(REPORTERS_PER_ADDRESS * limits.reportsPerHour),
    };
    this.misses = new AddressBuckets(wrongTableCodesPerMinute / MINUTE_SECONDS, 2 * wrongTableCodesPerMinute);
  }

  allow(action: LimitedAction, address: string): boolean {
    return this.buckets[action].take(address, performance.now());
  }

  /**
   * The table behind a code. After too many unknown codes an address gets the same answer for existing tables, except for
   * tables where it has a seat: guessing must reveal nothing, and must not block other people of the same address.
   */
  async findTable(
    rooms: Rooms,
    store: Store,
    typed: string,
    person: Person | undefined,
    address: string,
  ): Promise<LiveRoom | TableRefusal> {
    const code = parseTableCode(typed);
    if (code === undefined) return 'no-such-table';
    const now = performance.now();
    const believed = this.misses.has(address, now);
    // Without a seat there the code is not looked up: the time it takes would tell whether it exists.
    if (!believed && !(await ownsSeatAt(rooms, store, person, code))) return 'too-many-messages';
    const live = await rooms.find(code);
    if (live !== undefined) return live;
    if (!believed) return 'too-many-messages';
    this.misses.charge(address, now);
    return 'no-such-table';
  }
}

/** Asks only what the person's own seats tell. */
async function ownsSeatAt(rooms: Rooms, store: Store, person: Person | undefined, code: string): Promise<boolean> {
  if (person === undefined) return false;
  const live = rooms.inMemory(code);
  if (live !== undefined && ownsSeat(live.room, person.handle)) return true;
  return (await store.tablesOf(person.handle, MAX_OWN_TABLES)).includes(code);
}
