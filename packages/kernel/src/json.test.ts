import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJson, sameJson, sameJsonText } from './json.ts';
import { parseOptionValues } from './options.ts';
import { leftOf, rightOf, seatsFrom } from './seats.ts';

describe('plain data', () => {
  it('is what JSON carries unchanged', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isJson(value) === sameJson(JSON.parse(JSON.stringify(value)), value)));
    for (const other of [undefined, Number.NaN, -0, new Map(), () => 1, { a: undefined }, [undefined], new Date(0)])
      expect(isJson(other)).toBe(false);
  });

  it('may be nested deeper than the call stack', () => {
    expect(isJson(JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toBe(true);
    expect(isJson([[[[[new Map()]]]]])).toBe(false);
  });

  it('is equal in any order of keys, and differs when any value differs', () => {
    expect(sameJson({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    for (const [a, b] of [
      [[1], [1, 2]],
      [{ a: 1 }, { b: 1 }],
      [[], {}],
      [null, {}],
      [{ a: 1 }, { a: 1, b: 2 }],
    ])
      expect(sameJson(a, b)).toBe(false);
  });
});

describe('the text of plain data', () => {
  it('is the same just when JSON.stringify says so', () => {
    const similar = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(fc.property(similar, similar, (a, b) => sameJsonText(a, b) === (JSON.stringify(a) === JSON.stringify(b))));
    fc.assert(fc.property(fc.jsonValue(), (value) => sameJsonText(value, structuredClone(value))));
  });

  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[{ a: 1, b: [] }], [{ b: [], a: 1 }]],
    [[], {}],
    [['a'], { 0: 'a' }],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [null, {}],
    [1, '1'],
  ])('differs between %j and %j', (a, b) => {
    expect([sameJsonText(a, b), sameJsonText(b, a)]).toEqual([false, false]);
  });
});

describe('seats', () => {
  it('go round clockwise, and left undoes right', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(11), (count, n) => leftOf(rightOf(n % count, count), count) === n % count),
    );
  });
});

describe('options', () => {
  const fields = [
    { key: 'fast', kind: 'toggle', default: false, clause: 'X-1' },
    { key: 'size', kind: 'choice', values: [1, 2], default: 1, clause: 'X-2' },
  ] as const;

  it('start from their defaults', () => {
    expect(parseOptionValues(fields, { size: 2 }, 3)).toEqual({ ok: { fast: false, size: 2 } });
    expect(parseOptionValues(fields, undefined, 3)).toEqual({ ok: { fast: false, size: 1 } });
  });

  it('are refused with the name of the option and the expected value', () => {
    expect(parseOptionValues(fields, { size: 3 }, 3)).toEqual({
      refused: 'bad-option',
      clause: 'X-2',
      about: { option: 'size', allowed: '1, 2' },
    });
    expect(parseOptionValues(fields, { fast: 'yes' }, 3)).toMatchObject({ about: { option: 'fast', allowed: 'true, false' } });
    expect(parseOptionValues(fields, { constructor: 1 }, 3)).toMatchObject({ refused: 'unknown-option' });
    expect(parseOptionValues(fields, [], 3)).toEqual({ refused: 'options-not-an-object' });
  });
});
