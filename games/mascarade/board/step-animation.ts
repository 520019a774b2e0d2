import type { Seat } from '@parlour/kernel';
import type { Event, MaskKind, Place, Purse, Spot, View } from '../rules/index.ts';

/** A place, or one of the two heaps in the middle. */
export type Pile = Place | 'bank' | 'court';

/** A mask that is shown for a moment. */
export interface ShownMask {
  readonly place: Place;
  /** null: it is shown, but not to this viewer. */
  readonly mask: MaskKind | null;
  /** The mask its wearer named, when they had to. */
  readonly said: MaskKind | null;
  /** Only the viewer sees it. */
  readonly own: boolean;
  readonly at: number;
}

export interface CoinFlight {
  readonly from: Pile;
  readonly to: Pile;
  readonly coins: number;
  readonly at: number;
  /** Several coins leave one after the other; the last one lands now. */
  readonly lands: number;
}

/** Two masks go under the cloth and come out again, whatever the hands do. */
export interface ClothSweep {
  readonly spots: readonly [MaskSpot, MaskSpot];
  readonly at: number;
}

/** Where a mask lies, by place. */
export type MaskSpot = { readonly place: Place } | { readonly centre: number };

/** The animation of one step, in milliseconds from its start. */
export interface StepAnimation {
  readonly showings: readonly ShownMask[];
  readonly flights: readonly CoinFlight[];
  readonly sweep: ClothSweep | null;
  /** When the animation ends. */
  readonly length: number;
}

/** Long enough to read and remember; then it leaves the page. */
export const SHOW_MS = 3200;
export const OWN_LOOK_MS = 4000;
const FLIP_AND_PAUSE_MS = 720;
const COIN_MS = 360;
const COIN_APART_MS = 50;
const MAX_COINS_DRAWN = 8;
const BETWEEN_POWER_AND_FINES_MS = 300;
export const SWEEP_MS = 1120;

export function stepAnimation(view: Pick<View, 'placeOf'>, events: readonly Event[], you: Seat | null): StepAnimation {
  const places = placesBefore(view.placeOf, events);
  const showings: ShownMask[] = [];
  const flights: CoinFlight[] = [];
  let sweep: ClothSweep | null = null;
  let clock = 0;
  let fines = false;

  const show = (seat: Seat, mask: MaskKind | null, said: MaskKind | null = null, own = false): void => {
    showings.push({ place: places.of(seat), mask, said, own, at: 0 });
    clock = Math.max(clock, FLIP_AND_PAUSE_MS);
  };
  const fly = (from: Pile, to: Pile, coins: number): void => {
    const at = clock;
    clock += COIN_MS + (Math.min(coins, MAX_COINS_DRAWN) - 1) * COIN_APART_MS;
    flights.push({ from, to, coins, at, lands: clock });
  };
  const pile = (purse: Purse): Pile => (typeof purse === 'number' ? places.of(purse) : purse);

  for (const event of events) {
    switch (event.type) {
      case 'revealed':
        show(event.seat, event.mask);
        break;
      case 'confessed':
        show(event.seat, event.mask, event.said);
        break;
      case 'shown':
        show(event.victim, event.mask);
        break;
      case 'looked':
      case 'peeked':
        if (event.mask !== null) show(event.seat, event.mask, null, event.seat === you);
        break;
      case 'exchanged':
        sweep = { spots: [{ place: places.of(event.seat) }, maskSpot(event.with, places.of)], at: clock };
        clock += SWEEP_MS;
        break;
      case 'juggled':
        sweep = { spots: [{ place: places.of(event.pair[0]) }, { place: places.of(event.pair[1]) }], at: clock };
        clock += SWEEP_MS;
        break;
      case 'returned':
        sweep = { spots: [{ place: places.of(event.seat) }, { place: places.of(event.with) }], at: clock };
        clock += SWEEP_MS;
        break;
      case 'paid':
        if (event.why === 'fine' && !fines) {
          fines = true;
          if (flights.length > 0) clock += BETWEEN_POWER_AND_FINES_MS;
        }
        fly(pile(event.from), pile(event.to), event.coins);
        break;
      case 'traded': {
        const [mine, theirs] = event.coins;
        const at = clock;
        const here = places.of(event.seat);
        const there = places.of(event.with);
        clock += COIN_MS * 2;
        flights.push({ from: there, to: here, coins: mine, at, lands: clock }, { from: here, to: there, coins: theirs, at, lands: clock });
        break;
      }
      case 'moved':
        places.move(event.pair);
        break;
      default:
        break;
    }
  }
  const shown = showings.length === 0 ? 0 : showings.some((showing) => showing.own) ? OWN_LOOK_MS : SHOW_MS;
  return { showings, flights, sweep, length: Math.max(clock, shown) };
}

export const maskSpot = (spot: Spot, placeOf: (seat: Seat) => Place): MaskSpot => ('seat' in spot ? { place: placeOf(spot.seat) } : spot);

/** The seat on each place when a step began, and after each change within it: the view has only the end. */
function placesBefore(placeOf: readonly Place[], events: readonly Event[]) {
  const at = [...placeOf];
  const move = ([one, other]: readonly [Seat, Seat]): void => {
    const first = at[one] ?? one;
    at[one] = at[other] ?? other;
    at[other] = first;
  };
  for (const event of events.toReversed()) if (event.type === 'moved') move(event.pair);
  return { of: (seat: Seat): Place => at[seat] ?? seat, move };
}

/** The coins of a pile at this many milliseconds into the step: coins in the air are on neither side. */
export function onPile(animation: StepAnimation, pile: Pile, atTheEnd: number, elapsed: number): number {
  let coins = atTheEnd;
  for (const flight of animation.flights) {
    if (flight.to === pile && flight.lands > elapsed) coins -= flight.coins;
    if (flight.from === pile && flight.at > elapsed) coins += flight.coins;
  }
  return coins;
}

/** The times of changes that are not part of a CSS animation. */
export function momentsOf(animation: StepAnimation): number[] {
  const moments = animation.flights.flatMap(({ at, lands }) => [at, lands]);
  if (animation.sweep !== null) moments.push(animation.sweep.at + SWEEP_MS);
  return [...new Set([...moments, animation.length])].toSorted((a, b) => a - b);
}

/** How many coins of a flight are drawn, and when each of them leaves. */
export function coinsInTheAir({ coins, at }: CoinFlight): number[] {
  return Array.from({ length: Math.min(coins, MAX_COINS_DRAWN) }, (_, index) => at + index * COIN_APART_MS);
}
