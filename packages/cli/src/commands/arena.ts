import { availableParallelism } from 'node:os';
import { BOT_LEVELS } from '@parlour/bots';
import { arenaBotsOf, reducedGameOf } from '@parlour/games/arena-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import type { AnyGame } from '@parlour/kernel';
import { type ArenaTable, arenaTable, formatArena } from '../arena/arena-table.ts';
import { type ExploitTable, exploitTable, formatExploits } from '../arena/exploit-table.ts';
import { playArena } from '../arena/play-arena.ts';
import { type Program, parseProgram, startProgram } from '../arena/programs.ts';
import { defineCommand } from '../command.ts';
import type { Io } from '../io.ts';
import { progressBar } from '../progress.ts';
import { JSON_FLAG, parseGame, parseGameOptions, parseSeatCount } from '../shared-flags.ts';
import { isUsageError, type UsageError, unknownName, usageError } from '../usage-error.ts';

export const arenaCommand = defineCommand({
  name: 'arena',
  operands: [],
  summary: 'Compares bots with frozen versions of them, with scripts that use their weaknesses, and with your programs.',
  details: [
    'Without --against all entrants play at mixed tables. With it, each entrant plays alone among bots of that name,',
    'and its share is to be compared with the fair one. The same seed plays the same games, in any number of threads.',
    `Names: ${BOT_LEVELS.join(', ')}, frozen-1-<level>, and the scripts of the game, which --entrants help lists.`,
    'A program plays over its standard input and output, as docs/bots.md describes: --program mine="python3 player.py".',
    'With --exploit nobody competes: for each level of each game with a reduced game, the best response of one seat is computed, and',
    'printed as two bounds of its share of the victory. docs/opponents.md says what is exact and what is sampled.',
    'A program that fails loses that game, and the table says how. With programs, they and the levels play by default.',
  ],
  flags: {
    game: { kind: 'text', value: 'a game', help: 'one game; by default all' },
    seats: { kind: 'integer', min: 2, max: 12, without: 'exploit', help: 'seats at the table' },
    games: { kind: 'integer', min: 1, max: 1_000_000, default: 200, without: 'exploit', help: 'how many games of each game' },
    seed: { kind: 'text', value: 'any text', default: '1', help: 'the same seed plays the same games' },
    entrants: { kind: 'text', value: 'names, with commas', help: 'who plays; by default all' },
    against: { kind: 'text', value: 'a name', without: 'exploit', help: 'the bot in all other seats' },
    program: {
      kind: 'texts',
      value: 'a name and a command, like mine="python3 player.py"',
      without: 'exploit',
      help: 'an external program; may be repeated',
    },
    timeout: { kind: 'integer', min: 1, max: 3600, default: 10, with: 'program', help: 'seconds that a program may think' },
    exploit: { kind: 'switch', help: 'compute best responses instead; with --game, --entrants, --seed, --streams and --json only' },
    streams: { kind: 'integer', min: 1, max: 10_000, with: 'exploit', help: 'random streams of the bots in each deal, with --exploit' },
    options: { kind: 'text', value: 'a JSON object', without: 'exploit', help: 'options of the game, as JSON' },
    threads: { kind: 'integer', min: 1, max: 64, without: 'exploit', help: 'threads; by default one for each core' },
    json: JSON_FLAG,
  },
  async run({ flags }, io) {
    const games = flags.game === undefined ? GAMES : [parseGame(flags.game)];
    if (flags.exploit) return exploitAll(flags, games, io);
    const answerMs = flags.timeout * 1000;
    const programs = await readyPrograms(flags.program, answerMs);
    if (isUsageError(programs)) return programs;
    const tables: ArenaTable[] = [];
    for (const game of games) {
      if (isUsageError(game)) return game;
      const seats = parseSeatCount(game, flags.seats, '--seats');
      if (isUsageError(seats)) return seats;
      const options = await parseGameOptions(game, flags.options, seats);
      if (isUsageError(options)) return options;
      const entrants = namesOf(game, flags.entrants, programs);
      if (isUsageError(entrants)) return entrants;
      const field = flags.against === undefined ? undefined : namesOf(game, flags.against, programs);
      if (isUsageError(field)) return field;
      const [against] = field ?? [];
      const common = { game: game.id, options: options.ok, seats, seed: flags.seed, entrants, programs, answerMs };
      const plan = against === undefined ? common : { ...common, against };
      const bar = progressBar(io, game.id, flags.games);
      const played = await playArena(plan, flags.games, flags.threads ?? availableParallelism(), bar.at);
      bar.end();
      tables.push(arenaTable(plan, played));
    }
    io.out(flags.json ? `${JSON.stringify(tables)}\n` : tables.map(formatArena).join('\n'));
    return 0;
  },
});

interface ExploitFlags {
  readonly game: string | undefined;
  readonly entrants: string | undefined;
  readonly seed: string;
  readonly streams: number | undefined;
  readonly json: boolean;
}

function exploitAll(flags: ExploitFlags, games: readonly (AnyGame | UsageError)[], io: Io): number | UsageError {
  const tables: ExploitTable[] = [];
  for (const game of games) {
    if (isUsageError(game)) return game;
    const reduced = reducedGameOf(game.id);
    if (reduced === undefined && flags.game === undefined) continue;
    if (reduced === undefined) return usageError(`${game.id} has no reduced game`);
    const names = namesOf(game, flags.entrants ?? BOT_LEVELS.join(','), []);
    if (isUsageError(names)) return names;
    const bar = progressBar(io, game.id, names.length);
    tables.push(exploitTable({ reduced, names, seed: flags.seed, streams: flags.streams }, bar.at));
    bar.end();
  }
  io.out(flags.json ? `${JSON.stringify(tables)}\n` : tables.map(formatExploits).join('\n'));
  return 0;
}

/** The programs, after each of them has started once and said hello. */
async function readyPrograms(texts: readonly string[], answerMs: number): Promise<readonly Program[] | UsageError> {
  const programs: Program[] = [];
  for (const text of texts) {
    const taken = [...GAMES.flatMap(({ id }) => Object.keys(arenaBotsOf(id))), ...programs.map(({ name }) => name)];
    const program = parseProgram(text, taken);
    if (isUsageError(program)) return program;
    const started = await startProgram(program, answerMs);
    if (isUsageError(started)) return started;
    await started.close();
    programs.push(program);
  }
  return programs;
}

function namesOf(game: AnyGame, text: string | undefined, programs: readonly Program[]): readonly string[] | UsageError {
  const own = programs.map(({ name }) => name);
  const known = [...Object.keys(arenaBotsOf(game.id)), ...own];
  const initial = own.length === 0 ? known : [...own, ...BOT_LEVELS];
  const names = text === undefined ? initial : text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined ? names : unknownName('bot', unknown, known);
}
