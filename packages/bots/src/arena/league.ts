import { marginOf, mean, NINETY_FIVE, sum } from '../statistics.ts';
import type { ArenaGame } from './arena-game.ts';

/** How one entrant did. */
export interface LeagueRow {
  readonly name: string;
  /** Seats it held in all games. */
  readonly seats: number;
  /** The part of all victories that it won, with its 95 % interval; a shared victory counts in parts. */
  readonly share: number;
  readonly shareInterval: readonly [number, number];
  readonly meanScore: number;
  /** Elo points above the mean of all entrants, with its 95 % interval. */
  readonly elo: number;
  readonly eloInterval: readonly [number, number];
}

/** What the table needs of a game. */
type PlayedGame = Pick<ArenaGame, 'names' | 'shares' | 'scores'>;

const ROUNDS = 200;
/** A victory and a defeat that nobody won, so that an entrant without victories has a finite rating. */
const PRIOR = 0.5;

interface Tally {
  seats: number;
  won: number;
  squares: number;
  score: number;
}

/** The table of a league: shares of victories, and ratings by the Bradley-Terry model for tables of several players. */
export function leagueTable(games: readonly PlayedGame[]): readonly LeagueRow[] {
  const tallies = tallied(games);
  const strengths = fitted(games, tallies);
  const center = mean([...strengths.values()].map(Math.log10));
  const errors = ratingErrors(games, strengths);
  return [...tallies].map(([name, { seats, won, squares, score }]) => {
    const share = won / seats;
    const margin = marginOf(share, seats, squares);
    const elo = 400 * (Math.log10(strengths.get(name) ?? 1) - center);
    const eloMargin = NINETY_FIVE * (errors.get(name) ?? 0);
    return {
      name,
      seats,
      share: rounded(share, 4),
      shareInterval: [rounded(share - margin, 4), rounded(share + margin, 4)],
      meanScore: rounded(score / seats, 2),
      elo: rounded(elo, 0),
      eloInterval: [rounded(elo - eloMargin, 0), rounded(elo + eloMargin, 0)],
    };
  });
}

function tallied(games: readonly PlayedGame[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { names, shares, scores } of games) {
    names.forEach((name, seat) => {
      const tally = tallies.get(name) ?? { seats: 0, won: 0, squares: 0, score: 0 };
      const share = shares[seat] ?? 0;
      tally.seats += 1;
      tally.won += share;
      tally.squares += share * share;
      tally.score += scores[seat] ?? 0;
      tallies.set(name, tally);
    });
  }
  return tallies;
}

/** Strengths for which every entrant is expected to win as often as it won: Hunter's MM algorithm (Annals of Statistics 32, 2004). */
function fitted(games: readonly PlayedGame[], tallies: ReadonlyMap<string, Tally>): Map<string, number> {
  let strengths = new Map([...tallies.keys()].map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const exposure = new Map([...tallies.keys()].map((name) => [name, (2 * PRIOR) / ((strengths.get(name) ?? 1) + 1)]));
    for (const { names } of games) {
      const each = 1 / sum(names.map((name) => strengths.get(name) ?? 1));
      for (const name of names) exposure.set(name, (exposure.get(name) ?? 0) + each);
    }
    strengths = new Map([...tallies].map(([name, { won }]) => [name, (won + PRIOR) / (exposure.get(name) ?? 1)]));
  }
  return strengths;
}

/** Standard errors in Elo points, from the information that each entrant's games hold about its own rating. */
function ratingErrors(games: readonly PlayedGame[], strengths: ReadonlyMap<string, number>): Map<string, number> {
  const information = new Map<string, number>();
  for (const { names } of games) {
    const total = sum(names.map((name) => strengths.get(name) ?? 1));
    for (const name of new Set(names)) {
      const p = (names.filter((other) => other === name).length * (strengths.get(name) ?? 1)) / total;
      information.set(name, (information.get(name) ?? 0) + p * (1 - p));
    }
  }
  return new Map([...information].map(([name, known]) => [name, known === 0 ? 0 : 400 / Math.LN10 / Math.sqrt(known)]));
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
