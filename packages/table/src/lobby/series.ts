import { isOver, type Outcome, type Seat } from '@parlour/kernel';
import type { SeriesFormat, SeriesScore } from '@parlour/protocol';
import type { Room } from '../room/room.ts';
import type { SavedSeries } from '../room/table-meta.ts';

/** Counts a finished match, once, however many nodes call this. */
export function addMatchToSeries(room: Room): void {
  const { running, meta } = room;
  if (running === null || !isOver(running.stored.status) || meta.series?.counted === running.id) return;
  const { series } = meta.settings;
  if (series !== 'single') room.meta = { ...meta, series: nextSeriesScore(meta.series, series, running.stored.status.over, running.id) };
}

/** The score with one match more. After the last match, the next starts a new series. */
export function nextSeriesScore(
  before: SavedSeries | null,
  series: SeriesFormat,
  { winners, scores }: Outcome,
  match: string,
): SavedSeries {
  const goesOn = before !== null && before.winners === null && before.wins.length === scores.length;
  const old: SeriesScore = goesOn ? before : { played: 0, wins: scores.map(() => 0), points: scores.map(() => 0), winners: null };
  const score = {
    played: old.played + 1,
    wins: old.wins.map((wins, seat) => wins + (winners.includes(seat) ? 1 : 0)),
    points: old.points.map((points, seat) => points + (scores[seat] ?? 0)),
  };
  return { ...score, winners: winnersOf(series, score), counted: match };
}

/** The winners of the series; null while it runs. */
function winnersOf(series: SeriesFormat, { played, wins, points }: Omit<SeriesScore, 'winners'>): readonly Seat[] | null {
  const [, kind, number] = /^(best-of|games)-(\d+)$/.exec(series) ?? [];
  const games = Number(number);
  if (kind === 'games') return played < games ? null : leaders(points);
  // Shared wins may leave nobody with more than half of the matches: then the most wins decide.
  return Math.max(...wins) > games / 2 || played >= games ? leaders(wins) : null;
}

function leaders(values: readonly number[]): readonly Seat[] {
  const best = Math.max(...values);
  return values.flatMap((value, seat) => (value === best ? [seat] : []));
}
