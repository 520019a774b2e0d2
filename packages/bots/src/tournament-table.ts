import type { AnyBot } from './bot.ts';
import type { GameResult } from './simulate.ts';
import { marginOf } from './statistics.ts';

/** How one kind of bot did over all its seats and games. */
export interface TournamentRow {
  readonly bot: string;
  readonly seats: number;
  readonly wins: number;
  readonly meanScore: number;
  /** 95 % confidence interval of the mean score. */
  readonly interval: readonly [number, number];
}

interface Tally {
  seats: number;
  wins: number;
  sum: number;
  squares: number;
}

export function tournamentTable(bots: readonly AnyBot[]) {
  const tallies = new Map<string, Tally>(bots.map((bot) => [bot.level, { seats: 0, wins: 0, sum: 0, squares: 0 }]));
  return {
    add(seated: readonly AnyBot[], result: GameResult): void {
      seated.forEach((bot, seat) => {
        const tally = tallies.get(bot.level);
        const score = result.scores[seat];
        if (tally === undefined || score === undefined) return;
        tally.seats += 1;
        tally.sum += score;
        tally.squares += score * score;
        if (result.winners.includes(seat)) tally.wins += 1;
      });
    },
    rows: (): TournamentRow[] => [...tallies].map(([bot, tally]) => standing(bot, tally)),
  };
}

function standing(bot: string, { seats, wins, sum, squares }: Tally): TournamentRow {
  const count = Math.max(seats, 1);
  const mean = sum / count;
  const margin = marginOf(mean, count, squares);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return { bot, seats, wins, meanScore: round(mean), interval: [round(mean - margin), round(mean + margin)] };
}
