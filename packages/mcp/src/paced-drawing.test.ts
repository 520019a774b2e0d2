import type { Scene } from '@parlour/games/picture-perfect/photo';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacedDrawing } from './paced-drawing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCENE = {} as Scene;

it('draws one photo after the other, and rests three times as long as each took', async () => {
  let drawn = 0;
  const draw = pacedDrawing(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => (++drawn === 1 ? reject(new Error('no photo')) : resolve(Buffer.from('picture'))), 20);
      }),
  );
  const photos = [draw(SCENE), draw(SCENE), draw(SCENE)];
  const failed = expect(photos[0]).rejects.toThrow('no photo');
  for (const [after, expected] of [
    [20, 1],
    [79, 1],
    [1, 2],
    [79, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after);
    expect(drawn).toBe(expected);
  }
  await failed;
  expect(await photos[2]).toEqual(Buffer.from('picture'));
});
