import { expect, it } from 'vitest';
import { DEFAULT_CAMERA } from './camera.ts';
import { createEvaluator } from './evaluator.ts';
import { GUEST_IDS } from './figures.ts';
import { centreOf, SPACES } from './floor.ts';
import { photoFaults } from './photo-faults.ts';
import { placementFaults } from './placement.ts';
import { LAID_TABLE } from './scene.ts';
import { evaluatorDisagreement } from './test/compare-judges.ts';
import { dice, randomPlacement, randomScene } from './test/random-scene.ts';
import { triesOf } from './test/tries.ts';

it('gives after any number of moves the judge’s verdict on the same scene', () => {
  const roll = dice(5);
  const evaluator = createEvaluator({ ...randomPlacement(roll, 8), camera: DEFAULT_CAMERA });
  for (let step = 0; step < triesOf(400); step++) {
    const guest = GUEST_IDS[roll(0, 13)]!;
    const centre = centreOf(SPACES[roll(0, 19)]!);
    const spot = { x: centre.x + roll(-170, 170), z: centre.z + roll(-240, 240) };
    const back = evaluator.scene().guests.find(({ id }) => id === guest) ?? null;
    if (roll(0, 9) === 0) evaluator.move(guest, null);
    else if (evaluator.fits(guest, spot)) evaluator.move(guest, spot);
    if (roll(0, 3) === 0) evaluator.move(guest, back);
    if (roll(0, 19) === 0) evaluator.decorate(roll(0, 1) === 0 ? [] : LAID_TABLE.slice(roll(0, 9)));
    if (roll(0, 19) === 0) evaluator.aim(randomScene(roll).camera);
    const scene = evaluator.scene();
    expect(evaluatorDisagreement(scene, evaluator)).toBeNull();
    expect(evaluator.isFrameValid()).toBe(!photoFaults(scene).some(({ reason }) => /beyond-the-set|out-of-frame|not-seen/.test(reason)));
  }
});

it('[P-50] [P-83*] lets a guest fit exactly where the placement then has no fault', () => {
  const roll = dice(6);
  let fitted = 0;
  for (let tries = 0; tries < 300; tries++) {
    const scene = { ...randomPlacement(roll, 5), camera: DEFAULT_CAMERA };
    const guest = GUEST_IDS[roll(0, 13)]!;
    const spot = { x: roll(-1900, 1900), z: roll(0, 2400) };
    const guests = [...scene.guests.filter(({ id }) => id !== guest), { id: guest, ...spot }];
    const fits = createEvaluator(scene).fits(guest, spot);
    expect(fits).toBe(placementFaults({ ...scene, guests }).length === 0);
    if (fits) fitted++;
  }
  expect(fitted).toBeGreaterThan(20);
});
