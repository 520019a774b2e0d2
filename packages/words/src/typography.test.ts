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

  it('French uses tu', () => {
    expect(messages('fr').filter(([, text]) => /\b(vous|votre|vos)\b/iu.test(text))).toEqual([]);
  });

  it('Spanish opens its questions and exclamations', () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    const wrong = messages('es').filter(([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'));
    expect(wrong).toEqual([]);
  });
});
