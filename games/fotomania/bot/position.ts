import type { Seat } from '@parlour/kernel';
import { blurredIn, photosForGoodPhoto, type State, scoreOf } from '../rules/index.ts';
import { quickFilm, worthOfHand, worthOfStrips } from './quick-policy.ts';

/** Two strips this far from a Good Photo count as near it. */
const NEAR = 2;

/** A position as a player about to be judged sees it, in whole numbers: the player first, then the others, the best placed first. */
export function positionOf(state: State, seat: Seat): readonly number[] {
  const { seats, deck, city, turn, sunsetPassed } = state;
  const own = filmFacts(state, seat);
  const others: Facts[] = [];
  for (let other = 0; other < seats; other++) if (other !== seat) others.push(filmFacts(state, other));
  others.sort((a, b) => b.expected - a.expected);
  const lying = city.reduce((sum, seen) => sum + (seen === null ? 0 : 1), 0);
  const lead = own.expected - (others[0]?.expected ?? 0);
  return [
    lead,
    deck.length,
    lying,
    sunsetPassed ? 8 : 0,
    8 * ((turn - seat + seats) % seats),
    ...own.numbers,
    ...others.flatMap(({ numbers }) => numbers),
  ];
}

interface Facts {
  /** Twice the points that the film is expected to bring. */
  readonly expected: number;
  readonly numbers: readonly number[];
}

function filmFacts(state: State, seat: Seat): Facts {
  const film = quickFilm(state, seat);
  const strips = state.strips[seat] ?? [];
  const required = photosForGoodPhoto(state.seats);
  let sharp = 0;
  let blurred = 0;
  let near = 0;
  let prizes = 0;
  strips.forEach((strip, index) => {
    sharp += strip.sharp;
    blurred += blurredIn(strip);
    const owner = state.goodPhotos[index];
    if (owner === seat) prizes += 1;
    if (owner === null && strip.sharp >= required - NEAR) near += 1;
  });
  const points = 2 * scoreOf(state, seat);
  const strewn = Math.round(2 * worthOfStrips(film)) - 4 * blurred + 10 * prizes;
  const hand = Math.round(2 * worthOfHand(film));
  return { expected: strewn + hand, numbers: [points, strewn, hand, sharp, 4 * blurred, 4 * near, 8 * prizes, 4 * film.colours.length] };
}
