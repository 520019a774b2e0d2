import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_CAMERA } from './camera.ts';
import { createEvaluator } from './evaluator.ts';
import { guestSpaces } from './examine-photo.ts';
import { GUEST_IDS } from './figures.ts';
import { centreOf, SPACES } from './floor.ts';
import { photoFaults } from './photo-faults.ts';
import { placementFaults } from './placement.ts';
import { LAID_TABLE, parseScene } from './scene.ts';
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
    expect(evaluator.standing).toEqual(guestSpaces(scene));
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

it('follows every camera with the same guests and decorations', () => {
  const roll = dice(7);
  const start = { ...randomPlacement(roll, 8), decorations: LAID_TABLE };
  const evaluator = createEvaluator({ ...start, camera: DEFAULT_CAMERA });
  for (let tries = 0; tries < 10; tries++) {
    const { camera } = randomScene(roll);
    evaluator.aim(camera);
    expect(evaluator.scene()).toMatchObject({ decorations: LAID_TABLE, camera });
    expect(evaluatorDisagreement(evaluator.scene(), evaluator)).toBeNull();
  }
});

it('[P-74] [P-75] forgets what a figure covered as soon as it moves', () => {
  const camera = { ...DEFAULT_CAMERA, x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 };
  const girl = { id: 'girl', x: -1500, z: 500 } as const;
  const man = { x: -1500, z: 660 };
  const evaluator = createEvaluator({ guests: [girl, { id: 'man-in-tails', ...man }], decorations: [], camera });
  const facts = () => [
    evaluator.isFaceHiddenBy('girl', 'man-in-tails'),
    evaluator.hasSomebodyInFront('girl'),
    evaluator.isFaceHidden('girl'),
    evaluatorDisagreement(evaluator.scene(), evaluator),
  ];
  expect(facts()).toEqual([true, true, true, null]);
  for (const away of [
    { x: -1400, z: 660 },
    { x: -300, z: 660 },
    { x: -1500, z: 300 },
  ]) {
    evaluator.move('man-in-tails', away);
    expect(facts()).toEqual([false, away.x < -1000 && away.z > 500, false, null]);
    evaluator.move('man-in-tails', man);
    expect(facts()).toEqual([true, true, true, null]);
  }
  evaluator.move('man-in-tails', null);
  expect(facts()).toEqual([false, false, false, null]);
  evaluator.move('girl', null);
  expect(facts()).toEqual([false, false, true, null]);
});

it('[P-73*] judges again what the decorations hide', () => {
  const parsed = parseScene(JSON.parse(readFileSync(new URL('./examples/overlap-behind-cake.json', import.meta.url), 'utf8')));
  if (!parsed.ok) throw new Error(parsed.problem);
  const evaluator = createEvaluator(parsed.value);
  const helper = parsed.value.guests.find(({ id }) => id === 'old-gentleman');
  if (helper === undefined) throw new Error('no helper');
  expect(evaluator.hasSomebodyInFront('girl')).toBe(false);
  evaluator.move('old-gentleman', null);
  evaluator.decorate([]);
  evaluator.move('old-gentleman', helper);
  expect(evaluator.hasSomebodyInFront('girl')).toBe(true);
  evaluator.decorate(parsed.value.decorations);
  expect(evaluator.hasSomebodyInFront('girl')).toBe(false);
});

it('[P-50] [P-83*] lets a guest stay where it is, and keeps it off a decoration it would cut into', () => {
  const hat = { id: 'big-hat', x: -801, z: 1500 } as const;
  const evaluator = createEvaluator({ guests: [hat], decorations: [], camera: DEFAULT_CAMERA });
  expect(evaluator.fits('big-hat', hat)).toBe(true);
  evaluator.decorate([{ id: 'cake', x: -439, z: 1510 }]);
  expect(evaluator.fits('big-hat', hat)).toBe(false);
});

it('[P-73*] a decoration behind a guest does not hide what this guest covers', () => {
  const man = { id: 'moustache-man', x: -740, z: 2100 } as const;
  const plant = { id: 'plant', x: -470, z: 900 } as const;
  const evaluator = createEvaluator({ guests: [man, plant], decorations: [{ id: 'cake', x: -430, z: 1500 }], camera: DEFAULT_CAMERA });
  expect(evaluator.hasSomebodyInFront('plant')).toBe(true);
  evaluator.move('plant', null);
  expect(evaluator.hasSomebodyInFront('plant')).toBe(false);
});

it('moves a guest along a row and along a column, and on to no space', () => {
  const evaluator = createEvaluator({ guests: [{ id: 'dog', x: -1500, z: 900 }], decorations: [], camera: DEFAULT_CAMERA });
  for (const spot of [
    { x: -900, z: 900 },
    { x: -300, z: 900 },
    { x: -900, z: 300 },
    { x: -1500, z: 300 },
    { x: -900, z: 900 },
    { x: -600, z: 900 },
  ]) {
    evaluator.move('dog', spot);
    expect(evaluator.scene().guests).toEqual([{ id: 'dog', ...spot }]);
  }
  expect([...evaluator.standing.keys()]).toEqual([]);
});

it('[P-74] looks again at a guest who comes back to a former place', () => {
  const camera = { ...DEFAULT_CAMERA, x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 };
  const girl = { x: -1500, z: 500 };
  const man = { x: -1500, z: 660 };
  const evaluator = createEvaluator({
    guests: [
      { id: 'girl', ...girl },
      { id: 'man-in-tails', ...man },
    ],
    decorations: [],
    camera,
  });
  expect(evaluator.isFaceHidden('girl')).toBe(true);
  evaluator.move('girl', null);
  evaluator.move('man-in-tails', null);
  evaluator.move('girl', girl);
  expect(evaluator.isFaceHidden('girl')).toBe(false);
});

it('[P-73] [P-75] answers the same whatever was asked before', () => {
  const camera = { ...DEFAULT_CAMERA, x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 };
  for (let x = -1500; x < -1100; x += 4) {
    const guests = [
      { id: 'girl', x: -1500, z: 500 },
      { id: 'butler', x, z: 660 },
    ] as const;
    const first = createEvaluator({ guests, decorations: [], camera });
    const later = createEvaluator({ guests, decorations: [], camera });
    later.isFaceHiddenBy('girl', 'butler');
    expect(later.hasSomebodyInFront('girl')).toBe(first.hasSomebodyInFront('girl'));
    expect(later.isFaceHiddenBy('girl', 'butler')).toBe(first.isFaceHiddenBy('girl', 'butler'));
  }
});
