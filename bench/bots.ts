import { type AnyBot, BOT_LEVELS, simulate } from '@parlour/bots';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { botFor } from '../games/bots-catalogue.ts';
import { GAMES } from '../games/rules-catalogue.ts';
import type { BenchTable } from './report.ts';

const ANSWERS = 300;

/** How long a bot takes for one decision, with the most players its game allows. */
export async function benchBots(): Promise<BenchTable> {
  return {
    title: 'Bots: milliseconds of processor time for one answer',
    rows: GAMES.flatMap((game) => BOT_LEVELS.map((level) => ({ game: game.id, level, ...answerTimes(game, botFor(game.id, level)) }))),
    note: 'At most 50 ms for That’s Not a Hat, 300 ms for the others.',
  };
}

function answerTimes(game: AnyGame, bot: AnyBot): Readonly<Record<string, number>> {
  const players = game.seats.max;
  const options = game.parseOptions({}, players);
  if (isRefusal(options)) throw new Error(`${game.id}: ${options.refused}`);
  const times: number[] = [];
  const timed: AnyBot = {
    ...bot,
    choose: (...given) => {
      const before = process.cpuUsage();
      const move = bot.choose(...given);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      return move;
    },
  };
  for (let index = 0; times.length < ANSWERS; index++) {
    simulate(game, {
      players,
      games: 1,
      seed: `bench ${index}`,
      bots: Array.from({ length: players }, () => timed),
      options: options.ok,
      now: () => 0,
    });
  }
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { answers: times.length, p50: share(0.5), p99: share(0.99), max: share(1) };
}
