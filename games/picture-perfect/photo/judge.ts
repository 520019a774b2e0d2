import type { DecorationId, GuestId } from './figures.ts';
import type { Outline } from './outline.ts';
import { areaOf, hasArea } from './region.ts';
import type { Placement, Scene } from './scene.ts';
import { type SeenCutOut, type SeenGuest, type View, viewFrom } from './view.ts';

/** What sight decides about wishes. All exact. */
export interface Sight {
  /** P-73: another guest covers some of this guest's image in the photo. */
  hasSomebodyInFront(guest: GuestId): boolean;
  /** P-74: nothing of the face is to be seen in the photo. */
  isFaceHidden(guest: GuestId): boolean;
  /** P-75: the face is in the photo, hidden, and some of it by this one. */
  isFaceHiddenBy(guest: GuestId, by: GuestId): boolean;
}

export type Cover = GuestId | DecorationId | 'table';

/** How much of an image or a face in the photo is covered: shares from 0 to 1, for showing. */
export interface Share {
  readonly by: Cover;
  readonly share: number;
}

export interface GuestVerdict {
  readonly guest: GuestId;
  /** The guests whose cut-outs cover some of the image: none of them is there by a shared edge alone. */
  readonly image: { readonly coveredBy: readonly Share[] };
  /** `null` for the plant. `covered` is 1 only if `hidden`. */
  readonly face: {
    readonly inFrame: boolean;
    readonly hidden: boolean;
    readonly covered: number;
    readonly coveredBy: readonly Share[];
  } | null;
}

export type Verdict = readonly GuestVerdict[];

/** The verdict on a photo, with its evidence (P-85*, P-86*). */
export function judge(scene: Scene): Verdict {
  const view = viewFrom(scene.camera);
  const seen = seenIn(view, scene);
  return scene.guests.map(({ id }) => {
    const guest = seen.guests.get(id) as SeenGuest;
    return { guest: id, image: { coveredBy: imageShares(guest, inFrontOf(guest, seen.guests)) }, face: faceVerdict(view, guest, seen) };
  });
}

export function sightOf(verdict: Verdict): Sight {
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

export function coversImage(by: SeenGuest, guest: SeenGuest): boolean {
  return hasArea({ inside: [guest.image, by.cutout, ...guest.frame], outside: [] });
}

export function coversFace(by: SeenCutOut, guest: SeenGuest): boolean {
  return guest.face !== null && hasArea({ inside: [guest.face, by.cutout, ...guest.frame], outside: [] });
}

export function isFaceInFrame(guest: SeenGuest): boolean {
  return guest.face !== null && (guest.frame.length === 0 || hasArea({ inside: [guest.face, ...guest.frame], outside: [] }));
}

export function isFaceSeen(guest: SeenGuest, covers: readonly Outline[]): boolean {
  return guest.face !== null && hasArea({ inside: [guest.face, ...guest.frame], outside: covers });
}

interface Seen {
  readonly guests: ReadonlyMap<GuestId, SeenGuest>;
  readonly decorations: ReadonlyMap<DecorationId, SeenCutOut>;
}

function seenIn(view: View, { guests, decorations }: Placement): Seen {
  return {
    guests: new Map(guests.map((placed) => [placed.id, view.guest(placed)])),
    decorations: new Map(decorations.map((placed) => [placed.id, view.decoration(placed)])),
  };
}

function inFrontOf<Id, Thing extends SeenCutOut>(guest: SeenGuest, things: ReadonlyMap<Id, Thing>): [Id, Thing][] {
  return [...things].filter(([, { z }]) => z > guest.z);
}

function imageShares(guest: SeenGuest, before: readonly [GuestId, SeenGuest][]): Share[] {
  const covering = before.filter(([, by]) => coversImage(by, guest));
  if (covering.length === 0) return [];
  const whole = areaOf({ inside: [guest.image, ...guest.frame], outside: [] });
  return covering.map(([by, { cutout }]) => ({
    by,
    share: areaOf({ inside: [guest.image, cutout, ...guest.frame], outside: [] }) / whole,
  }));
}

function faceVerdict(view: View, guest: SeenGuest, seen: Seen): GuestVerdict['face'] {
  const { face, frame } = guest;
  if (face === null) return null;
  if (!isFaceInFrame(guest)) return { inFrame: false, hidden: true, covered: 1, coveredBy: [] };
  const visible = (covers: readonly Outline[]) => areaOf({ inside: [face, ...frame], outside: covers });
  const whole = visible([]);
  const cutouts = [...inFrontOf(guest, seen.guests), ...inFrontOf(guest, seen.decorations)].filter(([, by]) => coversFace(by, guest));
  const table = view.tableBefore(guest.z);
  const coveredBy: Share[] = cutouts.map(([by, { cutout }]) => ({
    by,
    share: areaOf({ inside: [face, cutout, ...frame], outside: [] }) / whole,
  }));
  if (table.some((side) => hasArea({ inside: [face, side, ...frame], outside: [] }))) {
    coveredBy.push({ by: 'table', share: 1 - visible(table) / whole });
  }
  const covers = [...cutouts.map(([, { cutout }]) => cutout), ...table];
  const hidden = !isFaceSeen(guest, covers);
  const covered = hidden ? 1 : Math.min(1 - visible(covers) / whole, ALMOST);
  return { inFrame: true, hidden, covered, coveredBy };
}

/** What is shown of a face with a sliver too thin to measure left open. */
const ALMOST = 0.9999;
