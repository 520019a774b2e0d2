import { exactPower, FIRST_HOLD, lossOdds } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { activeSeat, type Event, type MaskKind, type Place, type Spot, type View } from '../rules/index.ts';
import { type Beliefs, fadeBeliefs, uniformBeliefs, withHint, withSeen, withSwap } from './beliefs.ts';
import type { LevelParams } from './level-params.ts';

/** The memory of a bot. */
export type MascaradeMemory = {
  readonly beliefs: Beliefs;
  /** By person: the probability that they know their mask. */
  readonly knows: readonly number[];
  /** By spot: turns since the bot last saw the mask there. */
  readonly ages: readonly number[];
  /** By person: how often they objected to the bot's announcements. */
  readonly slights: readonly number[];
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
  return {
    beliefs,
    knows: view.seatAt.map(() => (view.phase === 'memorise' ? 1 : 0)),
    ages: spots.map(() => 0),
    slights: view.seatAt.map(() => 0),
    placeOf: view.placeOf,
  };
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
      return turnPassed(seen(memory, event.seat, event.mask, view), params, { view, seat: self, disturbed: false });
    case 'peeked':
    case 'revealed':
      return seen(memory, event.seat, event.mask, view);
    case 'confessed':
      return seen(memory, event.seat, event.mask, view);
    case 'shown':
      return event.mask === null ? memory : learnt(memory, event.victim, event.mask, view);
    case 'exchanged':
      return turnPassed(clothed(memory, { ...event, spots: [{ seat: event.seat }, event.with] }, view, params), params, {
        view,
        seat: self,
        disturbed: event.seat !== self,
      });
    case 'juggled':
      return clothed(memory, { ...event, spots: [{ seat: event.pair[0] }, { seat: event.pair[1] }] }, view, params);
    case 'spied': {
      const sure = withKnows(memory, event.seat, 1);
      if (event.masks === null) return sure;
      return learnt(learnt(sure, event.seat, event.masks[0], view), event.on, event.masks[1], view);
    }
    case 'returned':
      return withKnows(clothed(memory, { ...event, spots: [{ seat: event.seat }, { seat: event.with }] }, view, params), event.seat, 1);
    case 'announced':
      return turnPassed(
        event.seat === self ? memory : hinted(memory, { seat: event.seat, mask: event.mask, times: announcing }, view, params),
        params,
        { view, seat: self, disturbed: false },
      );
    case 'answered':
      if (event.seat === self || view.announced === null) return memory;
      return hinted(
        slighted(memory, event, view, self),
        { seat: event.seat, mask: view.announced, times: event.answer === 'claim' ? claiming : passing },
        view,
        params,
      );
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

/** An objection to the bot's own announcement is remembered. */
function slighted(
  memory: MascaradeMemory,
  { seat, answer }: Extract<Event, { type: 'answered' }>,
  view: View,
  self: Seat,
): MascaradeMemory {
  if (answer !== 'claim' || activeSeat(view) !== self) return memory;
  return { ...memory, slights: memory.slights.with(seat, (memory.slights[seat] ?? 0) + 1) };
}

/** The probability that a person at another player's place knows its mask. */
const UNKNOWN_WEARER = 0.2;
/** The certainty left after a cloth covered the player's mask. */
const AFTER_CLOTH = 0.25;
const AFTER_OWN_CLOTH = 0.6;

function turnPassed(memory: MascaradeMemory, params: LevelParams, { view, seat, disturbed }: Turn): MascaradeMemory {
  const own = placeOf(memory, seat);
  // The player's own mask and those of both neighbours were looked at first, and stay longest.
  const isFirst = (spot: number): boolean => spot < view.seats && [0, 1, view.seats - 1].includes((spot - own + view.seats) % view.seats);
  const decay = params.decay * (disturbed ? 1 + params.interference : 1);
  const rates = memory.ages.map((age, spot) => lossOdds(decay, { age, hold: isFirst(spot) ? FIRST_HOLD : 1 }));
  return { ...memory, beliefs: fadeBeliefs(memory.beliefs, view.inPlay, rates), ages: memory.ages.map((age) => age + 1) };
}

/** A turn that has passed: whose view it is, and whether masks met under a cloth in it. */
interface Turn {
  readonly view: View;
  readonly seat: Seat;
  readonly disturbed: boolean;
}

const placeOf = (memory: MascaradeMemory, seat: Seat): Place => memory.placeOf[seat] ?? seat;

const withKnows = (memory: MascaradeMemory, seat: Seat, knows: number): MascaradeMemory => ({
  ...memory,
  knows: memory.knows.map((old, i) => (i === seat ? knows : old)),
});

function learnt(memory: MascaradeMemory, seat: Seat, mask: MaskKind, view: View): MascaradeMemory {
  const spot = placeOf(memory, seat);
  return { ...memory, beliefs: withSeen(memory.beliefs, view.inPlay, spot, mask), ages: memory.ages.with(spot, 0) };
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

function clothed(
  memory: MascaradeMemory,
  { seat: hands, spots: [one, other], sleight }: UnderCloth,
  view: View,
  { expectedSwaps }: LevelParams,
): MascaradeMemory {
  const probability = sleight === null ? expectedSwaps : sleight === 'swap' ? 1 : 0;
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
