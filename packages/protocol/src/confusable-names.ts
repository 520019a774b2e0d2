import { MAX_NAME_LENGTH } from './limits.ts';

/** Letters of other scripts, and digits, that are drawn like Latin ones; in small letters, because names are compared so. */
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

/** What is left of a name when everything is taken away that an eye may miss: two with the same are taken for each other. */
export function nameSkeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/I/g, 'l').toLowerCase();
  const letters = Array.from(bare, (letter) => TWINS.get(letter) ?? letter).join('');
  return letters
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');
}

/** The name, or with a number behind it when somebody has it already, or one that looks like it. */
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
