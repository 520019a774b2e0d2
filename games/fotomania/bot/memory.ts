import { FIRST_HOLD, happens, lossOdds, type MemoryAge } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { advanceCard, type Back, type Beliefs, type Card, type Event, type Seen, type View } from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';

/** What a bot knows of one card in another hand: the card itself, only its back, or nothing. */
type Glimpse = Card | Back | null;

/** A card in a hand as the bot remembers it. */
type Trace = { readonly seen: Glimpse } & MemoryAge;

const BLANK: Trace = { seen: null, age: 0, hold: 1 };
/** The newest cards of all hands have the bot's attention and are not lost (Cowan, Behavioral and Brain Sciences 24, 2001). */
const ATTENDED = 4;
/** The first cards of a match are kept better than later ones. */
const FIRST_CARDS = 4;

export type FotomaniaMemory = {
  /** By seat, rearmost card first. */
  readonly hands: readonly (readonly Trace[])[];
  /** Cards seen to go out of focus or out of the game. */
  readonly gone: readonly Card[];
  /** How many cards were seen to be taken. */
  readonly taken: number;
  /** The face-up cards of the City at the last view. */
  readonly city: readonly (Card | null)[];
};

export function emptyMemory(view: View): FotomaniaMemory {
  return { hands: view.handSizes.map(blankTraces), gone: [], taken: 0, city: openCity(view) };
}

/** How a bot forgets. */
export type Forgetting = Pick<LevelParams, 'decay' | 'interference'>;

export function remember(
  memory: FotomaniaMemory,
  events: readonly Event[],
  view: View,
  forgetting: Forgetting,
  chance: Chance,
): FotomaniaMemory {
  const now = events.reduce(takeIn, faded(memory, events, forgetting, chance));
  const hands = now.hands.map((hand, seat) => (hand.length === view.handSizes[seat] ? hand : blankHand(view, seat)));
  return { hands, gone: now.gone, taken: now.taken, city: openCity(view) };
}

/** Each take of cards takes something from the memory of older ones. */
function faded(memory: FotomaniaMemory, events: readonly Event[], { decay, interference }: Forgetting, chance: Chance): FotomaniaMemory {
  const others = events.reduce((sum, event) => sum + (event.type === 'took' ? event.cards.length : 0), 0);
  if (others === 0) return memory;
  const ages = memory.hands.flatMap((hand) => hand.flatMap(({ seen, age }) => (seen === null ? [] : [age]))).sort((a, b) => a - b);
  const attended = ages[ATTENDED - 1] ?? Number.POSITIVE_INFINITY;
  const fade = (trace: Trace): Trace => {
    const isLost = trace.age > attended && happens(chance, lossOdds(decay * (1 + interference * others), trace));
    return isLost ? BLANK : { ...trace, age: trace.age + 1 };
  };
  return { ...memory, hands: memory.hands.map((hand) => hand.map(fade)) };
}

function takeIn(memory: FotomaniaMemory, event: Event): FotomaniaMemory {
  switch (event.type) {
    case 'took':
      return {
        ...withHand(memory, event.seat, (hand) => [...hand, ...event.cards.map((card, i) => traceOf(card, memory.taken + i))]),
        taken: memory.taken + event.cards.length,
      };
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
  return { hands: memory.hands.map((hand) => hand.map(({ seen }) => seen)), gone: memory.gone };
}

const traceOf = (card: Seen, before: number): Trace => ({
  seen: card.face === 'up' ? card.card : card.back,
  age: 0,
  hold: before < FIRST_CARDS ? FIRST_HOLD : 1,
});
const blankTraces = (size: number): Trace[] => Array.from({ length: size }, () => BLANK);
const blankHand = (view: View, seat: Seat): readonly Trace[] => blankTraces(view.handSizes[seat] ?? 0);
const openCity = (view: View): (Card | null)[] => view.city.map((seen) => (seen?.face === 'up' ? seen.card : null));

function withHand(memory: FotomaniaMemory, seat: Seat, change: (hand: readonly Trace[]) => readonly Trace[]): FotomaniaMemory {
  return { ...memory, hands: memory.hands.map((hand, i) => (i === seat ? change(hand) : hand)) };
}
