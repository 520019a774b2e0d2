import type { Outcome, Seat } from '@parlour/kernel';
import type { Colour } from './cards.ts';
import { blurredIn } from './strips.ts';
import type { Strip } from './types.ts';

/** [F-31] By the number of face-up photos; more than seven are worth no more. */
const STRIP_POINTS = [-3, 1, 3, 4, 7, 8, 10, 11];
/** [F-32] */
export const GOOD_PHOTO_POINTS = 5;
const OUT_OF_FOCUS_POINTS = -2;

export const stripPoints = (sharp: number): number => STRIP_POINTS[Math.min(sharp, STRIP_POINTS.length - 1)] as number;

/** What one colour is worth to one player. */
export interface ScoreLine {
  readonly colour: Colour;
  readonly sharp: number;
  readonly blurred: number;
  readonly goodPhoto: boolean;
  readonly points: number;
}

/** The visible values that count: the same in a state and in a view. */
export interface ScoredStrips {
  readonly strips: readonly (readonly Strip[])[];
  readonly goodPhotos: readonly (Seat | null)[];
}

const pointsOf = (strip: Strip, goodPhoto: boolean): number =>
  stripPoints(strip.sharp) + (goodPhoto ? GOOD_PHOTO_POINTS : 0) + blurredIn(strip) * OUT_OF_FOCUS_POINTS;

/** [F-31] [F-31*] [F-32] Colour by colour, of those in play. */
export function scoreSheet({ strips, goodPhotos }: ScoredStrips, seat: Seat): ScoreLine[] {
  return (strips[seat] ?? []).map((strip, i) => {
    const goodPhoto = goodPhotos[i] === seat;
    return { colour: strip.colour, sharp: strip.sharp, blurred: blurredIn(strip), goodPhoto, points: pointsOf(strip, goodPhoto) };
  });
}

export const scoreOf = (album: ScoredStrips, seat: Seat): number => standing(album, seat)[0];

/** Points, then Good Photos, then the longest strip, counted in face-up photos. */
function standing({ strips, goodPhotos }: ScoredStrips, seat: Seat): readonly [number, number, number] {
  const own = strips[seat] ?? [];
  let points = 0;
  let prizes = 0;
  let longest = 0;
  for (let i = 0; i < own.length; i++) {
    const strip = own[i] as Strip;
    const goodPhoto = goodPhotos[i] === seat;
    points += pointsOf(strip, goodPhoto);
    if (goodPhoto) prizes += 1;
    longest = Math.max(longest, strip.sharp);
  }
  return [points, prizes, longest];
}

/** [F-34] [F-34*] The best standing wins; an equal one shares. */
export function outcome(album: ScoredStrips): Outcome {
  const standings = album.strips.map((_, seat) => standing(album, seat));
  const best = standings.reduce((a, b) => (compare(b, a) > 0 ? b : a));
  const winners: Seat[] = [];
  for (let seat = 0; seat < standings.length; seat++) if (compare(standings[seat] as readonly number[], best) === 0) winners.push(seat);
  return { winners, scores: standings.map(([points]) => points) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs < 0 ? 0 : (a[differs] as number) - (b[differs] as number);
}
