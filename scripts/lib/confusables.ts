import { hasUsualScripts } from '../../packages/protocol/src/name-scripts.ts';

/** Only letters, digits and symbols of usual scripts get into names; names are decomposed, and ASCII stays as it is. */
const canBeInName = (letter: string): boolean =>
  /^[\p{L}\p{N}\p{S}]$/u.test(letter) && !/\p{ASCII}/u.test(letter) && letter.normalize('NFKD') === letter && hasUsualScripts(letter);

/** The lookalikes of each letter or sequence, of those that names can hold. */
export function toConfusables(data: Readonly<Record<string, string>>): Record<string, string> {
  const groups = new Map<string, string>();
  for (const [letter, looks] of Object.entries(data)) {
    const plain = looks.normalize('NFKD').replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
    if (plain !== '' && plain !== letter && canBeInName(letter)) groups.set(plain, `${groups.get(plain) ?? ''}${letter}`);
  }
  return Object.fromEntries([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
