import type { Seat } from '@parlour/kernel';
import {
  type GuestId,
  heldBy,
  leftNeighbour,
  type Move,
  mustAct,
  offerableGuests,
  type PicturePerfectTypes,
  swapSize,
} from '../rules/index.ts';

type View = PicturePerfectTypes['View'];

/** Envelopes selected for a move: those wanted, and the player's own to give (of gifts the one for the left first). */
export interface EnvelopeSelection {
  readonly take: readonly GuestId[];
  readonly give: readonly GuestId[];
}

export const NO_SELECTION: EnvelopeSelection = { take: [], give: [] };

export type SelectionSide = keyof EnvelopeSelection;

/** What a tap on an envelope would do now; null for nothing. */
export function sideFor(view: View, seat: Seat, selection: EnvelopeSelection, guest: GuestId): SelectionSide | null {
  if (!mustAct(view, seat)) return null;
  const holder = view.holders[guest];
  switch (view.phase) {
    case 'keep':
    case 'contribute':
      return holder === seat ? 'take' : null;
    case 'steal':
      return holder === leftNeighbour(view, seat) ? 'take' : null;
    case 'rumour':
      return holder === seat ? null : 'take';
    case 'offer':
      return offerableGuests(view).includes(guest) ? 'take' : null;
    case 'give':
      return holder === seat ? 'give' : null;
    case 'partner':
      if (holder === seat || selection.take.includes(guest)) return 'give';
      return holder === 'middle' ? 'take' : null;
    default:
      return null;
  }
}

/** How many can be selected. */
function roomOn(view: View, seat: Seat): number {
  if (view.phase === 'partner') return swapSize(view);
  return view.phase === 'give' ? Math.min(2, heldBy(view, seat).length) : 1;
}

/** A tap selects or deselects an envelope; on a full selection it replaces the last one. */
export function tapped(view: View, seat: Seat, selection: EnvelopeSelection, guest: GuestId): EnvelopeSelection {
  const pile = sideFor(view, seat, selection, guest);
  if (pile === null) return selection;
  const lying = selection[pile];
  if (lying.includes(guest)) return { ...selection, [pile]: without(lying, guest) };
  return { ...selection, [pile]: [...lying.slice(0, roomOn(view, seat) - 1), guest] };
}

/** An envelope taken from the middle goes back there, and can no longer be returned. */
export const putBack = (selection: EnvelopeSelection, guest: GuestId): EnvelopeSelection => ({
  take: without(selection.take, guest),
  give: without(selection.give, guest),
});

export const swapGifts = ({ take, give }: EnvelopeSelection): EnvelopeSelection => ({ take, give: give.toReversed() });

/** The moves with this selection: none yet, one, or either side for an only gift. */
export function movesWith(view: View, seat: Seat, { take, give }: EnvelopeSelection): readonly Move[] {
  const [guest] = take;
  switch (view.phase) {
    case 'keep':
    case 'contribute':
    case 'steal':
      return guest === undefined ? [] : [{ do: view.phase, guest }];
    case 'rumour':
      return guest === undefined ? [] : [{ do: 'rumour', guest }];
    case 'give':
      return giftsOf(give, roomOn(view, seat));
    case 'partner':
      return take.length === roomOn(view, seat) && give.length === take.length ? [{ do: 'swap', take, give }] : [];
    default:
      return [];
  }
}

function giftsOf([first, second]: readonly GuestId[], due: number): readonly Move[] {
  if (first === undefined) return [];
  if (due === 1) {
    return [
      { do: 'give', left: first, right: null },
      { do: 'give', left: null, right: first },
    ];
  }
  return second === undefined ? [] : [{ do: 'give', left: first, right: second }];
}

/** The selection behind a move that is made and still sealed. */
export function selectionOf(move: Move | null): EnvelopeSelection {
  switch (move?.do) {
    case 'keep':
    case 'contribute':
    case 'steal':
      return { take: [move.guest], give: [] };
    case 'rumour':
      return { take: move.guest === null ? [] : [move.guest], give: [] };
    case 'give':
      return { take: [], give: [move.left, move.right].filter((guest) => guest !== null) };
    case 'swap':
      return { take: move.take, give: move.give };
    default:
      return NO_SELECTION;
  }
}

const without = (pile: readonly GuestId[], guest: GuestId): GuestId[] => pile.filter((other) => other !== guest);
