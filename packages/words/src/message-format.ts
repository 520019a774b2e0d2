import type { NumberFormat } from './number-format.ts';

/**
 * The part of ICU MessageFormat that the messages need: `{name}`, `{n, plural, offset:1 =0 {…} one {…} other {…}}`,
 * `{form, select, f {…} other {…}}`, `#`, and quoting with apostrophes ('{' is a brace, '' an apostrophe).
 */
export type Message = readonly Part[];

type Part =
  | string
  | { readonly argument: string }
  | { readonly hash: true }
  | {
      readonly choose: 'plural' | 'select';
      readonly argument: string;
      readonly offset: number;
      readonly cases: ReadonlyMap<string, Message>;
    };

export type MessageValues = Readonly<Record<string, string | number>>;

/** A part of a formatted message; `from` names its argument, null for the translator's own text. */
export interface FormattedPart {
  readonly text: string;
  readonly from: string | null;
}

export function parseMessage(source: string): Message {
  const reader = new Reader(source);
  const message = reader.message(false);
  if (!reader.atEnd()) reader.fail('a } without its {');
  return message;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  atEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  fail(why: string): never {
    throw new SyntaxError(`${why} at ${this.#at} in "${this.#source}"`);
  }

  message(inPlural: boolean): Message {
    const parts: Part[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (!this.atEnd()) {
      const char = this.#source[this.#at] as string;
      if (char === '}') break;
      if (char === '{') {
        flush();
        parts.push(this.#argument(inPlural));
      } else if (char === '#' && inPlural) {
        flush();
        parts.push({ hash: true });
        this.#at += 1;
      } else if (char === "'") text += this.#apostrophe();
      else {
        text += char;
        this.#at += 1;
      }
    }
    flush();
    return parts;
  }

  #apostrophe(): string {
    const next = this.#source[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && next !== '#') {
      this.#at += 1;
      return "'";
    }
    const end = this.#source.indexOf("'", this.#at + 1);
    if (end < 0) this.fail('a quotation without an end');
    const quoted = this.#source.slice(this.#at + 1, end);
    this.#at = end + 1;
    return quoted;
  }

  #argument(inPlural: boolean): Part {
    this.#expect('{');
    const argument = this.#word();
    if (this.#accept('}')) return { argument };
    this.#expect(',');
    const choose = this.#word();
    if (choose !== 'plural' && choose !== 'select') this.fail(`unknown format ${choose}`);
    this.#expect(',');
    const cases = new Map<string, Message>();
    let offset = 0;
    while (!this.#accept('}')) {
      const name = this.#word();
      if (name.startsWith('offset:')) {
        offset = Number(name.slice('offset:'.length));
        continue;
      }
      this.#expect('{');
      cases.set(name, this.message(inPlural || choose === 'plural'));
      this.#expect('}', false);
    }
    if (!cases.has('other')) this.fail(`${argument} has no case "other"`);
    return { choose, argument, offset, cases };
  }

  #word(): string {
    this.#space();
    const word = /^[^\s{},]+/u.exec(this.#source.slice(this.#at))?.[0];
    if (word === undefined) this.fail('a name is missing');
    this.#at += word.length;
    return word;
  }

  #space(): void {
    while (/\s/u.test(this.#source[this.#at] ?? '')) this.#at += 1;
  }

  #accept(char: string): boolean {
    this.#space();
    if (this.#source[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #expect(char: string, skipSpace = true): void {
    if (skipSpace) this.#space();
    if (this.#source[this.#at] !== char) this.fail(`${char} is missing`);
    this.#at += 1;
  }
}

export interface NumberFormats {
  readonly plural: Intl.PluralRules;
  readonly number: NumberFormat;
}

export function formatMessage(message: Message, values: MessageValues, numbers: NumberFormats): FormattedPart[] {
  const pieces: FormattedPart[] = [];
  write(message, values, numbers, 0, pieces);
  return pieces;
}

function write(message: Message, values: MessageValues, numbers: NumberFormats, count: number, pieces: FormattedPart[]): void {
  for (const part of message) {
    if (typeof part === 'string') pieces.push({ text: part, from: null });
    else if ('hash' in part) pieces.push({ text: numbers.number(count), from: '#' });
    else if ('choose' in part) {
      const value = values[part.argument];
      const amount = Number(value) - part.offset;
      const names = part.choose === 'select' ? [String(value)] : [`=${value}`, numbers.plural.select(amount)];
      const chosen = names.find((name) => part.cases.has(name)) ?? 'other';
      write(part.cases.get(chosen) ?? [], values, numbers, part.choose === 'plural' ? amount : count, pieces);
    } else {
      const value = values[part.argument];
      pieces.push({ text: typeof value === 'number' ? numbers.number(value) : (value ?? ''), from: part.argument });
    }
  }
}

/** The arguments of a message. Every translation must have the same set. */
export function messageArguments(message: Message): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of message) {
    if (typeof part === 'string' || 'hash' in part) continue;
    found.add(part.argument);
    if ('choose' in part) for (const inner of part.cases.values()) for (const name of messageArguments(inner)) found.add(name);
  }
  return found;
}
