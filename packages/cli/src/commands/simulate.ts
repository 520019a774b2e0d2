import { type AnyBot, LEVEL_NAMES, parseLevel, randomBot, type SimulateOptions, type Simulation, simulate } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import type { AnyGame } from '@parlour/kernel';
import { defineCommand } from '../command.ts';
import { cpuTime } from '../io.ts';
import { progressBar } from '../progress.ts';
import { JSON_FLAG, parseGame, parseGameOptions, parseSeatCount } from '../shared-flags.ts';
import { isUsageError, type UsageError, unknownName, usageError } from '../usage-error.ts';

export const BOT_KINDS: readonly string[] = ['random', ...LEVEL_NAMES];
/** Milliseconds of play before the measurement starts, so that the JavaScript engine has compiled the rules. */
const WARM_UP = 400;

export const simulateCommand = defineCommand({
  name: 'simulate',
  operands: ['game'],
  summary: 'Plays many matches between bots and counts the results.',
  details: [
    'Random movers play, every move checked against the rules; their speed is measured after a short warm-up.',
    'Seconds are processor time on one core, so that other work on the machine does not count.',
    'With --bots, bots play whole matches instead, changing seats from game to game.',
  ],
  flags: {
    players: { kind: 'integer', min: 1, max: 99, help: 'seats at the table' },
    games: { kind: 'integer', min: 1, max: 10_000_000, default: 1000, help: 'how many games' },
    seed: { kind: 'text', value: 'any text', default: '1', help: 'the same seed plays the same games' },
    bots: {
      kind: 'text',
      value: `names from ${BOT_KINDS.join(', ')}, with commas`,
      help: `who plays: ${BOT_KINDS.join(', ')}, with commas`,
    },
    options: { kind: 'text', value: 'a JSON object', help: 'options of the game, as JSON' },
    json: JSON_FLAG,
  },
  async run({ operands, flags }, io) {
    const game = parseGame(operands[0]);
    if (isUsageError(game)) return game;
    const players = parseSeatCount(game, flags.players);
    if (isUsageError(players)) return players;
    const options = await parseGameOptions(game, flags.options, players);
    if (isUsageError(options)) return options;
    const bots = flags.bots === undefined ? undefined : parseBots(game, flags.bots, players);
    if (isUsageError(bots)) return bots;

    const plan = { players, seed: flags.seed, options: options.ok, now: cpuTime, ...(bots === undefined ? {} : { bots }) };
    if (bots === undefined) warmUp(game, plan);
    const bar = progressBar(io, 'games', flags.games);
    const found = simulate(game, { ...plan, games: flags.games, onProgress: (done) => bar.at(done) });
    bar.end();
    io.out(flags.json ? `${JSON.stringify(found)}\n` : report(found));
    return found.errors === 0 ? 0 : 1;
  },
});

function warmUp(game: AnyGame, plan: Omit<SimulateOptions, 'games'>): void {
  const until = cpuTime() + WARM_UP;
  while (cpuTime() < until) simulate(game, { ...plan, seed: 'warm-up', games: 20 });
}

/** One bot a seat; a shorter list is repeated. */
export function parseBots(game: AnyGame, text: string, players: number): readonly AnyBot[] | UsageError {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > players) return usageError(`--bots names ${names.length} for ${players} seats`);
  const unknown = names.find((name) => !BOT_KINDS.includes(name));
  if (unknown !== undefined) return unknownName('bot', unknown, BOT_KINDS);
  const bots = names.map((name) => {
    const level = parseLevel(name);
    return level === undefined ? randomBot(game) : botFor(game.id, level);
  });
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as AnyBot);
}

function report({ game, players, games, moves, seconds, movesPerSecond, wins, errors, firstError, standings = [] }: Simulation): string {
  const whole = new Intl.NumberFormat('en');
  const lines = [
    `${game}, ${players} seats: ${whole.format(games)} games, ${whole.format(moves)} moves in ${seconds} s (${whole.format(movesPerSecond)} a second)`,
    `wins by seat: ${wins.join(', ')}`,
    ...standings.map(
      ({ bot, seats, wins: won, meanScore, interval }) =>
        `${bot}: won ${((100 * won) / Math.max(seats, 1)).toFixed(1)} %, mean score ${meanScore} (95 %: ${interval[0]} to ${interval[1]})`,
    ),
    `errors: ${errors}${firstError === undefined ? '' : `, the first: ${firstError}`}`,
  ];
  return `${lines.join('\n')}\n`;
}
