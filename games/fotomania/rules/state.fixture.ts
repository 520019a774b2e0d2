import {
  type Choice,
  chanceFor,
  EventCollector,
  eventsFor,
  isRefusal,
  type Seat,
  type Secret,
  seedFromText,
  type Viewer,
} from '@parlour/kernel';
import {
  type Card,
  type Colour,
  cardOf,
  type Event,
  fotomania,
  type Half,
  type Move,
  type Options,
  type State,
  type Strip,
  withPhoto,
} from './index.ts';
import { faceDown, faceUp, inCity, inDeck, inHand, sunsetInDeck } from './secrets.ts';
import { emptyStrip } from './strips.ts';

/** `card('blue 3')` */
export function card(text: string): Card {
  const [colour, number] = text.split(' ') as [Colour, string];
  return cardOf(colour, Number(number));
}

export const cards = (...texts: string[]): Card[] => texts.map(card);

export function options(given: Partial<Options> = {}, seats = 4): Options {
  const parsed = fotomania.parseOptions({ clock: 0, first: 0, ...given }, seats);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}

export function dealt(given: Partial<Options> = {}, seats = 4, seed = 'deal'): State {
  return fotomania.setup(options(given, seats), seats, chanceFor(seedFromText(seed), 0), new EventCollector());
}

export function handOf(seat: Seat, ...texts: string[]): readonly Secret<Card>[] {
  return cards(...texts).map((held) => inHand(held, seat, false));
}

/** Rearmost first; `sunset` is the Sunset card. The next card comes first here. */
export const deckOfNext = (...texts: string[]) => texts.map((text) => (text === 'sunset' ? sunsetInDeck : inDeck(card(text)))).reverse();

/** A strip as it was played: numbers are sharp, halves lie face down. */
export function strip(colour: Colour, ...frames: readonly (number | Half)[]): Strip {
  return frames.reduce<Strip>((film, frame) => {
    if (typeof frame === 'number') return withPhoto(film, cardOf(colour, frame), 'sharp');
    return withPhoto(film, cardOf(colour, frame === 'low' ? 1 : 12), 'too-far');
  }, emptyStrip(colour));
}

/** Strips of one seat: those given, the rest empty. */
export function album(state: State, ...strips: readonly Strip[]): readonly Strip[] {
  return state.colours.map((colour) => strips.find((given) => given.colour === colour) ?? emptyStrip(colour));
}

/** A City with these cards at these places (from 0) and nothing else; a text in brackets lies face down: `[blue 3]`. */
export function cityOf(seats: number, lying: Readonly<Record<number, string>>): Pick<State, 'city' | 'cityHidden'> {
  const places = Array.from({ length: seats === 2 ? 12 : 16 }, (_, place) => lying[place]);
  const bare = (text: string): Card => card(text.replace(/[[\]]/g, ''));
  return {
    city: places.map((text) => (text === undefined ? null : text.startsWith('[') ? faceDown(bare(text)) : faceUp(bare(text)))),
    cityHidden: places.map((text) => (text?.startsWith('[') ? inCity(bare(text)) : null)),
  };
}

/** A state in which seat 0 has taken as many cards as `played` says and is about to advance the film. */
export function aboutToShoot(
  hand: readonly string[],
  taken: number,
  strips: readonly Strip[] = [],
  seats = 4,
  given: Partial<State> = {},
): State {
  const state = dealt(seats === 4 ? {} : { leaveOut: 'grey', leaveOutToo: 'purple' }, seats);
  const hands = state.hands.map((old, seat) => (seat === 0 ? handOf(0, ...hand) : old));
  const all = state.strips.map((old, seat) => (seat === 0 ? album(state, ...strips) : old));
  return { ...state, phase: 'advance', turn: 0, taken, hands, strips: all, ...given };
}

/** Plays checked moves, all at once, and returns the events of one viewer. */
export function act(state: State, moves: Readonly<Record<Seat, Move>>, viewer: Viewer = 'spectator'): Event[] {
  const choices: Choice<Move>[] = Object.entries(moves).map(([seat, move]) => ({ seat: Number(seat), move }));
  for (const { seat, move } of choices) {
    const refusal = fotomania.check(fotomania.view(state, seat), seat, move);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  }
  const scribe = new EventCollector<Event>();
  fotomania.resolve(state, choices, chanceFor(seedFromText('act'), 1), scribe);
  return eventsFor(scribe.collected, viewer);
}

export const take = (count: number, row: number, side: 'left' | 'right' = 'left'): Move => ({ do: 'take', count, row, side });
export const advance = (from: number, to: number): Move => ({ do: 'advance', from, to });

export const held = (state: State, seat: Seat): readonly Card[] => fotomania.view(state, seat).hand ?? [];

export function stripOf(state: State, seat: Seat, colour: Colour): Strip {
  const found = state.strips[seat]?.find((film) => film.colour === colour);
  if (found === undefined) throw new Error(`no ${colour} strip`);
  return found;
}

/** The frames of a strip: numbers, or a half where a card lies face down. */
export const frames = (film: Strip): (number | Half)[] => film.frames.map((frame) => (frame.face === 'up' ? frame.number : frame.half));

export const must = (state: State): readonly Seat[] => {
  const status = fotomania.status(state);
  return 'over' in status ? [] : status.must;
};

export const outcome = (state: State) => {
  const status = fotomania.status(state);
  return 'over' in status ? status.over : undefined;
};

/** Every player advances the rearmost card by one. */
export function everybodyAdvances(state: State, viewer: Viewer = 'spectator'): Event[] {
  return act(state, Object.fromEntries(state.hands.map((_, seat) => [seat, advance(0, 1)])), viewer);
}
