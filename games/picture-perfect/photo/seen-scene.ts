import type { CameraView, SeenCutOut, SeenGuest } from './camera-view.ts';
import type { DecorationId, GuestId } from './figures.ts';
import type { Outline } from './outline.ts';
import { hasArea } from './region.ts';
import type { Placement } from './scene.ts';

/** One figure of a scene as the camera sees it. A kind of decoration may stand there twice. */
export interface SeenFigure<Id, Thing extends SeenCutOut> {
  readonly id: Id;
  readonly seen: Thing;
}

/** All figures of a scene as one camera sees them. */
export interface SeenScene {
  readonly guests: readonly SeenFigure<GuestId, SeenGuest>[];
  readonly decorations: readonly SeenFigure<DecorationId, SeenCutOut>[];
  /** Everything that stands between the camera and the plane at depth z. */
  coversBefore(z: number): Outline[];
}

/** Figures behind the camera are left out. */
export function seenScene(view: CameraView, placement: Placement): SeenScene {
  const isAhead = ({ z }: { readonly z: number }) => z < view.camera.z;
  const guests = placement.guests.filter(isAhead).map((placed) => ({ id: placed.id, seen: view.guest(placed) }));
  const decorations = placement.decorations.filter(isAhead).map((placed) => ({ id: placed.id, seen: view.decoration(placed) }));
  const cutouts = [...guests, ...decorations].map(({ seen }) => seen);
  return {
    guests,
    decorations,
    coversBefore: (z) => [...cutouts.filter((by) => by.z > z).map(({ cutout }) => cutout), ...view.tableBefore(z)],
  };
}

/** P-51*: some area of the cut-out is inside the frame and covered by nothing. */
export function isGuestSeen(guest: SeenGuest, covers: readonly Outline[]): boolean {
  return hasArea({ inside: [guest.cutout, ...guest.frame], outside: covers });
}
