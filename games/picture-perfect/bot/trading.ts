import { happens } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import {
  decorationCount,
  decorationsOf,
  type GuestId,
  heldBy,
  highestBid,
  leftNeighbour,
  type Move,
  offerableGuests,
  type PublicState,
} from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';

/** Somebody who exchanges and bids, as one player sees them. */
export interface Trader {
  readonly seat: Seat;
  readonly params: LevelParams;
  /** How many of a guest's three wishes they do not know. */
  unknown(guest: GuestId): number;
  /** What speaks against letting an envelope go, beside what is unknown in it. */
  loss(guest: GuestId): number;
  /** Whether they know of a VIP card in it. */
  isVip(guest: GuestId): boolean;
}

/** More alternatives than these are not weighed. */
const FEW = 6;

/** The moves of exchanges and auctions that are worth a thought, by what there is still to learn: the best at sight first. */
export function tradingMoves(table: PublicState, trader: Trader, chance: Chance): readonly Move[] {
  const { seat, params } = trader;
  const own = heldBy(table, seat);
  switch (table.phase) {
    case 'keep':
      // What comes back is dealt at random, and would hide the small differences between the others.
      return letGo(own, trader)
        .slice(-1)
        .map((guest) => ({ do: 'keep', guest }));
    case 'give':
      return gifts(letGo(own, trader));
    case 'rumour':
      return rumours(table, trader, chance);
    case 'partner':
      return swaps(table, own, trader);
    case 'steal':
      return bySecrecy(heldBy(table, leftNeighbour(table, seat)), trader).map((guest) => ({ do: 'steal', guest }));
    case 'contribute':
      return letGo(own, trader).map((guest) => ({ do: 'contribute', guest }));
    case 'offer':
      return offers(table, trader, chance);
    case 'bid':
    case 'call':
      return raises(table, trader);
    case 'seal':
      return sealedBids(table, trader, chance);
    case 'answer':
      return mayPay(worthOf(table, trader) - params.thrift >= (table.offer?.price ?? 0));
    case 'sell':
      return worthOf(table, trader) > (table.best?.bid ?? 0) ? [{ do: 'buy' }, { do: 'sell' }] : [{ do: 'sell' }];
    case 'pay':
      return [payment(table, seat)];
    case 'vote':
      return [{ do: 'vote', for: null }];
    default:
      return [{ do: 'ready' }];
  }
}

/** Guests to read, the least known first. */
const bySecrecy = (guests: readonly GuestId[], { unknown }: Trader): GuestId[] => guests.toSorted((a, b) => unknown(b) - unknown(a));

/** Guests to give away: fully known, and of little value to the receiver. */
const letGo = (guests: readonly GuestId[], { unknown, loss }: Trader): GuestId[] =>
  guests.toSorted((a, b) => unknown(a) - unknown(b) || loss(a) - loss(b));

/** All ways to give two of the three least needed envelopes, or the only one. */
function gifts(burden: readonly GuestId[]): Move[] {
  const [only, second] = burden;
  if (only !== undefined && second === undefined)
    return [
      { do: 'give', left: only, right: null },
      { do: 'give', left: null, right: only },
    ];
  const least = burden.slice(0, 3);
  return least.flatMap((left) => least.filter((right) => right !== left).map((right): Move => ({ do: 'give', left, right })));
}

function rumours({ holders }: PublicState, trader: Trader, chance: Chance): readonly Move[] {
  const others = chance.shuffle(Object.keys(holders) as GuestId[]).filter((guest) => holders[guest] !== trader.seat);
  const found = bySecrecy(others, trader).slice(0, FEW);
  return found.length === 0 ? [{ do: 'rumour', guest: null }] : found.map((guest) => ({ do: 'rumour', guest }));
}

/** Takes the least known envelopes of the middle, and returns some that it could let go. */
function swaps(table: PublicState, own: readonly GuestId[], trader: Trader): readonly Move[] {
  const take = bySecrecy(heldBy(table, 'middle'), trader).slice(0, 2);
  const few = letGo([...own, ...take], trader).slice(0, 3);
  const ways = take.length < 2 ? few.map((guest) => [guest]) : few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]));
  return ways.map((give) => ({ do: 'swap', take, give }));
}

function offers(table: PublicState, trader: Trader, chance: Chance): readonly Move[] {
  const { boasts, price } = trader.params;
  const guests = offerableGuests(table);
  const ordered = table.card === 'shared' ? bySecrecy(guests, trader) : letGo(guests, trader);
  const boast = happens(chance, boasts);
  const asked = table.card === 'fixed' ? price + chance.below(3) : null;
  return ordered.slice(0, FEW).map((guest) => ({ do: 'offer', guest, says: boast || trader.isVip(guest) ? 'vip' : null, price: asked }));
}

/** The next higher bid, if it is not too much, or a pass. */
function raises(table: PublicState, trader: Trader): readonly Move[] {
  const amount = (highestBid(table)?.bid ?? 0) + 1;
  return amount <= most(table, trader) ? [{ do: 'bid', amount }, { do: 'pass' }] : [{ do: 'pass' }];
}

function sealedBids(table: PublicState, trader: Trader, chance: Chance): readonly Move[] {
  const least = table.bids[trader.seat] ?? 0;
  const highest = Math.max(least, most(table, trader) - chance.below(2));
  const count = Math.min(FEW, highest - least + 1);
  return Array.from({ length: count }, (_, i) => ({ do: 'bid', amount: highest - i }));
}

/** The highest bid. A player who was outbid goes a little higher out of spite. */
function most(table: PublicState, trader: Trader): number {
  const { seat, params } = trader;
  const isOutbid = table.phase !== 'seal' && (table.bids[seat] ?? 0) > 0 && highestBid(table)?.seat !== seat;
  return Math.min(worthOf(table, trader) + (isOutbid ? params.spite : 0), decorationCount(table, seat));
}

const mayPay = (isCheap: boolean): readonly Move[] =>
  [true, false].filter((pays) => isCheap || !pays).map((pays) => ({ do: 'answer', pays }));

/** Decorations: an unknown guest is worth the whole price; a known one, nothing. */
function worthOf({ offer }: PublicState, { unknown, params: { worth, credit } }: Trader): number {
  if (offer === null) return 0;
  const price = Math.floor((worth * unknown(offer.guest)) / 3);
  return Math.max(0, offer.says === 'vip' && price > 0 ? price + credit : price);
}

/** Pays with doubles first, then with the last ones. */
function payment(table: PublicState, seat: Seat): Move {
  const own = decorationsOf(table, seat);
  const doubles = own.filter((decoration, at) => own.indexOf(decoration) !== at);
  const singles = own.filter((decoration, at) => own.indexOf(decoration) === at).toReversed();
  const count = table.debts.find(({ from }) => from === seat)?.count ?? 0;
  return { do: 'pay', decorations: [...doubles, ...singles].slice(0, count) };
}
