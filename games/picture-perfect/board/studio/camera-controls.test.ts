import { describe, expect, it } from 'vitest';
import { type Camera, DEFAULT_CAMERA, isBetweenWings, parseCamera, photoFaults } from '../../photo/index.ts';
import { CAMERA_CONTROLS, clampCamera } from './camera-controls.ts';

describe('the dials of the camera', () => {
  it.each(CAMERA_CONTROLS)('$name reaches from one end to the other with a valid camera', (dial) => {
    for (const to of [dial.least, dial.most]) {
      const turned = dial.turned(DEFAULT_CAMERA, to);
      expect(parseCamera(turned).ok).toBe(true);
      expect(dial.shown(turned)).toBeCloseTo(to, 1);
    }
  });

  it.each(CAMERA_CONTROLS)('$name shows the first camera between its ends', (dial) => {
    const shown = dial.shown(DEFAULT_CAMERA);
    expect(shown).toBeGreaterThanOrEqual(dial.least);
    expect(shown).toBeLessThanOrEqual(dial.most);
  });

  it('[P-84*] never puts the camera beyond the wings, under the floor or into the room', () => {
    const wild: Camera = { x: 9000, y: -50, z: 0, pan: 0, tilt: 0, zoom: 99_999 };
    const tame = clampCamera(wild);
    expect(isBetweenWings(tame.x, tame.z)).toBe(true);
    const reasons = photoFaults({ guests: [], decorations: [], camera: tame }).map(({ reason }) => reason);
    expect(reasons).not.toContain('camera-beyond-wings');
    expect(reasons).not.toContain('camera-not-in-front');
  });
});
