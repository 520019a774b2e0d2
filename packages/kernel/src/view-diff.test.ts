import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Json, sameJson } from './json.ts';
import { hide } from './secret.ts';
import { applyChanges, diffView } from './view-diff.ts';

it('sends only the changed places of a list, or the whole list where most changed', () => {
  const old = { phase: 'take', city: ['a', 'b', 'c', 'd'], strips: [[{ frames: [1] }, { frames: [] }], []], deck: 7 };
  expect(diffView(old, { ...old, phase: 'advance', city: ['a', null, 'c', 'd'] })).toEqual([
    ['phase', 'advance'],
    ['city', 1, null],
  ]);
  expect(diffView(old, { ...old, strips: [[{ frames: [1, 2] }, { frames: [] }], []] })).toEqual([['strips', 0, 0, { frames: [1, 2] }]]);
  expect(diffView({ a: [[1, 2, 3, 4], []] }, { a: [[5, 6, 3, 4], []] })).toEqual([
    ['a', 0, 0, 5],
    ['a', 0, 1, 6],
  ]);
  expect(diffView(old, { ...old, city: ['x', 'y', 'z', 'd'] })).toEqual([['city', ['x', 'y', 'z', 'd']]]);
  expect(diffView(old, { ...old, city: ['a', 'b', 'c'] })).toEqual([['city', ['a', 'b', 'c']]]);
  expect(diffView(old, structuredClone(old))).toEqual([]);
});

it('keeps unchanged values as they are', () => {
  const old = { city: [{ card: 1 }, { card: 2 }], deck: [3] };
  const next = applyChanges(old, [['city', 1, null]]);
  expect(next).toEqual({ city: [{ card: 1 }, null], deck: [3] });
  expect(next.deck).toBe(old.deck);
  expect(next.city[0]).toBe(old.city[0]);
  expect(old.city[1]).toEqual({ card: 2 });
});

it('rejects a secret', () => {
  const secret = hide(1, []);
  for (const view of [{ a: [0, secret] }, { a: [secret, secret] }, { a: { b: [secret] } }])
    expect(() => diffView({ a: [0, 0] }, view)).toThrow('secret');
});

/** Views of a few keys with small values, so that two of them share much. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'view' },
    fc.constantFrom(null, 0, 1, 'a'),
    fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'view' }),
    fc.dictionary(fc.constantFrom('x', 'y'), tie('value'), { maxKeys: 2, depthIdentifier: 'view' }),
  ),
}));
const view = fc.record({ a: value, b: value, c: fc.array(value, { minLength: 4, maxLength: 4 }) });

it('the changes, applied to the old view, give the new one', () => {
  fc.assert(fc.property(view, view, (old, now) => sameJson(applyChanges(old, diffView(old, now)), now)));
});
