import confusables from './confusables.json' with { type: 'json' };
import { MAX_NAME_LENGTH } from './limits.ts';

/** Letters of other scripts, and digits, that look like Latin ones in lower case, beyond what Unicode's data has. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡց',
    h: 'һнηհ',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ1|',
    m: 'м',
    n: 'пνոռ',
    o: 'оοσ0օ',
    p: 'рρ',
    f: 'ք',
    q: 'ԛզ',
    s: 'ѕ5տ',
    t: 'тτ',
    u: 'υս',
    w: 'ѡԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢζ',
  }).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter] as const)),
);

/** Unicode's lookalikes (UTS 39), as far as names can hold them. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([looks, letters]) => Array.from(letters, (letter) => [letter, looks] as const)),
);

const looksLike = (letter: string): string => {
  const small = letter.toLowerCase();
  return TWINS.get(small) ?? LOOKALIKES.get(letter) ?? LOOKALIKES.get(small) ?? letter;
};

/** A name without everything that a reader may overlook: two names with the same skeleton are confusable. */
export function nameSkeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/I/g, 'l');
  // The second pass is for letters that look like another lookalike.
  const once = Array.from(bare, looksLike).join('');
  return Array.from(once, looksLike)
    .join('')
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');
}

/** The name, with a number added when it, or one that looks like it, is taken. */
export function distinctName(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.map(nameSkeleton));
  if (!looks.has(nameSkeleton(name))) return name;
  for (let count = 2; ; count++) {
    const mark = ` ${count}`;
    const numbered = `${Array.from(name)
      .slice(0, MAX_NAME_LENGTH - mark.length)
      .join('')
      .trimEnd()}${mark}`;
    if (!looks.has(nameSkeleton(numbered))) return numbered;
  }
}
