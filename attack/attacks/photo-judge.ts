import { setImmediate as turn } from 'node:timers/promises';
import { examinePhoto } from '../../games/picture-perfect/photo/index.ts';
import { worstScene } from '../../games/picture-perfect/photo/test/worst-scene.ts';
import type { Attack } from '../attack.ts';

const MAX_MS = 20;
const REPEATS = 9;

/** Judges photos that were searched for the most work. Each counts with its median time. */
export const photoJudge: Attack = {
  name: 'photo-judge',
  run: async (_target, short) => {
    const tries = short ? { random: 50, steps: 100 } : { random: 100, steps: 400 };
    const times: number[] = [];
    for (let seed = 0; seed < (short ? 2 : 30); seed++) {
      times.push(medianMs(worstScene(seed, tries)));
      await turn();
    }
    const worst = Math.max(...times);
    return { held: worst <= MAX_MS, figure: `${worst.toFixed(1)} ms for the slowest verdict of ${times.length} searched scenes` };
  },
};

function medianMs(scene: Parameters<typeof examinePhoto>[0]): number {
  const times = Array.from({ length: REPEATS }, () => {
    const began = performance.now();
    examinePhoto(scene);
    return performance.now() - began;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0;
}
