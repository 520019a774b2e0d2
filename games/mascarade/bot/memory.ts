import { exactPower } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { Event, MaskKind, Place, Spot, View } from '../rules/index.ts';
import { type Beliefs, fadeBeliefs, uniformBeliefs, withHint, withSeen, withSwap } from './beliefs.ts';
import type { LevelParams } from './level-params.ts';

/** The memory of a bot. */
export type MascaradeMemory = {
  readonly beliefs: Beliefs;
  /** By person: the probability that they know their mask. */
  readonly knows: readonly number[];
  /** The chair of everyone at the last update. */
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
export function remember(memory: MascaradeMemory, heard: readonly Event[], view: View, seat: Seat, params: LevelParams): MascaradeMemory {
  let now = memory;
  for (const event of heard) now = takeIn(now, event, view, seat, params);
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
      return turnPassed(clothed(memory, { ...event, spots: [{ seat: event.seat }, event.with] }, view), params, view);
    case 'juggled':
      return clothed(memory, { ...event, spots: [{ seat: event.pair[0] }, { seat: event.pair[1] }] }, view);
    case 'spied': {
      const sure = withKnows(memory, event.seat, 1);
      if (event.masks === null) return sure;
      return learnt(learnt(sure, event.seat, event.masks[0], view), event.on, event.masks[1], view);
    }
    case 'returned':
      return withKnows(clothed(memory, { ...event, spots: [{ seat: event.seat }, { seat: event.with }] }, view), event.seat, 1);
    case 'announced':
      return event.seat === self
        ? turnPassed(memory, params, view)
        : turnPassed(hinted(memory, { seat: event.seat, mask: event.mask, times: announcing }, view, params), params, view);
    case 'answered':
      if (event.seat === self || view.announced === null) return memory;
      return hinted(memory, { seat: event.seat, mask: view.announced, times: event.answer === 'claim' ? claiming : passing }, view, params);
    case 'moved': {
      const [one, other] = event.pair;
      const placeOf = memory.placeOf.map((place, seat) =>
        seat === one ? (memory.placeOf[other] ?? place) : seat === other ? (memory.placeOf[one] ?? place) : place,
      );
      return withKnows(withKnows({ ...memory, placeOf }, one, STRANGER), other, STRANGER);
    }
    default:
      return memory;
  }
}

/** The probability that a person on another player's chair knows its mask. */
const STRANGER = 0.2;
/** The probability that another player really swaps: the rate of bots, in the arena. */
const SWAPS = 0.7;
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

/** Two masks that a player took under the cloth. */
interface UnderCloth {
  readonly seat: Seat;
  readonly spots: readonly [Spot, Spot];
  readonly sleight: 'swap' | 'hold' | null;
}

function clothed(memory: MascaradeMemory, { seat: hands, spots: [one, other], sleight }: UnderCloth, view: View): MascaradeMemory {
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

interface Hint {
  readonly seat: Seat;
  readonly mask: MaskKind;
  /** How much likelier the mask becomes, by the probability that its wearer knows it. */
  readonly times: (knows: number) => number;
}

function hinted(memory: MascaradeMemory, { seat, mask, times }: Hint, view: View, params: LevelParams): MascaradeMemory {
  if (params.inference === 0) return memory;
  const hint = exactPower(times(memory.knows[seat] ?? 0), params.inference);
  return { ...memory, beliefs: withHint(memory.beliefs, view.inPlay, placeOf(memory, seat), mask, hint) };
}
