import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BOT_LEVELS, type BotLevel } from '@parlour/bots';
import { terminalGameFor } from '@parlour/games/terminal-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { recordOf, SEED_BYTES, seedFromText } from '@parlour/kernel';
import { loadWords } from '@parlour/words';
import { defineCommand } from '../command.ts';
import { LineReader } from '../line-reader.ts';
import { playInTerminal } from '../play-in-terminal.ts';
import { LANGUAGE_FLAG, languageFor, parseGame, parseGameOptions, parseSeatCount } from '../shared-flags.ts';
import { isUsageError, usageError } from '../usage-error.ts';

export const playCommand = defineCommand({
  name: 'play',
  operands: ['game'],
  summary: 'Plays in the terminal against bots.',
  details: ['You are the first player. On a terminal the screen is wiped after every step: remember what you saw.'],
  flags: {
    players: { kind: 'integer', min: 1, max: 99, help: 'seats at the table, yours included' },
    level: { kind: 'choice', values: BOT_LEVELS, default: 'normal', help: 'level of the bots' },
    seed: { kind: 'text', value: 'any text', help: 'the same seed deals the same cards; by default random' },
    language: LANGUAGE_FLAG,
    options: { kind: 'text', value: 'a JSON object', help: 'options of the game, as JSON' },
    record: { kind: 'text', value: 'a file to write', help: 'where to save the match for `parlour replay`' },
  },
  async run({ operands, flags }, io) {
    const game = parseGame(operands[0]);
    if (isUsageError(game)) return game;
    const table = terminalGameFor(game);
    if (table === undefined) return usageError(`${game.id} needs a screen: parlour serve, then play it in the browser`);
    const players = parseSeatCount(game, flags.players);
    if (isUsageError(players)) return players;
    const options = await parseGameOptions(game, flags.options, players);
    if (isUsageError(options)) return options;
    const words = await loadWords(languageFor(flags.language, io), ['cli', 'common', ...wordAreas(game.id)]);
    const seed = flags.seed === undefined ? new Uint8Array(randomBytes(SEED_BYTES)) : seedFromText(flags.seed);

    const lines = new LineReader(io, words.t('cli.quit'));
    const { match, entries } = await playInTerminal({
      game,
      table,
      options: options.ok,
      players,
      seed,
      level: flags.level as BotLevel,
      words,
      lines,
      io,
    });
    lines.close();
    if (flags.record !== undefined) {
      try {
        writeFileSync(flags.record, `${JSON.stringify(recordOf(match, entries))}\n`);
      } catch (error) {
        return usageError(`${flags.record} cannot be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`);
      }
      io.out(`${words.t('cli.saved', { file: flags.record })}\n`);
    }
    io.out(`${words.t('cli.bye')}\n`);
    return 0;
  },
});
