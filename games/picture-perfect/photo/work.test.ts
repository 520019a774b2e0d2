import { expect, it } from 'vitest';
import { DECORATION_IDS, GUEST_IDS } from './figures.ts';
import { judge } from './judge.ts';
import { placementFaults } from './placement.ts';
import { workOf } from './region.ts';
import type { Scene } from './scene.ts';
import { dice, randomScene } from './test/random-scene.ts';
import { photoFaults } from './valid.ts';

/** Bounds on counted work, some way above the most that was found. They say nothing of milliseconds. */
const MOST_WORK = 2_000_000;
const MOST_WORK_LEGAL = 400_000;
const MOST_WORK_PLACEMENT = 5_000;

/** Every figure there is, piled up before one another: as many outlines cross as can. */
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

it('judges any pile of figures with bounded work, and refuses its placement with far less', () => {
  let most = 0;
  for (let seed = 0; seed < 60; seed++) {
    const scene = pile(seed);
    most = Math.max(
      most,
      workOf(() => judge(scene)),
      workOf(() => photoFaults(scene)),
    );
    // The rules look at the placement first, so a pile never reaches the camera.
    expect(workOf(() => placementFaults(scene))).toBeLessThan(MOST_WORK_PLACEMENT);
  }
  expect(most).toBeLessThan(MOST_WORK);
  expect(most).toBeGreaterThan(MOST_WORK_LEGAL);
});

it('judges what may be photographed with a fraction of that', () => {
  const roll = dice(15);
  for (let i = 0; i < 200; i++) {
    const scene = randomScene(roll);
    expect(workOf(() => judge(scene))).toBeLessThan(MOST_WORK_LEGAL);
  }
});
