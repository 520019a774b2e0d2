import type { Seat } from '@parlour/kernel';
import { advanceCard, type Back, type Beliefs, type Card, type Event, type Seen, type View } from '../../rules/index.ts';

/** What a bot knows of one card in another hand: the card itself, only its back, or nothing. */
type Glimpse = Card | Back | null;

export type FotomaniaMemory = {
  /** By seat, rearmost card first. */
  readonly hands: readonly (readonly Glimpse[])[];
  /** Cards seen to go out of focus or out of the game. */
  readonly gone: readonly Card[];
  /** The face-up cards of the City at the last view. */
  readonly city: readonly (Card | null)[];
};

export function emptyMemory(view: View): FotomaniaMemory {
  return { hands: view.handSizes.map((size) => new Array<null>(size).fill(null)), gone: [], city: openCity(view) };
}

export function remember(memory: FotomaniaMemory, events: readonly Event[], view: View): FotomaniaMemory {
  const now = events.reduce(takeIn, memory);
  const hands = now.hands.map((hand, seat) => (hand.length === view.handSizes[seat] ? hand : blankHand(view, seat)));
  return { hands, gone: now.gone, city: openCity(view) };
}

function takeIn(memory: FotomaniaMemory, event: Event): FotomaniaMemory {
  switch (event.type) {
    case 'took':
      return withHand(memory, event.seat, (hand) => [...hand, ...event.cards.map(glimpseOf)]);
    case 'advanced':
      return withHand(memory, event.seat, (hand) => advanceCard(hand, event));
    case 'photo': {
      const played = withHand(memory, event.seat, (hand) => hand.slice(1));
      return event.focus === 'sharp' ? played : { ...played, gone: [...played.gone, event.card] };
    }
    case 'cleared':
      return { ...memory, gone: [...memory.gone, ...event.places.flatMap((place) => memory.city[place] ?? [])] };
    default:
      return memory;
  }
}

/** The memory as beliefs for `imagine`. */
export function beliefsOf(memory: FotomaniaMemory): Beliefs {
  return { hands: memory.hands, gone: memory.gone };
}

const glimpseOf = (seen: Seen): Glimpse => (seen.face === 'up' ? seen.card : seen.back);
const blankHand = (view: View, seat: Seat): readonly null[] => new Array<null>(view.handSizes[seat] ?? 0).fill(null);
const openCity = (view: View): (Card | null)[] => view.city.map((seen) => (seen?.face === 'up' ? seen.card : null));

function withHand(memory: FotomaniaMemory, seat: Seat, change: (hand: readonly Glimpse[]) => readonly Glimpse[]): FotomaniaMemory {
  return { ...memory, hands: memory.hands.map((hand, i) => (i === seat ? change(hand) : hand)) };
}
