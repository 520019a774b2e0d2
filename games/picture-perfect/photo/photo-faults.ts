import { type CameraView, cameraView, canSee, isInFrame } from './camera-view.ts';
import type { GuestId } from './figures.ts';
import { isBetweenWings, SHIELD } from './floor.ts';
import { uncoveredStretches } from './region.ts';
import type { Scene } from './scene.ts';
import { isGuestSeen, seenScene } from './seen-scene.ts';

export const FRAME_SIDES = ['bottom', 'right', 'top', 'left'] as const;
export type FrameSide = (typeof FRAME_SIDES)[number];

/** Part of a side of the frame, walked counter-clockwise: 0 is where the side begins, 1 where it ends. */
export interface FrameStretch {
  readonly side: FrameSide;
  readonly from: number;
  readonly to: number;
}

/** Why a photo is refused, and what to draw to show it. */
export type PhotoFault =
  | { readonly clause: 'P-51'; readonly reason: 'camera-above-shield' }
  | { readonly clause: 'P-84*'; readonly reason: 'camera-below-floor' | 'camera-not-in-front' | 'camera-beyond-wings' }
  | { readonly clause: 'P-51'; readonly reason: 'sees-beyond-the-set'; readonly at: readonly FrameStretch[] }
  | { readonly clause: 'P-51'; readonly reason: 'guest-out-of-frame'; readonly guest: GuestId }
  | { readonly clause: 'P-51*'; readonly reason: 'guest-not-seen'; readonly guest: GuestId };

/** P-51, P-51*. An empty list is a valid photo. */
export function photoFaults(scene: Scene): PhotoFault[] {
  const { camera } = scene;
  const faults: PhotoFault[] = [];
  if (camera.y > SHIELD.height) faults.push({ clause: 'P-51', reason: 'camera-above-shield' });
  if (camera.y < 0) faults.push({ clause: 'P-84*', reason: 'camera-below-floor' });
  if (!isBetweenWings(camera.x, camera.z)) faults.push({ clause: 'P-84*', reason: 'camera-beyond-wings' });
  if (!canSee(camera)) return [...faults, { clause: 'P-84*', reason: 'camera-not-in-front' }];
  const view = cameraView(camera);
  const beyond = frameBeyondSet(view);
  if (beyond.length > 0) faults.push({ clause: 'P-51', reason: 'sees-beyond-the-set', at: beyond });
  const seen = seenScene(view, scene);
  for (const { id } of scene.guests) {
    const guest = seen.guests.find((one) => one.id === id)?.seen;
    if (guest === undefined || !isInFrame(guest)) faults.push({ clause: 'P-51', reason: 'guest-out-of-frame', guest: id });
    else if (!isGuestSeen(guest, seen.coversBefore(guest.z))) faults.push({ clause: 'P-51*', reason: 'guest-not-seen', guest: id });
  }
  return faults;
}

/** Where the frame leaves the set. Anything else it shows reaches the frame's edge, since the set has no holes: its edges are enough. */
export function frameBeyondSet(view: CameraView): FrameStretch[] {
  return uncoveredStretches(view.frame, view.room()).map(({ edge, from, to }) => ({ side: FRAME_SIDES[edge] as FrameSide, from, to }));
}
