import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './clean-text.ts';
import { distinctName, nameSkeleton } from './confusable-names.ts';

it.each([
  ['Ann', 'Аnn'],
  ['Paul', 'PauI'],
  ['Paul', 'Pau1'],
  ['Olga', '0lga'],
  ['Marne', 'Mame'],
  ['José', 'jose'],
  ['Ann', 'A n n'],
  ['Ann', 'Ａｎｎ'],
  ['Arne', 'A.rn-e'],
  ['Ar ne', 'Arne'],
  ['Marne', 'Mar‑ne'],
  ['David', 'Davicl'],
  ['Zoe', '2oe'],
  ['Bob', '80b'],
  ['Ann', 'ᴀɴɴ'],
  ['Bertha', 'ʙᴇʀᴛʜᴀ'],
  ['Felix', 'ſelix'],
  ['Ann', 'Ann`'],
  ['Ann', 'Annʹ'],
  ['Ann', 'Annˈ'],
  ['Ann', 'A·nn'],
  ['Paul', 'Pau!'],
  ['Susi', '$usi'],
  ['Anna', 'Ann@'],
  ['Erik', '€rik'],
  ['Ava', 'ανα'],
  ['Ana', 'ΑΝΑ'],
  ['ΑΝΑ', 'ανα'],
  ['Yoyo', 'ΥΟΥΟ'],
  ['Coco', 'ϹΟϹΟ'],
  ['on', 'οη'],
  ['Ann', 'A\u200bn\u2060n'],
  ['Ann', 'An\u034fn'],
  ['Ann', 'Ann\u{e0100}'],
])('%s and %s are confusable', (one, other) => {
  expect(distinctName(other, [one])).toBe(`${other} 2`);
  expect(distinctName(one, [other])).toBe(`${one} 2`);
});

it('names that look different stay as they are', () => {
  for (const [one, other] of [
    ['Ann', 'Anna'],
    ['Ольга', 'Olga'],
    ['花子', '太郎'],
    ['🦊', '🐻'],
    ['Player 6', 'Player 8'],
    ['ανα', 'Anna'],
  ] as const)
    expect(distinctName(other, [one])).toBe(other);
});

it('a distinct name looks like none of the taken ones and is still a valid name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 24 }), fc.nat({ max: 12 }), (text, others) => {
      const name = cleanName(text);
      if (name === undefined) return;
      const taken: string[] = [];
      for (let i = 0; i <= others; i++) taken.push(distinctName(name, taken));
      expect(new Set(taken.map(nameSkeleton)).size).toBe(others + 1);
      for (const each of taken) expect(cleanName(each)).toBe(each);
    }),
  );
});
