import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { formatMessage, type MessageValues, messageArguments, parseMessage } from './message-format.ts';
import { numberFormat } from './number-format.ts';

function say(language: Language, source: string, values: MessageValues = {}): string {
  const numbers = { plural: new Intl.PluralRules(language), number: numberFormat(language) };
  return formatMessage(parseMessage(source), values, numbers)
    .map((piece) => piece.text)
    .join('');
}

describe('messages', () => {
  it('fill in names and write numbers as the language does', () => {
    expect(say('en', '{who} has {n}', { who: 'Ada', n: 1234.5 })).toBe('Ada has 1,234.5');
    expect(say('es', '{n}', { n: 12345.5 })).toBe('12.345,5');
  });

  it('choose by plural, exact number first', () => {
    const source = '{n, plural, =0 {nothing} one {# gift} other {# gifts}}';
    expect([0, 1, 2].map((n) => say('en', source, { n }))).toEqual(['nothing', '1 gift', '2 gifts']);
    expect(say('fr', '{n, plural, one {# cadeau} other {# cadeaux}}', { n: 0 })).toBe('0 cadeau');
  });

  it('count without the named person, and keep # for the innermost plural', () => {
    const source = '{n, plural, offset:1 =1 {{who} alone} one {{who} and # other} other {{who} and # others}}';
    expect([1, 2, 3].map((n) => say('en', source, { n, who: 'Ada' }))).toEqual(['Ada alone', 'Ada and 1 other', 'Ada and 2 others']);
    expect(say('en', '{n, plural, other {{f, select, x {#!} other {}}}}', { n: 4, f: 'x' })).toBe('4!');
  });

  it('choose by word, else "other"', () => {
    const source = '{form, select, f {una bella} other {un bel}} {object}';
    expect(say('es', source, { form: 'f', object: 'rosa' })).toBe('una bella rosa');
    expect(say('es', source, { form: 'm', object: 'libro' })).toBe('un bel libro');
  });

  it('quote braces, and leave lone apostrophes and # alone', () => {
    expect(say('en', "it's '{'n'}' #1 o''clock")).toBe("it's {n} #1 o'clock");
  });

  it('never read markup or braces from a value', () => {
    expect(say('en', '{who}', { who: '{n, plural' })).toBe('{n, plural');
  });

  it.each(['{', '}', '{n', '{n, plural, one {x}}', '{n, date, short}', "'{x", '{n, select other {x}}'])('refuse %j', (source) => {
    expect(() => parseMessage(source)).toThrow(SyntaxError);
  });

  it('list their arguments, nested ones too', () => {
    expect([...messageArguments(parseMessage('{a} {b, select, x {{c}} other {}}'))]).toEqual(['a', 'b', 'c']);
  });
});
