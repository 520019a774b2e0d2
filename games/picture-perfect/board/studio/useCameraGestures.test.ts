import { describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA, parseCamera } from '../../photo/index.ts';
import { type Pixel, project } from './paint/projection.ts';
import { movedCamera } from './useCameraGestures.ts';

const FRAME = { x: 0, y: 0, width: 400, height: 300 };
/** Where the middle of the floor is drawn. */
const seen = (camera: typeof DEFAULT_CAMERA): Pixel => project(camera, FRAME, 0, 300, 1000) ?? { x: Number.NaN, y: Number.NaN };

describe('gestures on the viewfinder', () => {
  it('the picture follows one finger', () => {
    const before = seen(DEFAULT_CAMERA);
    const after = seen(movedCamera(DEFAULT_CAMERA, [{ x: 100, y: 100 }], [{ x: 140, y: 80 }], FRAME.width));
    expect(after.x - before.x).toBeGreaterThan(30);
    expect(after.x - before.x).toBeLessThan(50);
    expect(after.y - before.y).toBeLessThan(-12);
    expect(after.y - before.y).toBeGreaterThan(-28);
  });

  it('two fingers that part bring the picture nearer', () => {
    const apart = movedCamera(
      DEFAULT_CAMERA,
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
      [
        { x: 80, y: 0 },
        { x: 220, y: 0 },
      ],
      FRAME.width,
    );
    expect(apart.zoom).toBeLessThan(DEFAULT_CAMERA.zoom);
    const together = movedCamera(
      DEFAULT_CAMERA,
      [
        { x: 80, y: 0 },
        { x: 220, y: 0 },
      ],
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
      FRAME.width,
    );
    expect(together.zoom).toBeGreaterThan(DEFAULT_CAMERA.zoom);
  });

  it('never leaves what the camera can do', () => {
    const far = movedCamera(DEFAULT_CAMERA, [{ x: 0, y: 0 }], [{ x: 9000, y: -9000 }], FRAME.width);
    const near = movedCamera(
      DEFAULT_CAMERA,
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 9000, y: 0 },
      ],
      FRAME.width,
    );
    expect(parseCamera(far).ok).toBe(true);
    expect(parseCamera(near).ok).toBe(true);
  });
});
