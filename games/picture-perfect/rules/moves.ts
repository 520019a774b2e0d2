import { type Refusal, refuse, type Seat } from '@parlour/kernel';
import { decorationCount, decorationsOf, heldBy, highestBid, holdsAll, leftNeighbour, offerableGuests } from './holdings.ts';
import { debtOf, defaultPhoto, legalMoves, swapSize } from './legal-moves.ts';
import { decorationRefusal, photoRefusal } from './photo.ts';
import { mayCall, mustAct } from './status.ts';
import type { GuestId, Move, Phase, View } from './types.ts';

const PHASES_OF: Readonly<Record<Move['do'], readonly Phase[]>> = {
  open: ['look', 'final'],
  close: ['look', 'final'],
  arrange: ['look', 'final'],
  done: ['look'],
  photo: ['final'],
  keep: ['keep'],
  give: ['give'],
  ready: ['reveal', 'read'],
  rumour: ['rumour'],
  swap: ['partner'],
  steal: ['steal'],
  contribute: ['contribute'],
  offer: ['offer'],
  bid: ['bid', 'call', 'seal'],
  pass: ['bid', 'call'],
  answer: ['answer'],
  sell: ['sell'],
  buy: ['sell'],
  pay: ['pay'],
  vote: ['vote'],
};

export function check(view: View, seat: Seat, move: Move): Refusal | undefined {
  if (!PHASES_OF[move.do].includes(view.phase)) return refuse('not-now', move.do === 'open' ? 'P-11' : 'P-10');
  if (!mustAct(view, seat) && !mayCall(view, seat)) return refuse('not-your-turn', 'P-10');
  return checkBehindShield(view, seat, move) ?? checkExchange(view, seat, move);
}

function checkBehindShield(view: View, seat: Seat, move: Move): Refusal | undefined {
  switch (move.do) {
    case 'open':
      if (view.open !== null) return refuse('close-it-first', 'P-12');
      return owned(view, seat, move.guest, 'P-11');
    case 'close':
      if (view.open === null) return refuse('nothing-is-open', 'P-12');
      return move.vip && view.vip !== true ? refuse('no-vip-left', 'P-13') : undefined;
    case 'arrange':
      return decorationRefusal(view, seat, move.placement);
    case 'done':
      return view.open === null ? undefined : refuse('close-it-first', 'P-12');
    case 'photo':
      return view.open === null ? photoRefusal(view, seat, move.scene) : refuse('close-it-first', 'P-12');
    default:
      return undefined;
  }
}

function checkExchange(view: View, seat: Seat, move: Move): Refusal | undefined {
  switch (move.do) {
    case 'keep':
      return owned(view, seat, move.guest, 'P-20');
    case 'give':
      return checkGift(view, seat, move.left, move.right);
    case 'rumour':
      return move.guest !== null && view.holders[move.guest] === seat ? refuse('that-is-your-own', 'P-23') : undefined;
    case 'swap':
      return checkSwap(view, seat, move.take, move.give);
    case 'steal':
      return view.holders[move.guest] === leftNeighbour(view, seat) ? undefined : refuse('not-of-your-left-neighbour', 'P-25');
    case 'contribute':
      return owned(view, seat, move.guest, 'P-39');
    case 'offer':
      return checkOffer(view, move);
    case 'bid':
      return checkBid(view, seat, move.amount);
    case 'pass':
      return view.phase === 'call' && view.passed[seat] === true ? refuse('passed-already', 'P-36*') : undefined;
    case 'pay':
      return checkPayment(view, seat, move.decorations);
    case 'vote':
      return move.for === null || (move.for !== seat && view.candidates.includes(move.for))
        ? undefined
        : refuse('no-vote-for-that', 'P-63*');
    default:
      return undefined;
  }
}

/** Scenes, payments, pairs in either order and prices that nobody can pay are too many to list. */
export const isListed = (move: Move): boolean =>
  !(
    move.do === 'arrange' ||
    move.do === 'photo' ||
    move.do === 'pay' ||
    move.do === 'swap' ||
    (move.do === 'offer' && move.price !== null)
  );

/** [P-36*] A pass answers nothing in an open auction, where only a bid restarts the clock. Where players bid in turn, another one is asked after it. */
export const isSideMove = (move: Move): boolean => move.do === 'pass';

const owned = (view: View, seat: Seat, guest: GuestId, clause: string): Refusal | undefined =>
  view.holders[guest] === seat ? undefined : refuse('not-your-envelope', clause);

/** [P-21] One to each side; who has just one chooses the side. */
function checkGift(view: View, seat: Seat, left: GuestId | null, right: GuestId | null): Refusal | undefined {
  const given = [left, right].filter((guest) => guest !== null);
  const unowned = given.find((guest) => view.holders[guest] !== seat);
  if (unowned !== undefined) return owned(view, seat, unowned, 'P-21');
  const due = Math.min(2, heldBy(view, seat).length);
  return new Set(given).size === due && given.length === due ? undefined : refuse('one-gift-to-each-side', 'P-21', { count: due });
}

function checkSwap(view: View, seat: Seat, take: readonly GuestId[], give: readonly GuestId[]): Refusal | undefined {
  const count = swapSize(view);
  if (take.length !== count || give.length !== count) return refuse('take-and-return-as-many', 'P-24', { count });
  if (!holdsAll(heldBy(view, 'middle'), take)) return refuse('not-in-the-middle', 'P-24');
  return holdsAll([...heldBy(view, seat), ...take], give) ? undefined : refuse('not-your-envelope', 'P-24');
}

function checkOffer(view: View, { guest, price }: Move & { do: 'offer' }): Refusal | undefined {
  if (!offerableGuests(view).includes(guest)) return refuse('not-to-be-offered', view.won.includes(guest) ? 'P-33' : 'P-30');
  if (view.card === 'fixed') return price !== null && price >= 1 ? undefined : refuse('name-a-price', 'P-40*');
  return price === null ? undefined : refuse('no-price-here', 'P-40');
}

function checkBid(view: View, seat: Seat, amount: number): Refusal | undefined {
  const most = decorationCount(view, seat);
  if (amount > most) return refuse('bid-above-means', 'P-30', { most });
  const least = view.phase === 'seal' ? (view.bids[seat] ?? 0) : (highestBid(view)?.bid ?? 0) + 1;
  return amount < least ? refuse('bid-too-low', view.phase === 'seal' ? 'P-37' : 'P-31', { least }) : undefined;
}

function checkPayment(view: View, seat: Seat, decorations: Parameters<typeof holdsAll>[1]): Refusal | undefined {
  const count = debtOf(view, seat);
  if (decorations.length !== count) return refuse('pay-exactly', 'P-31', { count });
  return holdsAll(decorationsOf(view, seat), decorations) ? undefined : refuse('not-your-decoration', 'P-30*');
}

/** [P-88*] */
export function defaultMove(view: View, seat: Seat): Move {
  switch (view.phase) {
    case 'look':
      return { do: 'done' };
    case 'final':
      return defaultPhoto(view);
    case 'bid':
      return { do: 'pass' };
    case 'answer':
      return { do: 'answer', pays: false };
    case 'vote':
      return { do: 'vote', for: null };
    default: {
      // The first envelope, the lowest bid, the least price, sell.
      const [first] = legalMoves(view, seat);
      if (first === undefined) throw new Error(`nobody waits for seat ${seat}`);
      return first;
    }
  }
}

const BEHIND_THE_SHIELD = { do: 'arrange' } as const;
const PHOTO_TAKEN = { do: 'photo' } as const;

/**
 * [P-10] [P-13] What is opened, added and arranged behind a shield is hidden from all others, and so is a photo before the last one is
 * taken.
 */
export function publicPart(view: View, seat: Seat, move: Move): object {
  switch (move.do) {
    case 'open':
    case 'close':
    case 'arrange':
      return BEHIND_THE_SHIELD;
    case 'photo':
      return view.done.every((done, other) => done || other === seat) ? move : PHOTO_TAKEN;
    default:
      return move;
  }
}
