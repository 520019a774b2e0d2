import { type CameraView, cameraView, type SeenCutOut, type SeenGuest } from './camera-view.ts';
import type { DecorationId, GuestId } from './figures.ts';
import type { Outline } from './outline.ts';
import { areaOf, hasArea } from './region.ts';
import type { Scene } from './scene.ts';
import { type SeenFigure, type SeenScene, seenScene } from './seen-scene.ts';

/** The facts of visibility behind wishes. All exact. */
export interface SightFacts {
  /** P-73: another guest visibly covers some of this guest's image in the photo. */
  hasSomebodyInFront(guest: GuestId): boolean;
  /** P-74: nothing of the face is visible in the photo. */
  isFaceHidden(guest: GuestId): boolean;
  /** P-75: the face is in the photo, hidden, and this guest visibly covers some of it. */
  isFaceHiddenBy(guest: GuestId, by: GuestId): boolean;
}

export type Cover = GuestId | DecorationId | 'table';

/** The covered share of an image or a face in the photo, from 0 to 1, for display. */
export interface CoverShare {
  readonly by: Cover;
  readonly share: number;
}

export interface GuestVerdict {
  readonly guest: GuestId;
  /** The guests that visibly cover some of the image: a shared edge alone does not count. */
  readonly image: { readonly coveredBy: readonly CoverShare[] };
  /**
   * `null` for the plant. `covered` is 1 only if `hidden`. Figures count where they visibly cover, the table wherever it stands before the
   * face.
   */
  readonly face: {
    readonly inFrame: boolean;
    readonly hidden: boolean;
    readonly covered: number;
    readonly coveredBy: readonly CoverShare[];
  } | null;
}

export type Verdict = readonly GuestVerdict[];

/** Which covers count: those that are themselves visible there (P-73*, P-75*), or all, as in rules version 1. */
export type CountedCovers = 'seen' | 'all';

/** The verdict on a photo, with its evidence (P-85*, P-86*). */
export function judge(scene: Scene, counted: CountedCovers = 'seen'): Verdict {
  const view = cameraView(scene.camera);
  const seen = seenScene(view, scene);
  const hiding: Hiding = counted === 'all' ? () => [] : (by) => seen.coversBefore(by.z);
  return seen.guests.map(({ id, seen: guest }) => ({
    guest: id,
    image: { coveredBy: imageShares(guest, seen, hiding) },
    face: faceVerdict(view, guest, seen, hiding),
  }));
}

export function sightFacts(verdict: Verdict): SightFacts {
  const of = new Map(verdict.map((one) => [one.guest, one]));
  const faceOf = (guest: GuestId) => of.get(guest)?.face ?? null;
  return {
    hasSomebodyInFront: (guest) => (of.get(guest)?.image.coveredBy.length ?? 0) > 0,
    isFaceHidden: (guest) => faceOf(guest)?.hidden ?? true,
    isFaceHiddenBy: (guest, by) => {
      const face = faceOf(guest);
      return face?.inFrame === true && face.hidden && face.coveredBy.some((share) => share.by === by);
    },
  };
}

/** Whether a cut-out covers some of the image where nothing of `hiding` stands before it. */
export function coversImage(by: SeenCutOut, guest: SeenGuest, hiding: readonly Outline[]): boolean {
  return hasArea({ inside: [guest.image, by.cutout, ...guest.frame], outside: hiding });
}

export function coversFace(by: SeenCutOut, guest: SeenGuest, hiding: readonly Outline[]): boolean {
  return guest.face !== null && hasArea({ inside: [guest.face, by.cutout, ...guest.frame], outside: hiding });
}

export function isFaceInFrame(guest: SeenGuest): boolean {
  return guest.face !== null && (guest.frame.length === 0 || hasArea({ inside: [guest.face, ...guest.frame], outside: [] }));
}

export function isFaceSeen(guest: SeenGuest, covers: readonly Outline[]): boolean {
  return guest.face !== null && hasArea({ inside: [guest.face, ...guest.frame], outside: covers });
}

/** The outlines that stand before a cut-out and hide it. */
type Hiding = (by: SeenCutOut) => readonly Outline[];

function inFrontOf<Id, Thing extends SeenCutOut>(guest: SeenGuest, figures: readonly SeenFigure<Id, Thing>[]): SeenFigure<Id, Thing>[] {
  return figures.filter(({ seen }) => seen.z > guest.z);
}

function imageShares(guest: SeenGuest, { guests }: SeenScene, hiding: Hiding): CoverShare[] {
  const covering = inFrontOf(guest, guests).filter(({ seen }) => coversImage(seen, guest, hiding(seen)));
  if (covering.length === 0) return [];
  const whole = areaOf({ inside: [guest.image, ...guest.frame], outside: [] });
  return covering.map(({ id, seen }) => ({
    by: id,
    share: areaOf({ inside: [guest.image, seen.cutout, ...guest.frame], outside: hiding(seen) }) / whole,
  }));
}

function faceVerdict(view: CameraView, guest: SeenGuest, { guests, decorations }: SeenScene, hiding: Hiding): GuestVerdict['face'] {
  const { face, frame } = guest;
  if (face === null) return null;
  if (!isFaceInFrame(guest)) return { inFrame: false, hidden: true, covered: 1, coveredBy: [] };
  const visible = (covers: readonly Outline[]) => areaOf({ inside: [face, ...frame], outside: covers });
  const whole = visible([]);
  const before: SeenFigure<Cover, SeenCutOut>[] = [...inFrontOf(guest, guests), ...inFrontOf(guest, decorations)];
  const table = view.tableBefore(guest.z);
  const coveredBy: CoverShare[] = before
    .filter(({ seen }) => coversFace(seen, guest, hiding(seen)))
    .map(({ id, seen }) => ({ by: id, share: areaOf({ inside: [face, seen.cutout, ...frame], outside: hiding(seen) }) / whole }));
  if (table.some((side) => hasArea({ inside: [face, side, ...frame], outside: [] }))) {
    coveredBy.push({ by: 'table', share: 1 - visible(table) / whole });
  }
  const covers = [...before.map(({ seen }) => seen.cutout), ...table];
  const hidden = !isFaceSeen(guest, covers);
  const covered = hidden ? 1 : Math.min(1 - visible(covers) / whole, ALMOST);
  return { inFrame: true, hidden, covered, coveredBy: sumByCover(coveredBy) };
}

/** Two decorations of a kind are one cover. */
function sumByCover(shares: readonly CoverShare[]): CoverShare[] {
  const covers = [...new Set(shares.map(({ by }) => by))];
  return covers.map((cover) => {
    const share = shares.filter(({ by }) => by === cover).reduce((sum, one) => sum + one.share, 0);
    return { by: cover, share: Math.min(1, share) };
  });
}

/** The displayed share of a face with a sliver too thin to measure left open. */
const ALMOST = 0.9999;
