import { GAMES, gameById } from '@parlour/games/rules-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { explainRefusal, FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language, loadWords, pickLanguage } from '@parlour/words';
import type { FlagSpec } from './flags.ts';
import type { Io } from './io.ts';
import { type UsageError, unknownName, usageError } from './usage-error.ts';

/** Flags and operands that several commands share. */

export const JSON_FLAG = { kind: 'switch', help: 'print one JSON object on standard output' } as const satisfies FlagSpec;

export const LANGUAGE_FLAG = {
  kind: 'choice',
  values: LANGUAGES,
  help: 'language of the output; by default that of the system',
} as const satisfies FlagSpec;

export function languageFor(wanted: string | undefined, io: Io): Language {
  if (isLanguage(wanted)) return wanted;
  const system = io.environment.LC_ALL ?? io.environment.LC_MESSAGES ?? io.environment.LANG ?? '';
  return pickLanguage([system.split('.')[0]?.replace('_', '-') ?? '']);
}

export function parseGame(id: string | undefined): AnyGame | UsageError {
  return (
    gameById(id) ??
    unknownName(
      'game',
      id ?? '',
      GAMES.map((game) => game.id),
    )
  );
}

export function parseSeatCount(game: AnyGame, wanted: number | undefined, flag = '--players'): number | UsageError {
  const { min, max } = game.seats;
  if (wanted === undefined) return Math.min(Math.max(4, min), max);
  return wanted >= min && wanted <= max ? wanted : usageError(`${flag} ${wanted} is wrong: ${game.id} is for ${min} to ${max}`);
}

export async function parseGameOptions(
  game: AnyGame,
  text: string | undefined,
  seats: number,
): Promise<{ readonly ok: object } | UsageError> {
  let given: unknown = {};
  try {
    if (text !== undefined) given = JSON.parse(text);
  } catch {
    return usageError(`--options is not JSON: write it like '{"${game.optionFields[0]?.key ?? 'name'}": …}'`);
  }
  const options = game.parseOptions(given, seats);
  if (!isRefusal(options)) return options;
  return usageError(`--options: ${explainRefusal(await loadWords(FALLBACK_LANGUAGE, ['common', ...wordAreas(game.id)]), options)}`);
}
