import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { numberFormat } from './number-format.ts';
import { createWords } from './words.ts';

test('every language writes a negative number with a minus sign', () => {
  for (const language of LANGUAGES) {
    expect(numberFormat(language)(-4)).toBe('−4');
    expect(numberFormat(language, { signDisplay: 'always' })(-4)).toBe('−4');
  }
});

test('a negative number in a message has a minus sign too', () => {
  const words = createWords('en', { score: '{n, plural, one {# point} other {# points}}, not {n}' });
  expect(words.t('score' as never, { n: -3 })).toBe('−3 points, not −3');
});
