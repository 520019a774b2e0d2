import type { GuestId } from './figures.ts';
import { isBetweenWings, SHIELD } from './floor.ts';
import { uncoveredEdges } from './region.ts';
import type { Scene } from './scene.ts';
import { canSee, isInFrame, type View, viewFrom } from './view.ts';

export const FRAME_SIDES = ['bottom', 'right', 'top', 'left'] as const;
export type FrameSide = (typeof FRAME_SIDES)[number];

/** Why a photo is refused, and what to draw to show it. */
export type PhotoFault =
  | { readonly clause: 'P-51'; readonly reason: 'camera-above-shield' }
  | { readonly clause: 'P-84*'; readonly reason: 'camera-below-floor' | 'camera-not-in-front' | 'camera-beyond-wings' }
  | { readonly clause: 'P-51'; readonly reason: 'sees-beyond-the-set'; readonly sides: readonly FrameSide[] }
  | { readonly clause: 'P-51'; readonly reason: 'guest-out-of-frame'; readonly guest: GuestId };

/** P-51. An empty list is a valid photo. */
export function photoFaults(scene: Scene): PhotoFault[] {
  const { camera } = scene;
  const faults: PhotoFault[] = [];
  if (camera.y > SHIELD.height) faults.push({ clause: 'P-51', reason: 'camera-above-shield' });
  if (camera.y < 0) faults.push({ clause: 'P-84*', reason: 'camera-below-floor' });
  if (!isBetweenWings(camera.x, camera.z)) faults.push({ clause: 'P-84*', reason: 'camera-beyond-wings' });
  if (!canSee(camera)) return [...faults, { clause: 'P-84*', reason: 'camera-not-in-front' }];
  const view = viewFrom(camera);
  const sides = sidesBeyondTheSet(view);
  if (sides.length > 0) faults.push({ clause: 'P-51', reason: 'sees-beyond-the-set', sides });
  for (const placed of scene.guests) {
    if (placed.z >= camera.z || !isInFrame(view.guest(placed)))
      faults.push({ clause: 'P-51', reason: 'guest-out-of-frame', guest: placed.id });
  }
  return faults;
}

/** Whatever the frame shows besides the set reaches the frame's edge, since the set has no holes: the edges tell it all. */
export function sidesBeyondTheSet(view: View): FrameSide[] {
  return uncoveredEdges(view.frame, view.room()).map((edge) => FRAME_SIDES[edge] as FrameSide);
}
