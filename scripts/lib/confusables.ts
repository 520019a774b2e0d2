import { hasUsualScripts } from '../../packages/protocol/src/name-scripts.ts';

/** Only letters, digits and symbols of usual scripts get into names; names are decomposed, and ASCII stays as it is. */
const canBeInName = (letter: string): boolean =>
  /^[\p{L}\p{N}\p{S}]$/u.test(letter) && !/\p{ASCII}/u.test(letter) && letter.normalize('NFKD') === letter && hasUsualScripts(letter);

const LINE_LENGTH = 100;

/** The lookalikes of each letter or sequence, of those that names can hold: `d:ԁᴅ e:еє …`, broken into lines. */
export function toConfusables(data: Readonly<Record<string, string>>): readonly string[] {
  const groups = new Map<string, string>();
  for (const [letter, looks] of Object.entries(data)) {
    const plain = looks.normalize('NFKD').replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
    if (plain !== '' && plain !== letter && canBeInName(letter)) groups.set(plain, `${groups.get(plain) ?? ''}${letter}`);
  }
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines: string[] = [];
  for (const [looks, letters] of sorted) {
    const last = lines.at(-1);
    if (last === undefined || last.length > LINE_LENGTH) lines.push(`${looks}:${letters}`);
    else lines[lines.length - 1] = `${last} ${looks}:${letters}`;
  }
  return lines;
}
