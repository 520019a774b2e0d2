import { allSeats, type Outcome, type Seat } from '@parlour/kernel';
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

/** [F-31] [F-31*] [F-32] Colour by colour, of those in play. */
export function scoreSheet({ strips, goodPhotos }: ScoredStrips, seat: Seat): ScoreLine[] {
  return (strips[seat] ?? []).map((strip, i) => {
    const blurred = blurredIn(strip);
    const goodPhoto = goodPhotos[i] === seat;
    const points = stripPoints(strip.sharp) + (goodPhoto ? GOOD_PHOTO_POINTS : 0) + blurred * OUT_OF_FOCUS_POINTS;
    return { colour: strip.colour, sharp: strip.sharp, blurred, goodPhoto, points };
  });
}

export function scoreOf(album: ScoredStrips, seat: Seat): number {
  return scoreSheet(album, seat).reduce((sum, line) => sum + line.points, 0);
}

/** [F-34] [F-34*] Points, then Good Photos, then the longest strip, counted in face-up photos; then it is shared. */
export function outcome(album: ScoredStrips): Outcome {
  const standing = (seat: Seat): readonly number[] => {
    const lines = scoreSheet(album, seat);
    return [
      lines.reduce((sum, line) => sum + line.points, 0),
      lines.filter((line) => line.goodPhoto).length,
      Math.max(...lines.map((line) => line.sharp)),
    ];
  };
  const standings = allSeats(album.strips.length).map(standing);
  const best = standings.reduce((a, b) => (compare(b, a) > 0 ? b : a));
  return {
    winners: allSeats(standings.length).filter((seat) => compare(standings[seat] as readonly number[], best) === 0),
    scores: standings.map(([points]) => points as number),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs < 0 ? 0 : (a[differs] as number) - (b[differs] as number);
}
