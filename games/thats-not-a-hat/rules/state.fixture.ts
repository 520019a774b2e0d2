import { type Choice, chanceFor, EventCollector, isRefusal, seedFromText } from '@parlour/kernel';
import type { ObjectId } from './cards.ts';
import { faceDown, faceUp, inShop } from './gifts.ts';
import { type Event, type Gift, type Move, type Options, type State, thatsNotAHat } from './index.ts';

export const up = (object: ObjectId): Gift => faceUp(object);
export const down = (object: ObjectId): Gift => faceDown(object);

export function options(given: Partial<Options> = {}, seats = 4): Options {
  const parsed = thatsNotAHat.parseOptions({ show: 0, ready: false, clock: 0, ...given }, seats);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}

export function dealt(given: Partial<Options> = {}, seats = 4, seed = 'deal'): State {
  return thatsNotAHat.setup(options(given, seats), seats, chanceFor(seedFromText(seed), 0), new EventCollector());
}

/** A state for tests: four seats with one open gift each, seat 0 offering a guitar to seat 3. */
export function table(given: Partial<State> = {}): State {
  const seats = given.gifts?.length ?? 4;
  return {
    ...dealt(given.options ?? {}, seats),
    shopTop: 'broccoli',
    shop: (['anchor', 'kite', 'bell'] as const).map((object) => inShop(object)),
    gifts: (['umbrella', 'book', 'piano', 'muffin', 'cactus', 'taco', 'frog', 'lamp'] as const)
      .slice(0, seats)
      .map((object) => [up(object)]),
    penalties: Array.from({ length: seats }, () => []),
    totals: Array.from({ length: seats }, () => 0),
    phase: 'answer',
    giver: 0,
    moving: down('guitar'),
    fresh: true,
    said: 'guitar',
    ...given,
  };
}

/** Plays checked moves, and returns the events. */
export function act(state: State, seat: number, move: Move, seed = 'act'): Event[] {
  const refusal = thatsNotAHat.check(thatsNotAHat.view(state, seat), seat, move);
  if (refusal !== undefined && move.do !== 'falter') throw new Error(JSON.stringify(refusal));
  const scribe = new EventCollector<Event>();
  const choices: Choice<Move>[] = [{ seat, move }];
  thatsNotAHat.resolve(state, choices, chanceFor(seedFromText(seed), 1), scribe);
  return scribe.collected.map((addressed) => addressed.event);
}

export const must = (state: State): readonly number[] => {
  const status = thatsNotAHat.status(state);
  return 'over' in status ? [] : status.must;
};

export const outcome = (state: State) => {
  const status = thatsNotAHat.status(state);
  return 'over' in status ? status.over : undefined;
};

/** Everything a view holds, as text, to search for hidden values. */
export const shown = (state: State): string => JSON.stringify({ ...thatsNotAHat.view(state, 0), options: null });
