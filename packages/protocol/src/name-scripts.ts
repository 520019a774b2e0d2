/** Scripts that living languages are written in (UAX 31, recommended). Lookalikes of dead and limited scripts are left out. */
const RECOMMENDED = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
] as const;

const PATTERNS = RECOMMENDED.map((script) => [script, new RegExp(`\\p{Script_Extensions=${script}}`, 'u')] as const);
const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** Scripts that are written together in one word: Japanese, Korean and Chinese, each also with Latin. */
const TOGETHER: readonly ReadonlySet<string>[] = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Hangul']),
  new Set(['Latin', 'Han', 'Bopomofo']),
];

/** Whether a name keeps to scripts of living languages, and each of its words to one of them or to a usual mix. */
export function hasUsualScripts(name: string): boolean {
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).every(isUsualWord);
}

function isUsualWord(word: string): boolean {
  let possible: ReadonlySet<string>[] = [...TOGETHER, ...RECOMMENDED.map((script) => new Set<string>([script]))];
  for (const letter of word) {
    if (NEUTRAL.test(letter)) continue;
    const scripts = PATTERNS.filter(([, pattern]) => pattern.test(letter)).map(([script]) => script);
    possible = possible.filter((set) => scripts.some((script) => set.has(script)));
    if (possible.length === 0) return false;
  }
  return true;
}
