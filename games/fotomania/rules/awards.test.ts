import { describe, expect, it } from 'vitest';
import { awardsOf, tieBreak } from './awards.ts';
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
  });
});

describe('a tie', () => {
  const level = [[strip('blue', 4, 0)], [strip('blue', 4, 0)]];

  it('[F-34] is broken by Good Photos, then by the longest strip', () => {
    expect(tieBreak(view(level, [0]), [0], [7, 7])).toBe('medals');
    expect(tieBreak(view(level, [null]), [0], [7, 7])).toBe('longest');
  });

  it('is none when points decide, or nothing does', () => {
    expect(tieBreak(view(level, [0]), [0], [9, 7])).toBeNull();
    expect(tieBreak(view(level, [null]), [0, 1], [7, 7])).toBeNull();
  });
});
