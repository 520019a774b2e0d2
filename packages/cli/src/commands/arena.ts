import { availableParallelism } from 'node:os';
import { BOT_LEVELS, type LeagueRow, leagueTable } from '@parlour/bots';
import { arenaBotsOf } from '@parlour/games/arena-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import type { AnyGame } from '@parlour/kernel';
import { playArena } from '../arena/play-arena.ts';
import { defineCommand } from '../command.ts';
import { progressBar } from '../progress.ts';
import { JSON_FLAG, parseGame, parseGameOptions, parseSeatCount } from '../shared-flags.ts';
import { isUsageError, type UsageError, unknownName } from '../usage-error.ts';

export const arenaCommand = defineCommand({
  name: 'arena',
  operands: [],
  summary: 'Compares bots with frozen versions of them and with scripts that use their weaknesses.',
  details: [
    'Without --against all entrants play at mixed tables. With it, each entrant plays alone among bots of that name,',
    'and its share is to be compared with the fair one. The same seed plays the same games, in any number of threads.',
    `Names: ${BOT_LEVELS.join(', ')}, frozen-1-<level>, and the scripts of the game, which --entrants help lists.`,
  ],
  flags: {
    game: { kind: 'text', value: 'a game', help: 'one game; by default all' },
    seats: { kind: 'integer', min: 2, max: 12, help: 'seats at the table' },
    games: { kind: 'integer', min: 1, max: 1_000_000, default: 200, help: 'how many games of each game' },
    seed: { kind: 'text', value: 'any text', default: '1', help: 'the same seed plays the same games' },
    entrants: { kind: 'text', value: 'names, with commas', help: 'who plays; by default all' },
    against: { kind: 'text', value: 'a name', help: 'the bot in all other seats' },
    options: { kind: 'text', value: 'a JSON object', help: 'options of the game, as JSON' },
    threads: { kind: 'integer', min: 1, max: 64, help: 'threads; by default one for each core' },
    json: JSON_FLAG,
  },
  async run({ flags }, io) {
    const games = flags.game === undefined ? GAMES : [parseGame(flags.game)];
    const tables: { game: string; seats: number; games: number; fair: number; rows: readonly LeagueRow[] }[] = [];
    for (const game of games) {
      if (isUsageError(game)) return game;
      const seats = parseSeatCount(game, flags.seats, '--seats');
      if (isUsageError(seats)) return seats;
      const options = await parseGameOptions(game, flags.options, seats);
      if (isUsageError(options)) return options;
      const entrants = namesOf(game, flags.entrants);
      if (isUsageError(entrants)) return entrants;
      const field = flags.against === undefined ? undefined : namesOf(game, flags.against);
      if (isUsageError(field)) return field;
      const plan = { game: game.id, options: options.ok, seats, seed: flags.seed, entrants };
      const bar = progressBar(io, game.id, flags.games);
      const played = await playArena(
        field?.[0] === undefined ? plan : { ...plan, against: field[0] },
        flags.games,
        flags.threads ?? availableParallelism(),
        bar.at,
      );
      bar.end();
      tables.push({ game: game.id, seats, games: flags.games, fair: 1 / seats, rows: leagueTable(played) });
    }
    io.out(flags.json ? `${JSON.stringify(tables)}\n` : tables.map(report).join('\n'));
    return 0;
  },
});

function namesOf(game: AnyGame, text: string | undefined): readonly string[] | UsageError {
  const known = Object.keys(arenaBotsOf(game.id));
  const names = text === undefined ? known : text.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !known.includes(name));
  return stranger === undefined ? names : unknownName('bot', stranger, known);
}

function report({
  game,
  seats,
  games,
  fair,
  rows,
}: {
  game: string;
  seats: number;
  games: number;
  fair: number;
  rows: readonly LeagueRow[];
}) {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows
    .toSorted((a, b) => b.elo - a.elo)
    .map(
      ({ name, seats: held, share, shareInterval: [low, high], elo, eloInterval, meanScore }) =>
        `  ${name.padEnd(width)}  won ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})  Elo ${elo} (${eloInterval[0]} to ${eloInterval[1]})  mean score ${meanScore}  seats ${held}`,
    );
  return `${[`${game}, ${seats} seats, ${games} games; a fair share is ${percent(fair)}`, ...lines].join('\n')}\n`;
}
