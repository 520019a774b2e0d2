import { examinePhoto } from '../examine-photo.ts';
import { workOf } from '../region.ts';
import type { Scene } from '../scene.ts';
import { type Dice, dice, randomPlacement, randomScene } from './random-scene.ts';

const CAMERA_PARTS = ['x', 'y', 'z', 'pan', 'tilt', 'zoom'] as const;

/** A valid photo that takes much work to judge: the worst of many, made worse step by step. No other photo reaches the judge. */
export function worstScene(seed: number, tries: { readonly random: number; readonly steps: number }): Scene {
  const roll = dice(seed);
  let worst = randomScene(roll);
  let work = 0;
  const take = (scene: Scene) => {
    if (!examinePhoto(scene).valid) return;
    const more = workOf(() => examinePhoto(scene));
    if (more > work) [worst, work] = [scene, more];
  };
  for (let i = 0; i < tries.random; i++) take({ ...randomScene(roll), ...randomPlacement(roll, roll(2, 14)) });
  for (let i = 0; i < tries.steps; i++) take(moved(worst, roll));
  return worst;
}

/** The scene with one figure or one part of the camera moved a little. */
function moved(scene: Scene, roll: Dice): Scene {
  const changed = structuredClone(scene) as { -readonly [K in keyof Scene]: Scene[K] };
  const part = CAMERA_PARTS[roll(0, CAMERA_PARTS.length - 1)] ?? 'x';
  const kind = roll(0, 2);
  if (kind === 0) changed.camera = { ...scene.camera, [part]: scene.camera[part] + roll(-300, 300) };
  const shift = <Placed extends { readonly x: number; readonly z: number }>(placed: readonly Placed[]): Placed[] => {
    const chosen = roll(0, Math.max(0, placed.length - 1));
    return placed.map((each, i) => (i === chosen ? { ...each, x: each.x + roll(-150, 150), z: each.z + roll(-80, 80) } : each));
  };
  if (kind === 1) changed.guests = shift(scene.guests);
  if (kind === 2) changed.decorations = shift(scene.decorations);
  return changed;
}
