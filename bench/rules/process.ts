import { simulate } from '@parlour/bots';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { GAMES } from '../../games/rules-catalogue.ts';
import { baselineHat } from './baseline-hat.ts';

/** Runs alone on one core, warm: prints moves a second of CPU of every game and of the bare loop as one JSON object. */
const WARM_UP_MS = 500;
const MEASURED_MS = 1500;
const PLAYERS = 5;

const now = (): number => performance.now();
/** Milliseconds of CPU this process has used; other work on the machine does not count. */
const cpu = (): number => process.cpuUsage().user / 1000;

/** Moves a second of `play`, which plays a batch and returns its moves. */
function rate(play: () => number): number {
  for (const until = now() + WARM_UP_MS; now() < until; ) play();
  const began = cpu();
  let moves = 0;
  while (cpu() - began < MEASURED_MS) moves += play();
  return Math.round((1000 * moves) / (cpu() - began));
}

function simulated(game: AnyGame): number {
  const players = Math.min(PLAYERS, game.seats.max);
  const options = game.parseOptions({}, players);
  if (isRefusal(options)) throw new Error(`${game.id} refuses its own options`);
  let batch = 0;
  return rate(() => {
    const { moves, firstError } = simulate(game, { players, games: 20, seed: `bench ${batch++}`, options: options.ok, now });
    if (firstError !== undefined) throw new Error(firstError);
    return moves;
  });
}

const bare = rate(() => baselineHat(PLAYERS, 1000));
const games = Object.fromEntries(GAMES.map((game) => [game.id, simulated(game)]));
process.stdout.write(`${JSON.stringify({ bare, games })}\n`);
