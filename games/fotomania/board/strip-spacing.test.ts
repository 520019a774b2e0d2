import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameSpacing } from './strip-spacing.ts';

describe('a crowded strip', () => {
  it('lies side by side while there is room', () => {
    expect(frameSpacing(5, 5.4)).toBe(1);
    expect(frameSpacing(2, 1)).toBe(1);
  });

  it('fits its room exactly, with the last two frames whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 14 }), fc.double({ min: 3, max: 12, noNaN: true }), (frames, room) => {
        const pitch = frameSpacing(frames, room);
        expect(pitch).toBeGreaterThan(0.3);
        expect(pitch).toBeLessThanOrEqual(1);
        if (pitch > 0.311 && pitch < 1) expect(pitch * (frames - 2) + 2).toBeCloseTo(room);
      }),
    );
  });
});
