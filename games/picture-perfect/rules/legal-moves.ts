import type { Seat } from '@parlour/kernel';
import { GUEST_IDS } from '../photo/index.ts';
import { decorationCount, decorationsOf, heldBy, highestBid, leftNeighbour, offerableGuests } from './holdings.ts';
import { defaultScene, SAMPLE_PLACEMENTS, SAMPLE_SCENES } from './photo.ts';
import { mayCall, mustAct } from './status.ts';
import type { DecorationId, GuestId, Move, View } from './types.ts';

const NONE: readonly Move[] = [];
const PASS: readonly Move[] = [{ do: 'pass' }];
const READY: readonly Move[] = [{ do: 'ready' }];
const ANSWERS: readonly Move[] = [
  { do: 'answer', pays: true },
  { do: 'answer', pays: false },
];
const DEALS: readonly Move[] = [{ do: 'sell' }, { do: 'buy' }];
const ARRANGEMENTS: readonly Move[] = SAMPLE_PLACEMENTS.map((placement) => ({ do: 'arrange', placement }));
const PHOTOS: readonly Move[] = SAMPLE_SCENES.map((scene) => ({ do: 'photo', scene }));

/** The moves a player can choose from. Scenes and payments are too many to list: these are a few of them. */
export function legalMoves(view: View, seat: Seat): readonly Move[] {
  if (mayCall(view, seat)) return [...bids(view, seat), ...(view.passed[seat] === true ? NONE : PASS)];
  if (!mustAct(view, seat)) return NONE;
  switch (view.phase) {
    case 'look':
    case 'final':
      return behindTheShield(view, seat);
    case 'keep':
    case 'contribute':
      return heldBy(view, seat).map((guest) => ({ do: view.phase === 'keep' ? 'keep' : 'contribute', guest }));
    case 'give':
      return gifts(heldBy(view, seat));
    case 'reveal':
    case 'read':
      return READY;
    case 'rumour':
      return [...GUEST_IDS.filter((guest) => view.holders[guest] !== seat), null].map((guest) => ({ do: 'rumour', guest }));
    case 'partner':
      return swaps(heldBy(view, 'middle'), heldBy(view, seat));
    case 'steal':
      return heldBy(view, leftNeighbour(view, seat)).map((guest) => ({ do: 'steal', guest }));
    case 'offer':
      return offers(view, seat);
    case 'bid':
      return [...bids(view, seat), ...PASS];
    case 'seal':
      return numbers(view.bids[seat] ?? 0, decorationCount(view, seat)).map((amount) => ({ do: 'bid', amount }));
    case 'answer':
      return ANSWERS;
    case 'sell':
      return DEALS;
    case 'pay':
      return payments(view, seat);
    case 'vote':
      return [...view.candidates.filter((candidate) => candidate !== seat), null].map((vote) => ({ do: 'vote', for: vote }));
    default:
      return NONE;
  }
}

function behindTheShield(view: View, seat: Seat): Move[] {
  const last: readonly Move[] = view.phase === 'look' ? [{ do: 'done' }] : PHOTOS;
  const envelopes: Move[] =
    view.open === null
      ? [...heldBy(view, seat).map((guest): Move => ({ do: 'open', guest })), ...last]
      : [{ do: 'close', vip: false }, ...(view.vip === true ? [{ do: 'close', vip: true } as const] : [])];
  return [...envelopes, ...ARRANGEMENTS.slice(0, 2)];
}

function gifts(own: readonly GuestId[]): Move[] {
  const [only, second] = own;
  if (only === undefined) return [];
  if (second === undefined) {
    return [
      { do: 'give', left: only, right: null },
      { do: 'give', left: null, right: only },
    ];
  }
  return own.flatMap((left) => own.filter((right) => right !== left).map((right): Move => ({ do: 'give', left, right })));
}

/** [P-24*] */
export const swapSize = (view: View): number => Math.min(2, heldBy(view, 'middle').length);

function swaps(middle: readonly GuestId[], own: readonly GuestId[]): Move[] {
  return few(middle).flatMap((take) => few([...own, ...take], take.length).map((give): Move => ({ do: 'swap', take, give })));
}

/** All ways to take two, or the only one. */
function few(guests: readonly GuestId[], count = Math.min(2, guests.length)): GuestId[][] {
  if (count < 2) return guests.map((guest) => [guest]);
  return guests.flatMap((one, index) => guests.slice(index + 1).map((other) => [one, other]));
}

function offers(view: View, seat: Seat): Move[] {
  const richest = Math.max(1, ...view.decorations.map((own, other) => (other === seat ? 0 : own.length)));
  const prices = view.card === 'fixed' ? numbers(1, richest) : [null];
  return offerableGuests(view).flatMap((guest) =>
    prices.flatMap((price) => ([null, 'vip', 'no-vip'] as const).map((says): Move => ({ do: 'offer', guest, says, price }))),
  );
}

const bids = (view: View, seat: Seat): Move[] =>
  numbers((highestBid(view)?.bid ?? 0) + 1, decorationCount(view, seat)).map((amount) => ({ do: 'bid', amount }));

function payments(view: View, seat: Seat): Move[] {
  const count = debtOf(view, seat);
  const own = decorationsOf(view, seat);
  const last = own.slice(-count);
  const first = own.slice(0, count);
  const ways: (readonly DecorationId[])[] = first.join() === last.join() ? [last] : [last, first];
  return ways.map((decorations) => ({ do: 'pay', decorations }));
}

export const debtOf = (view: View, seat: Seat): number => view.debts.find(({ from }) => from === seat)?.count ?? 0;

export const defaultPhoto = (view: View): Move => ({
  do: 'photo',
  scene: defaultScene(view, view.scene ?? { guests: [], decorations: [] }),
});

function numbers(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}
