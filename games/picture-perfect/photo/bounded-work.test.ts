import { expect, it } from 'vitest';
import { examinePhoto } from './examine-photo.ts';
import { DECORATION_IDS, GUEST_IDS } from './figures.ts';
import { judge } from './judge.ts';
import { photoFaults } from './photo-faults.ts';
import { placementFaults } from './placement.ts';
import { workOf } from './region.ts';
import type { Scene } from './scene.ts';
import { dice, randomScene } from './test/random-scene.ts';
import { triesOf } from './test/tries.ts';
import { worstScene } from './test/worst-scene.ts';

/** Bounds on counted work, above the highest found. They say nothing about milliseconds. */
const MAX_WORK_LEGAL = 400_000;
const MAX_WORK_PLACEMENT = 5_000;

/** Every figure at once, piled up: as many outlines cross as possible. */
function pile(seed: number): Scene {
  const roll = dice(seed);
  const spread = [0, 5, 100, 600, 2000][seed % 5] ?? 0;
  const apart = [1, 30, 100][seed % 3] ?? 1;
  const spot = (z: number) => ({ x: roll(-spread, spread), z });
  return {
    guests: GUEST_IDS.map((id, i) => ({ id, ...spot(200 + i * apart) })),
    decorations: DECORATION_IDS.map((id, i) => ({ id, ...spot(1300 + i * apart) })),
    camera: {
      x: roll(-1000, 1000),
      y: roll(0, 3000),
      z: roll(4000, 12_000),
      pan: roll(-300, 300),
      tilt: roll(-400, 100),
      zoom: roll(500, 4142),
    },
  };
}

it('refuses any pile of figures with little work, so that none reaches the judge', () => {
  for (let seed = 0; seed < triesOf(60); seed++) {
    const scene = pile(seed);
    expect(placementFaults(scene)).not.toEqual([]);
    expect(workOf(() => placementFaults(scene))).toBeLessThan(MAX_WORK_PLACEMENT);
  }
});

it('judges any legal photo with bounded work', () => {
  const roll = dice(15);
  for (let i = 0; i < triesOf(200); i++) {
    const scene = randomScene(roll);
    expect(workOf(() => photoFaults(scene))).toBeLessThan(MAX_WORK_LEGAL);
    expect(workOf(() => judge(scene))).toBeLessThan(MAX_WORK_LEGAL);
  }
});

it('judges the photo of a scene that was searched for its work with bounded work', () => {
  for (const seed of [1, 2, 3]) {
    const scene = worstScene(seed, { random: 100, steps: 200 });
    const { valid } = examinePhoto(scene);
    expect(valid).toBe(true);
    expect(workOf(() => examinePhoto(scene))).toBeLessThan(MAX_WORK_LEGAL);
  }
});
