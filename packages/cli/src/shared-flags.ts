import { GAMES, gameById } from '@parlour/games/rules-catalogue';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { explainRefusal, FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language, loadWords, pickLanguage } from '@parlour/words';
import type { FlagSpec } from './flags.ts';
import type { Io } from './io.ts';
import { type Complaint, complain, unknown } from './usage-error.ts';

/** Flags and operands that several commands share. */

export const JSON_FLAG = { kind: 'switch', help: 'print one JSON object on standard output' } as const satisfies FlagSpec;

export const LANGUAGE_FLAG = {
  kind: 'choice',
  among: LANGUAGES,
  help: 'language of the telling; otherwise that of the system',
} as const satisfies FlagSpec;

export function languageFor(wanted: string | undefined, io: Io): Language {
  if (isLanguage(wanted)) return wanted;
  const system = io.environment.LC_ALL ?? io.environment.LC_MESSAGES ?? io.environment.LANG ?? '';
  return pickLanguage([system.split('.')[0]?.replace('_', '-') ?? '']);
}

export function findGame(id: string | undefined): AnyGame | Complaint {
  return (
    gameById(id) ??
    unknown(
      'game',
      id ?? '',
      GAMES.map((game) => game.id),
    )
  );
}

export function seatsFor(game: AnyGame, wanted: number | undefined, flag = '--players'): number | Complaint {
  const { min, max } = game.seats;
  if (wanted === undefined) return Math.min(Math.max(4, min), max);
  return wanted >= min && wanted <= max ? wanted : complain(`${flag} ${wanted} is wrong: ${game.id} is for ${min} to ${max}`);
}

export async function optionsFor(game: AnyGame, text: string | undefined, seats: number): Promise<{ readonly ok: object } | Complaint> {
  let given: unknown = {};
  try {
    if (text !== undefined) given = JSON.parse(text);
  } catch {
    return complain(`--options is not JSON: write it like '{"${game.optionFields[0]?.key ?? 'name'}": …}'`);
  }
  const options = game.parseOptions(given, seats);
  if (!isRefusal(options)) return options;
  return complain(`--options: ${explainRefusal(await loadWords(FALLBACK_LANGUAGE, ['common']), options)}`);
}
