import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanChat, cleanName } from './clean-text.ts';
import { MAX_NAME_LENGTH } from './limits.ts';

describe('a name', () => {
  it('keeps letters of every script and their marks, and loses characters that hide or turn text', () => {
    expect(cleanName('  José   María ')).toBe('José María');
    expect(cleanName('José \u0000\u200b María')).toBe('José María');
    expect(cleanName('Ольга')).toBe('Ольга');
    expect(cleanName('कृष्ण')).toBe('कृष्ण');
    expect(cleanName('\u202eevil\u202c')).toBe('evil');
    expect(cleanName('a\u0300\u0301\u0302\u0303\u0304')).toBe('à\u0301\u0302');
    expect(cleanName('e\u200d\u0301')).toBe('é');
    expect(cleanName('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧');
    expect(cleanName('👩🏽\u200d⚕\ufe0f')).toBe('👩🏽\u200d⚕\ufe0f');
    expect(cleanName('A\u200d👧\u200d\u200d👩\u200d')).toBe('A👧👩');
    expect(cleanName('<b onload=x>')).toBe('<b onload=x>');
    expect(cleanName('tab\tnew\nline')).toBe('tab new line');
  });

  it.each([['', ' ', '\u200b', '\u2800', '\ufffc', '\ud83d', '\u3164', '...', '\u0301', 'x'.repeat(MAX_NAME_LENGTH + 1)]].flat())(
    'is not %j',
    (text) => {
      expect(cleanName(text)).toBeUndefined();
    },
  );

  it('is unchanged by a second cleaning, short enough and without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const name = cleanName(text);
        if (name === undefined) return true;
        return cleanName(name) === name && Array.from(name).length <= MAX_NAME_LENGTH && !/[\p{Cc}\p{Cs}]|(?!\u200d)\p{Cf}/u.test(name);
      }),
    );
  });
});

it('a chat line may be short, but not empty', () => {
  expect(cleanChat('?')).toBe('?');
  expect(cleanChat('\u2066\u2069')).toBeUndefined();
});
