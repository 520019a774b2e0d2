import type { Seat } from '@parlour/kernel';
import {
  type Advance,
  blurredIn,
  type Card,
  GOOD_PHOTO_POINTS,
  type Move,
  photosDue,
  photosForGoodPhoto,
  placesFromEnd,
  rowsOf,
  type State,
  type Strip,
  type Take,
} from '../rules/index.ts';
import { codeAfter, codeOf, EMPTY, type StripCode, worthsOf } from './strip-codes.ts';

/** A film as numbers. */
export interface QuickFilm {
  readonly codes: StripCode[];
  readonly worths: readonly Float64Array[];
  /** Colours and numbers of the hand, rearmost first. */
  readonly colours: number[];
  readonly numbers: number[];
}

interface QuickPlan {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const BLUR = -2;

export function quickFilm(state: State, seat: Seat): QuickFilm {
  const { colours, strips, goodPhotos, deck, city, phase, seats } = state;
  let lying = 0;
  for (const seen of city) if (seen !== null) lying += 1;
  const toCome = phase === 'finale' ? 0 : (deck.length + lying) / seats / colours.length;
  const required = photosForGoodPhoto(seats);
  const own = strips[seat] ?? [];
  const hand = state.hands[seat] ?? [];
  return {
    codes: own.map(codeOf),
    worths: own.map((_, index) => worthsOf(toCome, goodPhotos[index] === null && phase !== 'finale', required)),
    colours: hand.map(({ secret }) => colours.indexOf(secret.colour)),
    numbers: hand.map(({ secret }) => secret.number),
  };
}

/** Plays one card and returns the change of worth. */
function shoot({ codes, worths }: QuickFilm, colour: number, number: number): number {
  const before = codes[colour] as number;
  const after = codeAfter(before, number);
  codes[colour] = Math.abs(after);
  const table = worths[colour] as Float64Array;
  return after < 0 ? BLUR : (table[after] as number) - (table[before] as number);
}

/** The place in the old hand of the card at `place` after an advance. */
const cardAt = (place: number, from: number, to: number): number => (place < from || place > to ? place : place === to ? from : place + 1);

/** What the next `count` photos and the rest of the hand are worth after an advance. */
function valueOf(film: QuickFilm, from: number, to: number, count: number): number {
  const saved = film.codes.slice();
  let value = 0;
  for (let place = 0; place < count; place++) {
    const card = cardAt(place, from, to);
    value += shoot(film, film.colours[card] as number, film.numbers[card] as number);
  }
  const rest: number[] = [];
  for (let place = count; place < film.colours.length; place++) rest.push(cardAt(place, from, to));
  value += promise(film, rest, 0, 1);
  for (let i = 0; i < saved.length; i++) film.codes[i] = saved[i] as number;
  return value;
}

/** What the strips of a film are worth, by what they may still become. */
export const worthOfStrips = ({ codes, worths }: QuickFilm): number => codes.reduce((sum, code, i) => sum + (worths[i]?.[code] ?? 0), 0);

/** What the hand adds to them if it is played well. */
export const worthOfHand = (film: QuickFilm): number =>
  promise(
    film,
    film.colours.map((_, place) => place),
    0,
    1,
  );

/** The last card of a hand is often never played. */
const LAST_CARD = 0.5;

/** The best worth of cards if each time one of the two rearmost is played, because an advance can hold one back. */
function promise(film: QuickFilm, cards: readonly number[], rear: number, next: number): number {
  const card = cards[rear];
  if (card === undefined) return 0;
  const following = cards[next];
  if (following === undefined) return LAST_CARD * tried(film, card, cards, cards.length, cards.length);
  return Math.max(tried(film, card, cards, next, next + 1), tried(film, following, cards, rear, next + 1));
}

function tried(film: QuickFilm, card: number, cards: readonly number[], rear: number, next: number): number {
  const colour = film.colours[card] as number;
  const before = film.codes[colour] as number;
  const value = shoot(film, colour, film.numbers[card] as number) + promise(film, cards, rear, next);
  film.codes[colour] = before;
  return value;
}

/** What losing each colour changes: its strip, its out-of-focus photos and its Good Photo. */
function lossesOf(state: State, seat: Seat, { codes, worths }: QuickFilm): readonly number[] {
  const own = state.strips[seat] ?? [];
  return codes.map((code, index) => {
    const table = worths[index] as Float64Array;
    const prize = state.goodPhotos[index] === seat ? GOOD_PHOTO_POINTS : 0;
    return (table[EMPTY] as number) - (table[code] as number) - BLUR * blurredIn(own[index] as Strip) - prize;
  });
}

/** What the last photos are worth if the colour of the card left in hand is lost after them: photos in that colour are nothing. */
function valueOfLast(film: QuickFilm, losses: readonly number[], from: number, to: number): number {
  const saved = film.codes.slice();
  const count = film.colours.length - 1;
  const lost = film.colours[cardAt(count, from, to)] as number;
  let value = losses[lost] as number;
  for (let place = 0; place < count; place++) {
    const card = cardAt(place, from, to);
    const colour = film.colours[card] as number;
    if (colour !== lost) value += shoot(film, colour, film.numbers[card] as number);
  }
  for (let i = 0; i < saved.length; i++) film.codes[i] = saved[i] as number;
  return value;
}

/** The best advance among those that change what is played now; cards further ahead can be moved later. */
function quickAdvance(film: QuickFilm, count: number, losses: readonly number[] | null = null): QuickPlan {
  const last = film.colours.length - 1;
  let best: QuickPlan | undefined;
  for (let from = 0; from <= Math.min(count, last - 1); from++) {
    for (let to = from + 1; to <= last; to++) {
      if (to > count + 1 && to < last) continue;
      const value = losses === null ? valueOf(film, from, to, count) : valueOfLast(film, losses, from, to);
      if (best === undefined || value > best.value) best = { from, to, value };
    }
  }
  if (best === undefined) throw new Error('a hand of one card has nothing to advance');
  return best;
}

/** The best take: the photos now by the best advance for that number of cards, and the rest of the hand with the new ones. */
function quickTake(state: State, seat: Seat): Take {
  const film = quickFilm(state, seat);
  const size = film.colours.length;
  let best: Take | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let count = 1; count <= 3; count++) {
    const { from, to } = quickAdvance(film, count);
    for (let row = 0; row < rowsOf(state.seats); row++) {
      for (const side of SIDES) {
        const places = placesFromEnd(state.city, row, side);
        if (places.length < count) continue;
        for (let i = 0; i < count; i++) addCard(state, film, places[i] as number);
        const value = valueOf(film, from, to, count);
        film.colours.length = size;
        film.numbers.length = size;
        if (value <= highest) continue;
        highest = value;
        best = { do: 'take', count, row, side };
      }
    }
  }
  if (best === undefined) throw new Error('nobody has to take from an empty City');
  return best;
}

const SIDES = ['left', 'right'] as const;
/** The middle number of a half. */
const MIDDLE = { low: 3, high: 9 } as const;

/** Puts a card of the City at the front of the hand. Of a face-down card only the half is known. */
function addCard(state: State, film: QuickFilm, place: number): void {
  const seen = state.city[place];
  if (seen == null) return;
  const { colour, number }: Card = seen.face === 'up' ? seen.card : { colour: seen.back.colour, number: MIDDLE[seen.back.half] };
  film.colours.push(state.colours.indexOf(colour));
  film.numbers.push(number);
}

/** A quick and plausible move of any seat. */
export function quickMove(state: State, seat: Seat): Move {
  if (state.phase === 'take') return quickTake(state, seat);
  const film = quickFilm(state, seat);
  const isMissed = state.phase === 'finale' && state.options.missedOpportunity;
  const { from, to } = quickAdvance(film, photosDue(state), isMissed ? lossesOf(state, seat, film) : null);
  return { do: 'advance', from, to } satisfies Advance;
}
