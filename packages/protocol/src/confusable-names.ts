import { MAX_NAME_LENGTH } from './limits.ts';

/** Letters of other scripts, and digits, that look like Latin ones; in lower case, because names are compared in it. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һнη',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ1|',
    m: 'м',
    n: 'пν',
    o: 'оοσ0օ',
    p: 'рρ',
    q: 'ԛ',
    s: 'ѕ5',
    t: 'тτ',
    u: 'υս',
    w: 'ѡԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢζ',
  }).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter] as const)),
);

/** A name without everything that a reader may overlook: two names with the same skeleton are confusable. */
export function nameSkeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/I/g, 'l').toLowerCase();
  const letters = Array.from(bare, (letter) => TWINS.get(letter) ?? letter).join('');
  return letters
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
