import { FILES, PARTIAL, type PlatformArea } from '../locales/index.ts';
import type { MessageKey } from './keys.ts';
import { FALLBACK_LANGUAGE, type Language, regionalTag } from './languages.ts';
import { type FormattedPart, formatMessage, type Message, type MessageValues, type NumberFormats, parseMessage } from './message-format.ts';
import { numberFormat } from './number-format.ts';

export type { MessageKey };

/** An area of words that belongs to a game. */
export type GameArea = string & { readonly ofGame: true };

export type Area = PlatformArea | GameArea;

type LoadFile = () => Promise<{ default: object }>;

/** Files of words by language and area. */
export interface WordFiles {
  readonly files: Readonly<Record<string, Readonly<Record<string, LoadFile | readonly LoadFile[]>>>>;
  /** Files that lack some messages, as `language/area`. */
  readonly partial: readonly string[];
}

const sources: WordFiles[] = [{ files: FILES, partial: PARTIAL }];

/** Adds the words of the games. A file for an existing area adds its messages to that area. */
export function addWords(more: WordFiles): void {
  sources.push(more);
}

/** Part of a sentence: its text, and its mark (`<em>…</em>` in the message). */
export interface RichTextPart {
  readonly text: string;
  readonly mark: string | null;
}

/** All loaded messages in one language. */
export interface Words {
  readonly language: Language;
  t(key: MessageKey, values?: MessageValues): string;
  /** The same sentence in parts, so that marked ones can be styled. */
  rich(key: MessageKey, values?: MessageValues): readonly RichTextPart[];
  has(key: string): key is MessageKey;
  /** The message whose key ends so, in any of the loaded areas. */
  keyEnding(end: string): MessageKey | undefined;
  /** "Ada, Ben and Cleo" */
  list(items: readonly string[]): string;
}

export type MessageCatalogue = Readonly<Record<string, string>>;

/** A change of the translator's text before it is shown. */
type TextTransform = (text: string) => string;

const asWritten: TextTransform = (text) => text;

export async function loadWords(language: Language, areas: readonly Area[], dress?: TextTransform): Promise<Words> {
  const catalogues = await Promise.all(areas.map((area) => loadArea(language, area)));
  return createWords(language, Object.assign({}, ...catalogues) as MessageCatalogue, dress);
}

async function loadArea(language: Language, area: Area): Promise<MessageCatalogue> {
  const own = loadFiles(language, area);
  // An incomplete language falls back to English.
  const borrows = sources.some(({ partial }) => partial.includes(`${language}/${area}`));
  return borrows ? { ...(await loadFiles(FALLBACK_LANGUAGE, area)), ...(await own) } : own;
}

async function loadFiles(language: Language, area: Area): Promise<MessageCatalogue> {
  const loads = sources.flatMap(({ files }) => files[language]?.[area] ?? []);
  const loaded = await Promise.all(loads.map((load) => load()));
  return Object.assign({}, ...loaded.map((file) => file.default)) as MessageCatalogue;
}

export function createWords(language: Language, catalogue: MessageCatalogue, dress: TextTransform = asWritten): Words {
  const compiled = new Map<string, Message>();
  const numbers: NumberFormats = { plural: new Intl.PluralRules(language), number: numberFormat(language) };
  const lists = new Intl.ListFormat(regionalTag(language));
  const messageOf = (key: string): Message => {
    let message = compiled.get(key);
    if (message === undefined) {
      message = parseMessage(catalogue[key] ?? key);
      compiled.set(key, message);
    }
    return message;
  };
  const rich = (key: MessageKey, values: MessageValues = {}) => inMarks(formatMessage(messageOf(key), values, numbers), dress);
  return {
    language,
    rich,
    t: (key, values) =>
      rich(key, values)
        .map((stretch) => stretch.text)
        .join(''),
    has: (key): key is MessageKey => Object.hasOwn(catalogue, key),
    keyEnding: (end) => Object.keys(catalogue).find((key) => key.endsWith(end)) as MessageKey | undefined,
    list: (items) =>
      lists
        .formatToParts(items)
        .map(({ type, value }) => (type === 'literal' ? dress(value) : value))
        .join(''),
  };
}

/** Marks are read only from the translator's text: a player called `<em>` stays a player called `<em>`. */
function inMarks(pieces: readonly FormattedPart[], dress: TextTransform): readonly RichTextPart[] {
  const stretches: RichTextPart[] = [];
  let mark: string | null = null;
  const add = (text: string) => {
    if (text !== '') stretches.push({ text, mark });
  };
  for (const { text, from } of pieces) {
    if (from !== null) {
      add(text);
      continue;
    }
    text.split(/<(\/?[a-z]+)>/u).forEach((bit, index) => {
      if (index % 2 === 0) add(dress(bit));
      else mark = bit.startsWith('/') ? null : bit;
    });
  }
  return stretches;
}
