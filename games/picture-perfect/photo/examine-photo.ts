import type { GuestId } from './figures.ts';
import { judge, sightFacts, type Verdict } from './judge.ts';
import { type PhotoFault, photoFaults } from './photo-faults.ts';
import { type PlacementFault, placementFaults } from './placement.ts';
import { type Scene, spaceOf } from './scene.ts';
import { type GuestSpaces, isWishMet, type Wish } from './wishes.ts';

export interface Examination {
  readonly valid: boolean;
  readonly placement: readonly PlacementFault[];
  readonly photo: readonly PhotoFault[];
  /** Only a valid photo is judged. */
  readonly verdict: Verdict | null;
}

/** The full examination of a photo: whether it may be taken (P-50, P-51), and what is covered in it (P-85*). */
export function examinePhoto(scene: Scene): Examination {
  const placement = placementFaults(scene);
  const photo = photoFaults(scene);
  const valid = placement.length === 0 && photo.length === 0;
  return { valid, placement, photo, verdict: valid ? judge(scene) : null };
}

export function guestSpaces({ guests }: Pick<Scene, 'guests'>): GuestSpaces {
  return new Map(
    guests.flatMap((placed) => {
      const space = spaceOf(placed);
      return space === undefined ? [] : [[placed.id, space] as const];
    }),
  );
}

/** Whether wishes are met in a judged photo. */
export function wishJudge(scene: Scene, verdict: Verdict): (wish: Wish, guest: GuestId) => boolean {
  const standing = guestSpaces(scene);
  const sight = sightFacts(verdict);
  return (wish, guest) => isWishMet(wish, guest, standing, sight);
}
