import { allSeats, type Seat } from '@parlour/kernel';
import { blurredIn, type Colour, type View } from './index.ts';

/** The awards of a match, beyond the points. */
export type Award =
  | { readonly honour: 'longest'; readonly seat: Seat; readonly colour: Colour; readonly n: number }
  | { readonly honour: 'medals' | 'steady' | 'shaky'; readonly seat: Seat; readonly n: number };

/** The least for each award: shorter strips and single blurs earn none. */
const WORTH_TELLING = { longest: 3, medals: 2, shaky: 3 };

/** Each award goes to one player alone; the score sheet shows ties. */
export function awardsOf(view: View): readonly Award[] {
  const blurred = view.strips.map((strips) => strips.reduce((sum, strip) => sum + blurredIn(strip), 0));
  const medals = allSeats(view.seats).map((seat) => view.goodPhotos.filter((winner) => winner === seat).length);
  const awards: Award[] = [];
  const longest = longestStrip(view);
  if (longest !== null && longest.n >= WORTH_TELLING.longest) awards.push({ honour: 'longest', ...longest });
  const collector = alone(medals, Math.max(...medals));
  if (collector !== null && collector.n >= WORTH_TELLING.medals) awards.push({ honour: 'medals', ...collector });
  const steady = alone(blurred, Math.min(...blurred));
  if (steady !== null) awards.push({ honour: 'steady', ...steady });
  const shaky = alone(blurred, Math.max(...blurred));
  if (shaky !== null && shaky.n >= WORTH_TELLING.shaky) awards.push({ honour: 'shaky', ...shaky });
  return awards;
}

function longestStrip(view: View): { readonly seat: Seat; readonly colour: Colour; readonly n: number } | null {
  const all = view.strips.flatMap((strips, seat) => strips.map(({ colour, sharp }) => ({ seat, colour, n: sharp })));
  const best = Math.max(...all.map(({ n }) => n));
  const those = all.filter(({ n }) => n === best);
  return those.length === 1 ? (those[0] ?? null) : null;
}

function alone(counts: readonly number[], n: number): { readonly seat: Seat; readonly n: number } | null {
  const seat = counts.indexOf(n);
  return seat === counts.lastIndexOf(n) ? { seat, n } : null;
}

/** How a tie on points was broken (F-34), if it was. */
export function tieBreak(view: View, winners: readonly Seat[], scores: readonly number[]): 'medals' | 'longest' | null {
  const [winner] = winners;
  const best = Math.max(...scores);
  const level = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (winner === undefined || level.length === winners.length) return null;
  const medals = (seat: Seat) => view.goodPhotos.filter((owner) => owner === seat).length;
  return level.some((seat) => !winners.includes(seat) && medals(seat) === medals(winner)) ? 'longest' : 'medals';
}
