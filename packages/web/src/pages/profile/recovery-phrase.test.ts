import { LANGUAGES } from '@parlour/words';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsToPhrase, phraseToBits } from './recovery-phrase.ts';

const bits = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));

describe('a recovery phrase', () => {
  it.each(LANGUAGES)('gives the same bits again, in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(bits, async (given) => {
        const words = await bitsToPhrase(given, language);
        expect(words).toHaveLength(12);
        expect(await phraseToBits(words.join(' '))).toEqual({ bits: given });
      }),
      { numRuns: 20 },
    );
  });

  it('may be typed without accents, in capitals and with commas', async () => {
    const words = await bitsToPhrase('00112233445566778899aabbccddeeff', 'fr');
    const typed = words.join(', ').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    expect(await phraseToBits(` ${typed}\n`)).toEqual({ bits: '00112233445566778899aabbccddeeff' });
  });

  it('reports what is wrong', async () => {
    const words = await bitsToPhrase('00112233445566778899aabbccddeeff', 'en');
    expect(await phraseToBits('')).toEqual({ wrong: 'count', count: 0 });
    expect(await phraseToBits(words.slice(1).join(' '))).toEqual({ wrong: 'count', count: 11 });
    expect(await phraseToBits(words.with(3, 'parlour').join(' '))).toEqual({ wrong: 'word', word: 'parlour' });
    expect(await phraseToBits(words.with(0, words[1]!).with(1, words[0]!).join(' '))).toEqual({ wrong: 'order' });
  });
});
