import type { Refusal } from '@parlour/kernel';
import type { Words } from './words.ts';

/** The sentence of a refusal: what was wrong and what is expected. */
export function explainRefusal(words: Words, refusal: Refusal): string {
  const key = `refusal.${refusal.refused}`;
  return words.has(key) ? words.t(key, named(words, refusal.about)) : words.t('refusal.unexpected');
}

/** A refusal names a thing of a game by its id; the loaded words have its name (`mascarade.mask.king` for the mask `king`). */
function named(words: Words, about: Refusal['about']): Refusal['about'] {
  if (about === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(about).map(([kind, id]) => {
      const key = words.keyEnding(`.${kind}.${id}`);
      return [kind, key === undefined ? id : (words.t(key).split('|')[0] ?? id)];
    }),
  );
}
