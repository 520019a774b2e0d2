import { describe, expect, it } from 'vitest';
import { readAllLocales } from '../../../scripts/lib/locales.ts';

const locales = readAllLocales();

const messages = (language: string): [string, string][] => Object.values(locales[language] ?? {}).flatMap((area) => Object.entries(area));

describe('typography', () => {
  it.each(Object.keys(locales))('%s uses curly apostrophes, and one space at a time', (language) => {
    const wrong = messages(language).filter(([, text]) => /\p{L}'\p{L}| {2}|^ | $/u.test(text));
    expect(wrong).toEqual([]);
  });

  it('French keeps its high punctuation on the line: a narrow space before ! ? ; : » and after «', () => {
    const wrong = messages('fr').filter(([, text]) => /[^\u202f\s!?….][!?;:»]| [!?;:»]|«[^\u202f]/u.test(text.replaceAll(/https?:/gu, '')));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['fr', 'tu, to a group on', /\b(vous|votre|vos)\b|(?<!\p{L})(?!(?:chez|assez|nez|rez)(?!\p{L}))\p{L}+ez(?!\p{L})/iu],
    [
      'es',
      'tú, to a group nothing',
      /(?<!\p{L})(vosotr[oa]s|ustedes|vuestr[oa]s?|sois|jugad|\p{L}+áis|(?!(?:dieci|veinti)séis)\p{L}+éis)(?!\p{L})/iu,
    ],
    ['pt-BR', 'você', /(?<!\p{L})(tu|teus?|tuas?|ti|contigo)(?!\p{L})/iu],
    ['pt-PT', 'tu', /(?<!\p{L})(você|vocês)(?!\p{L})/iu],
  ])('%s uses %s', (language, _, forbidden) => {
    expect(messages(language).filter(([key, text]) => !key.startsWith('thats-not-a-hat.object.') && forbidden.test(text))).toEqual([]);
  });

  it.each([
    ['en', /[«»]/u],
    ['es', /[“”]/u],
    ['fr', /[“”]/u],
    ['pt-BR', /[«»]/u],
    ['pt-PT', /[“”]/u],
  ])('%s has one kind of quotation marks', (language, foreign) => {
    expect(messages(language).filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  it.each(Object.keys(locales))(
    '%s has an en dash in ranges, one sign for three dots, a true minus sign, and no no-break space but the narrow one',
    (language) => {
      expect(messages(language).filter(([, text]) => /\d-\d|\u00a0|\.{3}|(?<![\p{L}\d])-\d/u.test(text))).toEqual([]);
    },
  );

  it('Spanish opens its questions and exclamations', () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    const wrong = messages('es').filter(([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'));
    expect(wrong).toEqual([]);
  });
});
