import { terminalGameFor } from '@parlour/games/terminal-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import {
  type AnyGame,
  type GameTypes,
  isOver,
  isRefusal,
  type MatchRecord,
  parseRecord,
  replay,
  type StartResult,
  type StepResult,
} from '@parlour/kernel';
import type { AnyTerminalGame } from '@parlour/words';
import { explainRefusal, loadWords, type Words } from '@parlour/words';
import { defineCommand } from '../command.ts';
import { readJson } from '../json-file.ts';
import { JSON_FLAG, LANGUAGE_FLAG, languageFor, parseGame } from '../shared-flags.ts';
import { isUsageError, usageError } from '../usage-error.ts';

export const replayCommand = defineCommand({
  name: 'replay',
  operands: ['file'],
  summary: 'Replays a recorded match, checks every move, and prints it.',
  details: [],
  flags: { language: LANGUAGE_FLAG, json: { ...JSON_FLAG, help: 'print a summary as one JSON object on standard output' } },
  async run({ operands: [file = ''], flags }, io) {
    const content = readJson(file, 'record');
    if (isUsageError(content)) return content;
    const language = languageFor(flags.language, io);
    const common = await loadWords(language, ['common']);
    const record = parseRecord(content.json);
    if (isRefusal(record)) return usageError(`${file}: ${explainRefusal(common, record)}`);
    const game = parseGame(record.ok.game);
    if (isUsageError(game)) return game;

    const table = terminalGameFor(game);
    const words = await loadWords(language, ['cli', 'common', ...wordAreas(game.id)]);
    const lines: string[] = [];
    const match = replay(game, record.ok, (step) => lines.push(...describeStep(words, table, step)));
    if (isRefusal(match)) return usageError(`${file}: ${explainRefusal(words, match)}`);
    const over = isOver(match.status) ? match.status.over : null;
    if (flags.json) io.out(`${JSON.stringify(summary(game, record.ok, match.step, over))}\n`);
    else io.out(`${lines.join('\n')}\n`);
    return 0;
  },
});

/** Replaying has already compared the seed with its hash. */
function summary(
  game: AnyGame,
  record: MatchRecord,
  steps: number,
  over: { readonly winners: readonly number[]; readonly scores: readonly number[] } | null,
) {
  return {
    game: game.id,
    players: record.seats,
    steps,
    over: over !== null,
    winners: over?.winners ?? [],
    scores: over?.scores ?? [],
    seedHash: 'ok',
  };
}

function describeStep(words: Words, table: AnyTerminalGame | undefined, step: StartResult<GameTypes> | StepResult<GameTypes>): string[] {
  const who = (seat: number): string => words.t('cli.player', { n: seat + 1 });
  // The private version of a split event: after the match everything is open.
  const events = step.events.filter((addressed) => addressed.except === undefined).map((addressed) => addressed.event);
  const forced = 'entry' in step && 'forced' in step.entry ? [words.t('cli.forced', { who: who(step.entry.seat) })] : [];
  const sentences = table === undefined ? [] : events.map((event) => table.describe(words, event, who, null));
  const lines = [...forced, ...sentences];
  return lines.length === 0 ? [] : [words.t('cli.step', { n: step.match.step }), ...lines.map((line) => `  ${line}`)];
}
