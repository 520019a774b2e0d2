import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenFrames } from './hidden-frames.ts';

describe('a crowded strip', () => {
  it('shows every frame while there is room', () => {
    expect(hiddenFrames(5, 5.4)).toBe(0);
    expect(hiddenFrames(5, 5)).toBe(0);
  });

  it('leaves out as few frames as it can, and fits with their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), fc.double({ min: 3, max: 12, noNaN: true }), (frames, room) => {
        const hidden = hiddenFrames(frames, room);
        const shown = frames - hidden + (hidden > 0 ? 1 : 0);
        expect(shown).toBeLessThanOrEqual(room);
        if (hidden > 0) expect(shown + 1).toBeGreaterThan(room);
      }),
    );
  });
});
