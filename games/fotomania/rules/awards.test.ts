import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { awardsOf, tieBreak } from './awards.ts';
import { honoursOf } from './honours.ts';
import type { Colour, Strip, View } from './index.ts';

const strip = (colour: Colour, sharp: number, blurred: number): Strip => ({
  colour,
  sharp,
  last: sharp === 0 ? null : sharp,
  direction: 'open',
  frames: [
    ...Array.from({ length: sharp }, (_, i) => ({ face: 'up', number: i + 1 }) as const),
    ...Array.from({ length: blurred }, () => ({ face: 'down', half: 'low' }) as const),
  ],
});

const view = (strips: readonly (readonly Strip[])[], goodPhotos: readonly (number | null)[]): View =>
  ({ seats: strips.length, strips, goodPhotos }) as unknown as View;

describe('awards', () => {
  it('go to the only player with the most', () => {
    const awards = awardsOf(
      view(
        [
          [strip('blue', 5, 0), strip('red', 2, 1)],
          [strip('blue', 3, 3), strip('red', 4, 1)],
        ],
        [0, 1],
      ),
    );
    expect(awards).toEqual([
      { honour: 'longest', seat: 0, colour: 'blue', n: 5 },
      { honour: 'steady', seat: 0, n: 1 },
      { honour: 'shaky', seat: 1, n: 4 },
    ]);
  });

  it('leave out ties', () => {
    const same = [strip('blue', 4, 1), strip('red', 4, 1)];
    expect(awardsOf(view([same, same], [0, 1]))).toEqual([]);
    expect(awardsOf(view([same, same], [0, 0, 1, 1]))).toEqual([]);
  });

  it.each([
    [
      'a strip of three sharp photos',
      [strip('blue', 3, 1)],
      [strip('blue', 2, 1)],
      [0, 1],
      { honour: 'longest', seat: 0, colour: 'blue', n: 3 },
    ],
    ['two Good Photos', [strip('blue', 2, 1)], [strip('red', 2, 1)], [1, 0, 1, null], { honour: 'medals', seat: 1, n: 2 }],
    ['the fewest photos out of focus', [strip('blue', 2, 1)], [strip('red', 2, 0)], [0, 1], { honour: 'steady', seat: 1, n: 0 }],
    [
      'three photos out of focus',
      [strip('blue', 2, 2), strip('red', 1, 1)],
      [strip('red', 2, 2)],
      [0, 1],
      { honour: 'shaky', seat: 0, n: 3 },
    ],
  ] as const)('go to %s', (_what, one, other, goodPhotos, award) => {
    expect(awardsOf(view([one, other], goodPhotos))).toContainEqual(award);
  });

  it('leave out short strips, a single Good Photo and two photos out of focus', () => {
    const awards = awardsOf(view([[strip('blue', 2, 2)], [strip('blue', 1, 1)]], [0, null]));
    expect(awards).toEqual([{ honour: 'steady', seat: 1, n: 1 }]);
  });

  it('of a saved match are the honours of its seats, and a broken record is refused', () => {
    const { record } = JSON.parse(readFileSync(new URL('./records/rules-1.json', import.meta.url), 'utf8')) as { record: MatchRecord };
    expect(honoursOf(record)).toEqual([
      { seat: 1, honour: 'steady' },
      { seat: 2, honour: 'shaky' },
    ]);
    expect(honoursOf({ ...record, seats: 1 })).toMatchObject({ refused: 'record-field' });
  });
});

describe('a tie', () => {
  const level = [[strip('blue', 4, 0)], [strip('blue', 4, 0)]];

  it('[F-34] is broken by Good Photos, then by the longest strip', () => {
    expect(tieBreak(view(level, [0]), [0], [7, 7])).toBe('medals');
    expect(tieBreak(view(level, [null]), [0], [7, 7])).toBe('longest');
  });

  it('[F-34] is looked for among the players with the most points', () => {
    const three = view([...level, [strip('blue', 4, 0)]], [0, null]);
    expect(tieBreak(three, [0], [7, 7, 3])).toBe('medals');
    expect(tieBreak(three, [0], [7, 3, 3])).toBeNull();
  });

  it('is none when points decide, or nothing does', () => {
    expect(tieBreak(view(level, [0]), [0], [9, 7])).toBeNull();
    expect(tieBreak(view(level, [null]), [0, 1], [7, 7])).toBeNull();
    expect(tieBreak(view(level, [0]), [], [7, 7])).toBeNull();
  });
});
