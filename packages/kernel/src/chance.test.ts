import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaRounds } from './chacha.ts';
import { chanceFor } from './chance.ts';
import { parseSeed, seedFromText, seedHash, toHex } from './seed.ts';
import { sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => toHex(bytes);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('chance', () => {
  it('is ChaCha20: the block of RFC 8439, 2.3.2', () => {
    const input = Uint32Array.from([
      0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918,
      0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
    ]);
    expect([...chachaRounds(input)].map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  it('is the same for the same seed and step, and another for every other', () => {
    const draw = (text: string, step: number) => {
      const chance = chanceFor(seedFromText(text), step);
      return Array.from({ length: 40 }, () => chance.below(1000)).join();
    };
    expect(draw('a', 1)).toBe(draw('a', 1));
    expect(new Set([draw('a', 1), draw('a', 2), draw('b', 1), draw('a', 2 ** 32 + 1)]).size).toBe(4);
  });

  it('is fair within what 60,000 draws can tell', () => {
    const chance = chanceFor(seedFromText('fair'), 0);
    const counts = Array(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[chance.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles without losing or doubling a card, and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.nat(1000), (cards, step) => {
        const before = [...cards];
        const mixed = chanceFor(seedFromText('mix'), step).shuffle(cards);
        expect(cards).toEqual(before);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...cards].sort((a, b) => a - b));
      }),
    );
  });

  it('refuses what cannot be drawn', () => {
    const chance = chanceFor(seedFromText('x'), 0);
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => chance.below(limit)).toThrow(RangeError);
    expect(() => chance.pick([])).toThrow(RangeError);
  });
});

describe('the seed', () => {
  it('is hashed by SHA-256: the vectors of FIPS 180-4, and the lengths round a block', () => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(hex(sha256(utf8('a'.repeat(1_000_000))))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('reads back what it writes, and nothing else', () => {
    const seed = seedFromText('7');
    expect(parseSeed(toHex(seed))).toEqual(seed);
    for (const wrong of ['', 'ab', 'g'.repeat(64), toHex(seed).toUpperCase(), 7, null]) expect(parseSeed(wrong)).toBeUndefined();
    expect(seedHash(seed)).toHaveLength(64);
  });
});
