import type { Seat } from '@parlour/kernel';
import type { Event, MaskKind, Place, Spot, View } from '../../rules/index.ts';
import { type Beliefs, fadeBeliefs, uniformBeliefs, withHint, withSeen, withSwap } from './beliefs.ts';
import type { LevelParams } from './level-params.ts';

/** The memory of a bot. */
export type MascaradeMemory = {
  readonly beliefs: Beliefs;
  /** By person: the probability that they know their mask. */
  readonly knows: readonly number[];
  /** The place of everyone at the last update. */
  readonly placeOf: readonly Place[];
};

/** The memory of a player who sits down: open masks and no more. */
export function initialMemory(view: View): MascaradeMemory {
  const spots = [...view.masks, ...view.centre];
  const beliefs = spots.reduce<Beliefs>(
    (known, mask, spot) => (mask === null ? known : withSeen(known, view.inPlay, spot, mask)),
    uniformBeliefs(view.inPlay),
  );
  return { beliefs, knows: view.seatAt.map(() => (view.phase === 'memorise' ? 1 : 0)), placeOf: view.placeOf };
}

/** One step later. */
export function remember(memory: MascaradeMemory, events: readonly Event[], view: View, seat: Seat, params: LevelParams): MascaradeMemory {
  let now = memory;
  for (const event of events) now = takeIn(now, event, view, seat, params);
  return now;
}

function takeIn(memory: MascaradeMemory, event: Event, view: View, self: Seat, params: LevelParams): MascaradeMemory {
  switch (event.type) {
    case 'looked':
      return turnPassed(seen(memory, event.seat, event.mask, view), params, view);
    case 'peeked':
    case 'revealed':
      return seen(memory, event.seat, event.mask, view);
    case 'confessed':
      return seen(memory, event.seat, event.mask, view);
    case 'shown':
      return event.mask === null ? memory : learnt(memory, event.victim, event.mask, view);
    case 'exchanged':
      return turnPassed(clothed(memory, event.seat, { seat: event.seat }, event.with, event.sleight, view), params, view);
    case 'juggled':
      return clothed(memory, event.seat, { seat: event.pair[0] }, { seat: event.pair[1] }, event.sleight, view);
    case 'spied': {
      const sure = withKnows(memory, event.seat, 1);
      if (event.masks === null) return sure;
      return learnt(learnt(sure, event.seat, event.masks[0], view), event.on, event.masks[1], view);
    }
    case 'returned':
      return withKnows(clothed(memory, event.seat, { seat: event.seat }, { seat: event.with }, event.sleight, view), event.seat, 1);
    case 'announced':
      return event.seat === self
        ? turnPassed(memory, params, view)
        : turnPassed(hinted(memory, event.seat, event.mask, announcing, view, params), params, view);
    case 'answered':
      if (event.seat === self || view.announced === null) return memory;
      return hinted(memory, event.seat, view.announced, event.answer === 'claim' ? claiming : passing, view, params);
    case 'moved': {
      const [one, other] = event.pair;
      const placeOf = memory.placeOf.map((place, seat) =>
        seat === one ? (memory.placeOf[other] ?? place) : seat === other ? (memory.placeOf[one] ?? place) : place,
      );
      return withKnows(withKnows({ ...memory, placeOf }, one, UNKNOWN_WEARER), other, UNKNOWN_WEARER);
    }
    default:
      return memory;
  }
}

/** The probability that a person at another player's place knows its mask. */
const UNKNOWN_WEARER = 0.2;
/** The probability that another player really swaps. */
const SWAPS = 0.5;
/** The certainty left after a cloth covered the player's mask. */
const AFTER_CLOTH = 0.25;
const AFTER_OWN_CLOTH = 0.6;

const turnPassed = (memory: MascaradeMemory, params: LevelParams, view: View): MascaradeMemory => ({
  ...memory,
  beliefs: fadeBeliefs(memory.beliefs, view.inPlay, params.fade),
});

const placeOf = (memory: MascaradeMemory, seat: Seat): Place => memory.placeOf[seat] ?? seat;

const withKnows = (memory: MascaradeMemory, seat: Seat, knows: number): MascaradeMemory => ({
  ...memory,
  knows: memory.knows.map((old, i) => (i === seat ? knows : old)),
});

function learnt(memory: MascaradeMemory, seat: Seat, mask: MaskKind, view: View): MascaradeMemory {
  return { ...memory, beliefs: withSeen(memory.beliefs, view.inPlay, placeOf(memory, seat), mask) };
}

/** A player saw their own mask, and perhaps the bot did too. */
function seen(memory: MascaradeMemory, seat: Seat, mask: MaskKind | null, view: View): MascaradeMemory {
  const sure = withKnows(memory, seat, 1);
  return mask === null ? sure : learnt(sure, seat, mask, view);
}

function clothed(
  memory: MascaradeMemory,
  hands: Seat,
  one: Spot,
  other: Spot,
  sleight: 'swap' | 'hold' | null,
  view: View,
): MascaradeMemory {
  const probability = sleight === null ? SWAPS : sleight === 'swap' ? 1 : 0;
  const spot = (where: Spot): number => ('seat' in where ? placeOf(memory, where.seat) : view.seats + where.centre);
  const touched = [one, other].flatMap((where) => ('seat' in where ? [where.seat] : []));
  return {
    ...memory,
    beliefs: withSwap(memory.beliefs, spot(one), spot(other), probability),
    knows: memory.knows.map((knows, seat) => (touched.includes(seat) ? knows * (seat === hands ? AFTER_OWN_CLOTH : AFTER_CLOTH) : knows)),
  };
}

/** How much likelier an act is from a wearer of the mask than from another player, if they know. */
const announcing = (knows: number): number => (0.12 + 0.5 * knows) / 0.12;
const claiming = (knows: number): number => (0.06 + 0.8 * knows) / 0.06;
const passing = (knows: number): number => 1 - 0.85 * knows;

function hinted(
  memory: MascaradeMemory,
  seat: Seat,
  mask: MaskKind,
  times: (knows: number) => number,
  view: View,
  params: LevelParams,
): MascaradeMemory {
  if (params.inference === 0) return memory;
  const hint = times(memory.knows[seat] ?? 0) ** params.inference;
  return { ...memory, beliefs: withHint(memory.beliefs, view.inPlay, placeOf(memory, seat), mask, hint) };
}
