import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMERA_LIMITS, DEFAULT_CAMERA } from '../../../photo/index.ts';
import { isInside, project, unproject } from './projection.ts';

const FRAME = { x: 20, y: 10, width: 800, height: 600 };
const anyCamera = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: 500, max: 3000 }),
  z: fc.integer({ min: 4000, max: 10_000 }),
  pan: fc.integer({ min: -1500, max: 1500 }),
  tilt: fc.integer({ min: -1500, max: 1500 }),
  zoom: fc.integer({ min: CAMERA_LIMITS.zoom[0], max: CAMERA_LIMITS.zoom[1] }),
});

describe('pointing at the room', () => {
  it('finds the spot that is drawn there', () => {
    fc.assert(
      fc.property(anyCamera, fc.integer({ min: -1800, max: 1800 }), fc.integer({ min: 10, max: 2400 }), (camera, x, z) => {
        const pixel = project(camera, FRAME, x, 0, z);
        if (pixel === null) return;
        const spot = unproject(camera, FRAME, pixel, 0);
        expect(Math.abs(spot.x - x)).toBeLessThanOrEqual(1);
        expect(Math.abs(spot.z - z)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('ends at the foot of the wall', () => {
    const sky = { x: FRAME.x + FRAME.width / 2, y: FRAME.y };
    expect(unproject(DEFAULT_CAMERA, FRAME, sky, 0)).toEqual({ x: 0, z: 0 });
  });

  it('tells inside from outside', () => {
    const square = [0, 10, 10, 0].map((x, index) => ({ x, y: index < 2 ? 0 : 10 }));
    expect(isInside(square, { x: 5, y: 5 })).toBe(true);
    expect(isInside(square, { x: 15, y: 5 })).toBe(false);
  });
});
