import type { Camera } from './camera.ts';
import { type CameraView, cameraView, type SeenCutOut, type SeenGuest } from './camera-view.ts';
import { GUEST_IDS, type GuestId } from './figures.ts';
import type { Space } from './floor.ts';
import { coversFace, coversImage, isFaceInFrame, isFaceSeen, type SightFacts } from './judge.ts';
import { areApart, type Outline } from './outline.ts';
import { frameBeyondSet } from './photo-faults.ts';
import { decorationExtent, doIntersect, guestExtent, isLegalAlone } from './placement.ts';
import { type PlacedDecoration, type PlacedGuest, type Scene, type Spot, spaceOf } from './scene.ts';
import { isGuestSeen } from './seen-scene.ts';
import type { GuestSpaces } from './wishes.ts';

/** The same verdict as `judge`, for a search that moves one figure at a time: only what a move affects is judged again. */
export interface Evaluator extends SightFacts {
  readonly standing: GuestSpaces;
  /** Moves a guest, or takes it off. It does not check legality: call `fits` first. */
  move(guest: GuestId, spot: Spot | null): void;
  /** Whether the guest could stand there among the others as they are now (P-50, P-83*). */
  fits(guest: GuestId, spot: Spot): boolean;
  decorate(decorations: readonly PlacedDecoration[]): void;
  aim(camera: Camera): void;
  /** Whether the frame shows only the set and every guest is visible at least in part (P-51, P-51*). */
  isFrameValid(): boolean;
  scene(): Scene;
}

/** What is known of one guest's place; each answer is computed when first needed. */
interface Place {
  readonly number: number;
  readonly placed: PlacedGuest;
  readonly space: Space | undefined;
  readonly seen: SeenGuest;
  faceInFrame?: boolean;
  /** These two depend on the figures in front, and are cleared when one of those moves. */
  isSeen?: boolean | undefined;
  faceSeen?: boolean | undefined;
  /** Places never change, so a result between two of them stays true until the decorations change. */
  readonly imageCoveredBy: Map<GuestId, Found>;
  readonly faceCoveredBy: Map<GuestId, Found>;
}

/** Refers to the other place by its number: a reference would keep every place of a long search alive. */
interface Found {
  readonly place: number;
  readonly covers: boolean;
}

function forget(place: Place): void {
  place.isSeen = undefined;
  place.faceSeen = undefined;
}

export function createEvaluator(start: Scene): Evaluator {
  const places = new Map<GuestId, Place>();
  /** The former place of each guest: a search often undoes its last move. */
  const former = new Map<GuestId, Place>();
  const standing = new Map<GuestId, Space>();
  let view: CameraView = cameraView(start.camera);
  let placeCount = 0;
  let beyond: boolean | undefined;
  let decorations: readonly { readonly placed: PlacedDecoration; readonly seen: SeenCutOut }[] = [];

  function look(placed: PlacedGuest): Place {
    return {
      number: ++placeCount,
      placed,
      space: spaceOf(placed),
      seen: view.guest(placed),
      imageCoveredBy: new Map(),
      faceCoveredBy: new Map(),
    };
  }

  function placeAt(guest: GuestId, { x, z }: Spot): Place {
    const known = former.get(guest);
    if (known === undefined || known.placed.x !== x || known.placed.z !== z) return look({ id: guest, x, z });
    forget(known);
    return known;
  }

  function touch({ cutout, z }: SeenCutOut): void {
    for (const place of places.values()) {
      if (z <= place.seen.z || areApart(place.seen.cutout.box, cutout.box)) continue;
      place.isSeen = undefined;
      const { face } = place.seen;
      if (face !== null && !areApart(face.box, cutout.box)) place.faceSeen = undefined;
    }
  }

  /** The fixed covers before the plane at depth z: table and decorations. */
  function fixedBefore(z: number): Outline[] {
    const covers: Outline[] = [];
    for (const { seen } of decorations) if (seen.z > z) covers.push(seen.cutout);
    for (const side of view.tableBefore(z)) covers.push(side);
    return covers;
  }

  function coversBefore(z: number): Outline[] {
    const covers = fixedBefore(z);
    for (const { seen } of places.values()) if (seen.z > z) covers.push(seen.cutout);
    return covers;
  }

  /**
   * Whether a guest covers some of the image or face where no decoration and no table hides the guest. Of all such guests the foremost is
   * visible.
   */
  function coversSome(of: 'image' | 'face', by: Place, place: Place): boolean {
    const outline = place.seen[of];
    if (by.seen.z <= place.seen.z || outline === null || areApart(by.seen.cutout.box, outline.box)) return false;
    const covered = of === 'image' ? place.imageCoveredBy : place.faceCoveredBy;
    const known = covered.get(by.placed.id);
    if (known?.place === by.number) return known.covers;
    const covers = (of === 'image' ? coversImage : coversFace)(by.seen, place.seen, fixedBefore(by.seen.z));
    covered.set(by.placed.id, { place: by.number, covers });
    return covers;
  }

  const isSeen = (place: Place): boolean => (place.isSeen ??= isGuestSeen(place.seen, coversBefore(place.seen.z)));
  const isHidden = (place: Place): boolean => !(place.faceSeen ??= isFaceSeen(place.seen, coversBefore(place.seen.z)));

  const evaluator: Evaluator = {
    standing,
    move(guest, spot) {
      const before = places.get(guest);
      places.delete(guest);
      standing.delete(guest);
      if (before !== undefined) touch(before.seen);
      const place = spot === null ? undefined : placeAt(guest, spot);
      if (before !== undefined) former.set(guest, before);
      if (place === undefined) return;
      touch(place.seen);
      places.set(guest, place);
      if (place.space !== undefined) standing.set(guest, place.space);
    },
    fits(guest, spot) {
      const placed = { id: guest, x: spot.x, z: spot.z };
      const space = spaceOf(placed);
      const extent = guestExtent(placed);
      for (const place of places.values()) {
        if (place.placed.id !== guest && (place.space === space || doIntersect(extent, guestExtent(place.placed)))) return false;
      }
      return !decorations.some((decoration) => doIntersect(extent, decorationExtent(decoration.placed))) && isLegalAlone(placed);
    },
    decorate(next) {
      decorations = next.map((placed) => ({ placed, seen: view.decoration(placed) }));
      for (const place of [...places.values(), ...former.values()]) {
        forget(place);
        place.imageCoveredBy.clear();
        place.faceCoveredBy.clear();
      }
    },
    aim(camera) {
      view = cameraView(camera);
      beyond = undefined;
      former.clear();
      for (const [guest, { placed }] of places) places.set(guest, look(placed));
      evaluator.decorate(decorations.map(({ placed }) => placed));
    },
    isFrameValid() {
      beyond ??= frameBeyondSet(view).length > 0;
      if (beyond) return false;
      for (const place of places.values()) if (!isSeen(place)) return false;
      return true;
    },
    scene: () => ({
      guests: GUEST_IDS.flatMap((id) => places.get(id)?.placed ?? []),
      decorations: decorations.map(({ placed }) => placed),
      camera: view.camera,
    }),
    hasSomebodyInFront(guest) {
      const place = places.get(guest);
      if (place === undefined) return false;
      for (const by of places.values()) if (coversSome('image', by, place)) return true;
      return false;
    },
    isFaceHidden(guest) {
      const place = places.get(guest);
      return place === undefined || isHidden(place);
    },
    isFaceHiddenBy(guest, by) {
      const place = places.get(guest);
      const other = places.get(by);
      if (place === undefined || other === undefined || !coversSome('face', other, place)) return false;
      if (!(place.faceInFrame ??= isFaceInFrame(place.seen)) || !isHidden(place)) return false;
      return coversFace(other.seen, place.seen, coversBefore(other.seen.z));
    },
  };

  for (const { id, x, z } of start.guests) evaluator.move(id, { x, z });
  evaluator.decorate(start.decorations);
  return evaluator;
}
