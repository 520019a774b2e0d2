import { describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from './camera.ts';
import { cameraView } from './camera-view.ts';
import { seenScene } from './seen-scene.ts';

describe('the scene as a camera sees it', () => {
  const near = { x: 0, z: DEFAULT_CAMERA.z - 1 };
  const beside = { x: 0, z: DEFAULT_CAMERA.z };
  const scene = seenScene(cameraView(DEFAULT_CAMERA), {
    guests: [
      { id: 'dog', ...near },
      { id: 'girl', ...beside },
    ],
    decorations: [
      { id: 'cake', ...near },
      { id: 'vase', ...beside },
    ],
  });

  it('[P-85*] leaves out guests and decorations that are not in front of the camera', () => {
    expect(scene.guests.map(({ id }) => id)).toEqual(['dog']);
    expect(scene.decorations.map(({ id }) => id)).toEqual(['cake']);
    expect(scene.coversBefore(beside.z)).toEqual([]);
  });
});
