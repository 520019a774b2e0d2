import { foldText, type Language } from '@parlour/words';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';

const LISTS: Readonly<Record<Language, () => Promise<{ readonly wordlist: string[] }>>> = {
  en: () => import('@scure/bip39/wordlists/english.js'),
  es: () => import('@scure/bip39/wordlists/spanish.js'),
  fr: () => import('@scure/bip39/wordlists/french.js'),
  'pt-BR': () => import('@scure/bip39/wordlists/portuguese.js'),
  'pt-PT': () => import('@scure/bip39/wordlists/portuguese.js'),
};

const WORDS = 12;

/** 128 bits as twelve words of the language. */
export async function bitsToPhrase(bits: string, language: Language): Promise<readonly string[]> {
  const { wordlist } = await LISTS[language]();
  return entropyToMnemonic(bytesOf(bits), wordlist)
    .split(/\s+/u)
    .map((word) => word.normalize('NFC'));
}

export type ParsedPhrase =
  | { readonly bits: string }
  | { readonly wrong: 'count'; readonly count: number }
  | { readonly wrong: 'word'; readonly word: string }
  | { readonly wrong: 'order' };

/** Reads a typed phrase in any language; accents, case and commas do not matter. */
export async function phraseToBits(text: string): Promise<ParsedPhrase> {
  const typed = text.split(/[\s,;.]+/u).filter((word) => word !== '');
  if (typed.length !== WORDS) return { wrong: 'count', count: typed.length };
  let nearest: { readonly known: number; readonly missing: string | undefined } = { known: -1, missing: undefined };
  for (const load of new Set(Object.values(LISTS))) {
    const { wordlist } = await load();
    const byPlain = new Map(wordlist.map((word) => [foldText(word), word]));
    const found = typed.map((word) => byPlain.get(foldText(word)));
    const known = found.filter((word) => word !== undefined).length;
    if (known > nearest.known) nearest = { known, missing: typed.find((_, index) => found[index] === undefined) };
    const bits = known === WORDS ? decoded(found.join(' '), wordlist) : undefined;
    if (bits !== undefined) return { bits };
  }
  return nearest.missing === undefined ? { wrong: 'order' } : { wrong: 'word', word: nearest.missing };
}

/** The last word holds a checksum. */
function decoded(phrase: string, wordlist: string[]): string | undefined {
  try {
    return Array.from(mnemonicToEntropy(phrase, wordlist), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
