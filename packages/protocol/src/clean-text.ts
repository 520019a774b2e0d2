import { MAX_CHAT_LENGTH, MAX_NAME_LENGTH } from './limits.ts';
import { hasUsualScripts } from './name-scripts.ts';

const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{1d159}]/gu;

/**
 * Names and chat are hostile text. This removes control and format characters (they hide text or turn its direction),
 * lone surrogates, private-use and unassigned characters, invisible letters, and every combining mark after the second on
 * one letter. What remains is normalized again. The joiner stays between the parts of a combined emoji.
 */
function tame(text: string): string {
  return text
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/gu, ' ')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
}

/** The name as others see it, or undefined when it is empty or too long. */
export function cleanName(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > 4 * MAX_NAME_LENGTH) return undefined;
  const name = tame(input);
  return /[\p{L}\p{N}\p{S}]/u.test(name) && hasUsualScripts(name) && Array.from(name).length <= MAX_NAME_LENGTH ? name : undefined;
}

/** A chat line as others see it, or undefined when nothing visible is left. */
export function cleanChat(input: string): string | undefined {
  const line = tame(input.slice(0, MAX_CHAT_LENGTH));
  return line === '' ? undefined : line;
}
