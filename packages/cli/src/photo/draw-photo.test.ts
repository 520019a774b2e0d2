import { DEFAULT_CAMERA, parseScene } from '@parlour/games/picture-perfect/photo';
import { expect, it } from 'vitest';
import { drawPhoto } from './draw-photo.ts';

const SCENE = parseScene({ guests: [{ id: 'dog', x: 0, z: 0 }], decorations: [], camera: DEFAULT_CAMERA });

it('draws a large photo in several turns of the event loop', async () => {
  if (!SCENE.ok) throw new Error(SCENE.problem);
  let turns = 0;
  let isDrawn = false;
  const count = (): void => {
    turns++;
    if (!isDrawn) setImmediate(count);
  };
  setImmediate(count);
  const png = await drawPhoto(SCENE.value, 2400);
  isDrawn = true;
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(turns).toBeGreaterThan(2);
});
