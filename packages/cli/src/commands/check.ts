import { joinWires, memoryMutants, memoryWire } from '@parlour/bots/laws';
import { botFor } from '@parlour/games/bots-catalogue';
import { mutantsOf } from '@parlour/games/mutants-catalogue';
import { checkGame, checkMutants } from '@parlour/kernel/laws';
import { FRAME_MUTANTS, tableWire } from '@parlour/table/laws';
import { defineCommand } from '../command.ts';
import { progressBar } from '../progress.ts';
import { JSON_FLAG, parseGame, parseSeatCount } from '../shared-flags.ts';
import { isUsageError } from '../usage-error.ts';

const SHOWN_FAULTS = 10;

export const checkCommand = defineCommand({
  name: 'check',
  operands: ['game'],
  summary: 'Checks random matches of a game against the laws every game must pass.',
  details: [
    'Secrecy: what a viewer cannot know may be exchanged without changing a byte of what they get.',
    'That holds for views, events and legal moves, and for the frames that a table sends: their bytes, number and order.',
    'What bots remember is compared too: a memory holds only what its seat saw.',
    'And order: games end, moves listed are legal, nothing is mutated, records replay.',
  ],
  flags: {
    games: { kind: 'integer', min: 1, max: 1_000_000, default: 200, help: 'how many games' },
    seed: { kind: 'text', value: 'any text', default: '7', help: 'the same seed plays the same games' },
    players: { kind: 'integer', min: 1, max: 99, help: 'seats at the table; otherwise every number in turn' },
    mutants: { kind: 'switch', help: 'also plant leaks in the game; each must be found' },
    json: JSON_FLAG,
  },
  run({ operands, flags }, io) {
    const game = parseGame(operands[0]);
    if (isUsageError(game)) return game;
    const players = flags.players === undefined ? undefined : parseSeatCount(game, flags.players);
    if (isUsageError(players)) return players;
    const plan = { games: flags.games, seed: flags.seed, ...(players === undefined ? {} : { players }) };

    const bar = progressBar(io, 'games', flags.games);
    const bot = botFor(game.id, 'sharp');
    const wire = joinWires(tableWire, memoryWire(bot));
    const found = checkGame(game, { ...plan, wire, onGame: (done) => bar.at(done) });
    bar.end();
    const mutants = [...mutantsOf(game.id), ...FRAME_MUTANTS, ...memoryMutants(bot)];
    const hunted = flags.mutants ? checkMutants(game, mutants, { ...plan, wire }) : undefined;
    const faults = [...found.divergences, ...found.lawFailures];
    const numbers = {
      game: game.id,
      games: flags.games,
      steps: found.steps,
      secrecyChecks: found.secrecyChecks,
      frameChecks: found.frameChecks,
      divergences: found.divergences.length,
      lawFailures: found.lawFailures.length,
      ...(hunted === undefined ? {} : { mutants: hunted.mutants, killed: hunted.killed, survivors: hunted.survivors }),
    };
    if (flags.json) io.out(`${JSON.stringify(faults.length === 0 ? numbers : { ...numbers, faults })}\n`);
    else io.out(`${[...Object.entries(numbers).map(line), ...faults.slice(0, SHOWN_FAULTS)].join('\n')}\n`);
    return faults.length === 0 && (hunted === undefined || hunted.survivors.length === 0) ? 0 : 1;
  },
});

const line = ([name, value]: [string, unknown]): string => `${name}: ${Array.isArray(value) ? value.join('; ') || 'none' : String(value)}`;
