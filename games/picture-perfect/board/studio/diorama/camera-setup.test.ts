import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type Camera, inPicture } from '../../../photo/index.ts';
import { pixelOf } from '../paint/projection.ts';
import { setUpCamera } from './camera-setup.ts';

const SIZE = { width: 900, height: 700 };
const FRAME = { x: 50, y: 35, width: 800, height: 600 };

describe('the camera of the diorama', () => {
  it('[P-84*] shows every point where the judge sees it', () => {
    const anyCamera = fc.record({
      x: fc.integer({ min: -2000, max: 2000 }),
      y: fc.integer({ min: 50, max: 3000 }),
      z: fc.integer({ min: 3600, max: 10_000 }),
      pan: fc.integer({ min: -1700, max: 1700 }),
      tilt: fc.integer({ min: -1700, max: 1700 }),
      zoom: fc.integer({ min: 800, max: 3700 }),
    });
    const anyPoint = fc.tuple(fc.integer({ min: -1800, max: 1800 }), fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 2400 }));
    fc.assert(
      fc.property(anyCamera, anyPoint, (photo: Camera, [x, y, z]) => {
        const lens = new PerspectiveCamera();
        setUpCamera(lens, photo, FRAME, SIZE);
        const shown = new Vector3(x / 10, y / 10, z / 10).project(lens);
        const expected = pixelOf(FRAME, inPicture(photo, { x: x - photo.x, y: y - photo.y, d: photo.z - z }));
        expect(((shown.x + 1) / 2) * SIZE.width).toBeCloseTo(expected.x, 3);
        expect(((1 - shown.y) / 2) * SIZE.height).toBeCloseTo(expected.y, 3);
      }),
    );
  });
});
