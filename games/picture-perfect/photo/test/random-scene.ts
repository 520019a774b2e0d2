import { CAMERA_LIMITS, type Camera, DEFAULT_CAMERA } from '../camera.ts';
import { DECORATION_IDS, DECORATIONS, GUEST_IDS, GUESTS, type Point } from '../figures.ts';
import { centreOf, isBetweenWings, MAT, SPACES, TABLE } from '../floor.ts';
import { placementFaults } from '../placement.ts';
import type { PlacedDecoration, PlacedGuest, Placement, Scene } from '../scene.ts';

/** A whole number from `least` to `most`. */
export type Dice = (least: number, most: number) => number;

/** Repeatable random numbers, good enough for tests. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (least, most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1));
  };
}

const pick = <Item>(roll: Dice, items: readonly Item[]): Item => items[roll(0, items.length - 1)] as Item;

/** A legal placement: figures that would not fit are left out. */
export function randomPlacement(roll: Dice, guestCount: number): Placement {
  const guests: PlacedGuest[] = [];
  const decorations: PlacedDecoration[] = [];
  for (let tries = 0; tries < 3 * guestCount && guests.length < guestCount; tries++) {
    const centre = centreOf(pick(roll, SPACES));
    // Edges of spaces are error-prone: one in three stands on one.
    const offset = (most: number) => (roll(0, 2) === 0 ? most * roll(-1, 1) : roll(-most, most));
    const placed = { id: pick(roll, GUEST_IDS), x: centre.x + offset(170), z: centre.z + offset(240) };
    const others = guests.filter(({ id }) => id !== placed.id);
    if (placementFaults({ guests: [...others, placed], decorations }).length === 0) guests.splice(0, guests.length, ...others, placed);
  }
  for (let tries = roll(0, 8); tries > 0; tries--) {
    const id = pick(roll, DECORATION_IDS);
    const { left, right } = DECORATIONS[id];
    const x = roll(-TABLE.halfWidth - left, TABLE.halfWidth - right);
    const placed = { id, x, z: roll(TABLE.back + 40, TABLE.front - 40) };
    if (placementFaults({ guests, decorations: [...decorations, placed] }).length === 0) decorations.push(placed);
  }
  return { guests, decorations };
}

export function randomScene(roll: Dice): Scene {
  const placement = randomPlacement(roll, roll(2, roll(0, 9) === 0 ? 14 : 6));
  const kind = roll(0, 3);
  if (kind === 0) return { ...placement, camera: nearDefault(roll) };
  if (kind === 1) return { ...placement, camera: anywhere(roll) };
  return { ...placement, camera: borderline(roll, placement) };
}

function nearDefault(roll: Dice): Camera {
  const { x, y, z, pan, tilt, zoom } = DEFAULT_CAMERA;
  return {
    x: x + roll(-900, 900),
    y: roll(0, 4) === 0 ? roll(0, 400) : y + roll(-1500, 1000),
    z: z + roll(-4000, 3000),
    pan: pan + roll(-400, 400),
    tilt: tilt + roll(-400, 300),
    zoom: zoom + roll(-900, 900),
  };
}

function anywhere(roll: Dice): Camera {
  const z = roll(MAT.depth + 1, CAMERA_LIMITS.z[1]);
  const x = roll(-4200, 4200);
  return {
    x: isBetweenWings(x, z) ? x : roll(-1900, 1900),
    y: roll(0, 3000),
    z,
    pan: roll(...CAMERA_LIMITS.pan),
    tilt: roll(...CAMERA_LIMITS.tilt),
    zoom: roll(...CAMERA_LIMITS.zoom),
  };
}

/** A camera that sees a corner of one outline exactly on a corner of another, or misses it by a tenth of a millimetre. */
function borderline(roll: Dice, placement: Placement): Camera {
  for (let tries = 0; tries < 60; tries++) {
    const camera = aligned(roll, placement);
    if (camera !== null) return camera;
  }
  return nearDefault(roll);
}

function aligned(roll: Dice, { guests, decorations }: Placement): Camera | null {
  const covered = pick(roll, guests);
  const before = [...guests, ...decorations].filter(({ z }) => z > covered.z);
  if (before.length === 0) return null;
  const by = pick(roll, before);
  const { image, face } = GUESTS[covered.id];
  const of = pick(roll, roll(0, 1) === 0 || face === null ? image : face);
  const [corner, floor]: [Point, number] =
    by.id in DECORATIONS
      ? [pick(roll, DECORATIONS[by.id as PlacedDecoration['id']].cutout), TABLE.height]
      : [pick(roll, GUESTS[by.id as PlacedGuest['id']].cutout), 0];
  const apart = by.z - covered.z;
  const least = Math.ceil((MAT.depth + 1 - covered.z) / apart);
  const most = Math.floor((CAMERA_LIMITS.z[1] - covered.z) / apart);
  if (least > most) return null;
  const times = roll(least, most);
  const z = covered.z + times * apart;
  const x = covered.x + of.x + times * (by.x + corner.x - covered.x - of.x);
  const y = of.y + times * (floor + corner.y - of.y);
  if (y < 0 || y > 3000 || !isBetweenWings(x, z)) return null;
  // Points roughly at the borderline.
  const towards = (d: number) => Math.round((d / (z - covered.z)) * 5000);
  const within = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));
  const missed = roll(0, 2) === 0;
  return {
    x: x + (missed ? roll(-1, 1) : 0),
    y: Math.max(0, y + (missed ? roll(-1, 1) : 0)),
    z,
    pan: within(towards(covered.x - x) + roll(-300, 300), CAMERA_LIMITS.pan),
    tilt: within(towards(of.y - y) + roll(-300, 300), CAMERA_LIMITS.tilt),
    zoom: roll(500, 3000),
  };
}
