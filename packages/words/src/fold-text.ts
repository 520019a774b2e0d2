const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" };

/** A letter without case or accent; a ligature is two letters. */
export function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return LIGATURES[lower] ?? lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A text without case or accents, as people type it. */
export const foldText = (text: string): string => Array.from(text.normalize('NFC'), foldLetter).join('');
