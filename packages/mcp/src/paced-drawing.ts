import type { DrawPhoto } from './tool-context.ts';

/** After a photo nothing is drawn for so many times as long as it took. */
const RESTS = 3;

/** Draws one photo after the other, with a rest after each: all agents together leave the program most of its time. */
export function pacedDrawing(draw: DrawPhoto): DrawPhoto {
  let free: Promise<void> = Promise.resolve();
  return (scene) => {
    let rest = 0;
    const drawn = free.then(async () => {
      const began = performance.now();
      try {
        return await draw(scene);
      } finally {
        rest = RESTS * (performance.now() - began);
      }
    });
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, rest));
    free = drawn.then(pause, pause);
    return drawn;
  };
}
