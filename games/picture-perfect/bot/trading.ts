import { happens } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { AREA_SPACES, SPACES, type Wish } from '../photo/index.ts';
import {
  decorationCount,
  decorationsOf,
  type GuestId,
  heldBy,
  highestBid,
  type Move,
  offerableGuests,
  picturePerfect,
  type View,
  wishOf,
} from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';
import { hasRead, knowsAll, type PicturePerfectMemory, unknownCount, wishesOf } from './memory.ts';

/** The probability that a known wish can be met. */
const EASE: Readonly<Record<Wish['kind'], number>> = {
  area: 0.95,
  'next-to': 0.8,
  'not-next-to': 0.85,
  'nobody-in-front': 0.75,
  'face-hidden': 0.6,
  'face-of-hidden': 0.4,
};

/** How well a guest's remembered wishes can be met: 0 to 1. */
export function servability(memory: PicturePerfectMemory, guest: GuestId): number {
  const wishes = wishesOf(memory, guest).map(wishOf);
  const areas = wishes.flatMap((wish) => (wish.kind === 'area' ? [AREA_SPACES[wish.area]] : []));
  if (!SPACES.some((space) => areas.every((area) => area.includes(space)))) return 0;
  return wishes.reduce((ease, wish) => ease * EASE[wish.kind], 1);
}

/** A VIP card goes to a guest whom the bot knows and can serve. */
export const isVipWorthwhile = (memory: PicturePerfectMemory, guest: GuestId): boolean =>
  knowsAll(memory, guest) && servability(memory, guest) >= 0.5;

/** Guests to read, the least known first. */
const bySecrecy = (memory: PicturePerfectMemory, guests: readonly GuestId[]): GuestId[] =>
  guests.toSorted((a, b) => unknownCount(memory, b) - unknownCount(memory, a));

/** Guests to give away: fully known, and of little value to the receiver. */
const byBurden = (memory: PicturePerfectMemory, guests: readonly GuestId[]): GuestId[] =>
  guests.toSorted((a, b) => unknownCount(memory, a) - unknownCount(memory, b) || servability(memory, a) - servability(memory, b));

/** What a player gains from an envelope: nothing from one they have read. */
const gainOf = (memory: PicturePerfectMemory, guest: GuestId, seat: Seat): number =>
  hasRead(memory, guest, seat) ? 0 : 0.2 + servability(memory, guest) * (1 + (memory.vips[guest] ?? 0));

/** Guests that may be let go, those first from whom the other players gain least; unread ones last. */
function byGain(memory: PicturePerfectMemory, view: View, seat: Seat, guests: readonly GuestId[]): GuestId[] {
  const others = view.decorations.map((_, other) => other).filter((other) => other !== seat);
  const gain = (guest: GuestId): number => others.reduce((sum, other) => sum + gainOf(memory, guest, other), 0);
  return guests.toSorted((a, b) => unknownCount(memory, a) - unknownCount(memory, b) || gain(a) - gain(b));
}

/** The moves of exchanges and auctions, by what there is still to learn. */
export function tradingMove(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  const own = heldBy(view, seat);
  const letGo = (guests: readonly GuestId[]): GuestId[] =>
    params.watchesOthers ? byGain(memory, view, seat, guests) : byBurden(memory, guests);
  const burden = letGo(own);
  switch (view.phase) {
    case 'keep':
      return { do: 'keep', guest: burden.at(-1) ?? first(own) };
    case 'give':
      return params.watchesOthers ? giveLeast(memory, view, seat, own) : give(burden, chance);
    case 'rumour': {
      const [guest] = bySecrecy(
        memory,
        chance.shuffle(Object.keys(view.holders) as GuestId[]).filter((other) => view.holders[other] !== seat),
      );
      return { do: 'rumour', guest: guest ?? null };
    }
    case 'partner': {
      const take = bySecrecy(memory, heldBy(view, 'middle')).slice(0, 2);
      return { do: 'swap', take, give: letGo([...own, ...take]).slice(0, take.length) };
    }
    case 'steal':
      return { do: 'steal', guest: first(bySecrecy(memory, heldBy(view, (seat + 1) % view.seats))) };
    case 'contribute':
      return { do: 'contribute', guest: first(burden) };
    case 'offer':
      return offer(memory, view, params, chance);
    case 'bid':
    case 'call':
    case 'seal':
      return bid(memory, view, seat, params, chance);
    case 'answer':
      return { do: 'answer', pays: worthOf(memory, view, params) - params.thrift >= (view.offer?.price ?? 0) };
    case 'sell':
      return { do: worthOf(memory, view, params) > (view.best?.bid ?? 0) ? 'buy' : 'sell' };
    case 'pay':
      return pay(view, seat);
    default:
      return picturePerfect.defaultMove(view, seat);
  }
}

function first(guests: readonly GuestId[]): GuestId {
  const [guest] = guests;
  if (guest === undefined) throw new Error('there is no envelope to choose from');
  return guest;
}

function give(burden: readonly GuestId[], chance: Chance): Move {
  const [one = null, other = null] = burden;
  return chance.below(2) === 0 ? { do: 'give', left: one, right: other } : { do: 'give', left: other, right: one };
}

/** The two envelopes from which the neighbours gain least. */
function giveLeast(memory: PicturePerfectMemory, view: View, seat: Seat, own: readonly GuestId[]): Move {
  const gainOn = (side: Seat, guest: GuestId | null): number => (guest === null ? 0 : gainOf(memory, guest, side));
  const left = (seat + 1) % view.seats;
  const right = (seat + view.seats - 1) % view.seats;
  const gifts = picturePerfect.legalMoves(view, seat).filter((move) => move.do === 'give');
  const gain = (move: Extract<Move, { do: 'give' }>): number => gainOn(left, move.left) + gainOn(right, move.right);
  const [least] = gifts.toSorted((a, b) => gain(a) - gain(b));
  return least ?? { do: 'give', left: own[0] ?? null, right: own[1] ?? null };
}

/** An unknown guest is worth the whole price; a known one, nothing. */
function worthOf(memory: PicturePerfectMemory, view: View, { worth, credit }: LevelParams): number {
  const { offer } = view;
  if (offer === null) return 0;
  const price = Math.floor((worth * unknownCount(memory, offer.guest)) / 3);
  return Math.max(0, offer.says === 'vip' && price > 0 ? price + credit : price);
}

function offer(memory: PicturePerfectMemory, view: View, { boasts, price }: LevelParams, chance: Chance): Move {
  const guest = first(view.card === 'shared' ? bySecrecy(memory, offerableGuests(view)) : byBurden(memory, offerableGuests(view)));
  const says = (memory.vips[guest] ?? 0) > 0 || happens(chance, boasts) ? 'vip' : null;
  return { do: 'offer', guest, says, price: view.card === 'fixed' ? price + chance.below(3) : null };
}

function bid(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  const highest = highestBid(view);
  const isOutbid = view.phase !== 'seal' && (view.bids[seat] ?? 0) > 0 && highest?.seat !== seat;
  const most = Math.min(worthOf(memory, view, params) + (isOutbid ? params.spite : 0), decorationCount(view, seat));
  if (view.phase === 'seal') return { do: 'bid', amount: Math.max(view.bids[seat] ?? 0, most - chance.below(2)) };
  const amount = (highest?.bid ?? 0) + 1;
  return amount <= most ? { do: 'bid', amount } : { do: 'pass' };
}

/** Pays with doubles first, then with the last ones. */
function pay(view: View, seat: Seat): Move {
  const own = decorationsOf(view, seat);
  const doubles = own.filter((decoration, at) => own.indexOf(decoration) !== at);
  const singles = own.filter((decoration, at) => own.indexOf(decoration) === at).toReversed();
  const count = view.debts.find(({ from }) => from === seat)?.count ?? 0;
  return { do: 'pay', decorations: [...doubles, ...singles].slice(0, count) };
}
