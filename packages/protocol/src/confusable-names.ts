import confusables from './confusables.json' with { type: 'json' };
import { MAX_NAME_LENGTH } from './limits.ts';

/** Letters of other scripts, small capitals, and digits, that look like Latin letters, beyond what Unicode's data has. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'ьвβʙßẞ8',
    c: 'сς',
    d: 'ԁᴅ',
    e: 'еєεᴇ',
    f: 'քꜰ',
    g: 'ɡցɢ',
    h: 'һнհʜ',
    i: 'іιıɪ',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ӏ1|ʟ',
    m: 'мᴍ',
    n: 'пηոռɴ',
    o: 'оοσ0օ',
    p: 'рρᴘ',
    q: 'ԛզ',
    r: 'ʀ',
    s: 'ѕ5տ',
    t: 'тτᴛ',
    u: 'υս',
    v: 'ν',
    w: 'ѡԝω',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢζ2',
  }).flatMap(([letter, twins]) => Array.from(twins, (twin) => [twin, letter] as const)),
);

/** Letters whose decomposition looks different from them. */
const UNLIKE_THEIR_PARTS: Readonly<Record<string, string>> = { ſ: 'f', Ϲ: 'C' };

/** Small marks that the alphabet counts as letters or signs. */
const FAINT =
  /[`\u{2b9}-\u{2df}\u{2e5}-\u{2ff}\u{374}\u{a700}-\u{a721}\u{a789}-\u{a78c}\u{a78f}\u{2044}\u{2212}\u{2215}\u{2219}\u{2236}\u{22c5}]/gu;

/** Signs that stand for letters. */
const SIGNS: Readonly<Record<string, string>> = { '!': 'l', '¡': 'i', $: 's', '@': 'a', '€': 'e' };

/** Unicode's lookalikes (UTS 39), as far as names can hold them. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  confusables.flatMap((line) =>
    line.split(' ').flatMap((entry) => {
      const [looks = '', letters = ''] = entry.split(':');
      return Array.from(letters, (letter) => [letter, looks] as const);
    }),
  ),
);

/** A capital comes first: in Greek it looks different from its small letter. */
const looksLike = (letter: string): string => {
  const small = letter.toLowerCase();
  return TWINS.get(letter) ?? LOOKALIKES.get(letter) ?? TWINS.get(small) ?? LOOKALIKES.get(small) ?? letter;
};

/** A name without everything that a reader may overlook: two names with the same skeleton are confusable. */
export function nameSkeleton(name: string): string {
  const whole = name.replace(/[ſϹ]/g, (letter) => UNLIKE_THEIR_PARTS[letter] ?? letter);
  const bare = whole.normalize('NFKD').replace(FAINT, '').replace(/\p{M}/gu, '').replace(/I/g, 'l');
  // The second pass is for letters that look like another lookalike.
  const once = Array.from(bare, looksLike).join('');
  return Array.from(once, looksLike)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .replace(/cl/g, 'd')
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** What a name may be read as: as it is written, in small letters, and with signs for letters. */
export function nameSkeletons(name: string): readonly string[] {
  const spelt = name.replace(/[!¡$@€]/g, (sign) => SIGNS[sign] ?? sign);
  return [...new Set([name, name.toLowerCase(), spelt].map(nameSkeleton))];
}

export function areConfusable(one: string, other: string): boolean {
  const looks = nameSkeletons(one);
  return nameSkeletons(other).some((skeleton) => looks.includes(skeleton));
}

/** The name, with a number added when it, or one that looks like it, is taken. */
export function distinctName(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.flatMap(nameSkeletons));
  const isTaken = (text: string): boolean => nameSkeletons(text).some((skeleton) => looks.has(skeleton));
  if (!isTaken(name)) return name;
  for (let count = 2; ; count++) {
    const mark = ` ${count}`;
    const numbered = `${Array.from(name)
      .slice(0, MAX_NAME_LENGTH - mark.length)
      .join('')
      .trimEnd()}${mark}`;
    if (!isTaken(numbered)) return numbered;
  }
}
