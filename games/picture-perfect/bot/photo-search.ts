import { exactExp, happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import {
  AREA_SPACES,
  areAdjacent,
  CAMERA_LIMITS,
  type Camera,
  centreOf,
  createEvaluator,
  DEFAULT_CAMERA,
  type Evaluator,
  GUEST_IDS,
  GUEST_STAND,
  type GuestId,
  type GuestSpaces,
  type PlacedDecoration,
  type Scene,
  SHIELD,
  SPACE_SIDE,
  SPACES,
  type Space,
  type Spot,
  spaceOf,
  type Wish,
} from '../photo/index.ts';
import { expectedPoints, type GuestTarget } from './guest-targets.ts';

const WARM = 1.0;
const COLD = 0.25;
const ROOM = { x: (SPACE_SIDE - GUEST_STAND.width) / 2, z: (SPACE_SIDE - GUEST_STAND.depth) / 2 };

export interface FoundPhoto {
  readonly scene: Scene;
  readonly value: number;
}

/** Simulated annealing over the places of guests and the camera; the value is the judge's score. */
export function bestPhoto(
  brief: readonly GuestTarget[],
  decorations: readonly PlacedDecoration[],
  tries: number,
  chance: Chance,
): FoundPhoto {
  const studio = createEvaluator({ guests: [], decorations, camera: DEFAULT_CAMERA });
  const spots = new Map<GuestId, Spot>();
  const wishes = new Map(brief.map((commission) => [commission.guest, commission.wishes]));
  let camera = DEFAULT_CAMERA;
  let value = 0;
  let best: FoundPhoto = { scene: studio.scene(), value: 0 };

  const put = (guest: GuestId, spot: Spot | null): void => {
    studio.move(guest, spot);
    if (spot === null) spots.delete(guest);
    else spots.set(guest, spot);
  };
  /** Accepts the last change, or undoes it. */
  const weigh = (heat: number, takeBack: () => void): void => {
    const now = studio.isFrameValid() ? expectedPoints(brief, studio.standing, studio) : Number.NEGATIVE_INFINITY;
    if (now < value && !happens(chance, exactExp((now - value) / heat))) return takeBack();
    value = now;
    if (value > best.value) best = { scene: studio.scene(), value };
  };

  for (let i = 0; i < tries; i++) {
    const heat = WARM + (COLD - WARM) * (i / tries);
    const dice = chance.below(100);
    if (dice < 2) {
      const before = camera;
      camera = aimedAnew(before, chance);
      studio.aim(camera);
      weigh(heat, () => {
        camera = before;
        studio.aim(before);
      });
      continue;
    }
    const guest = chance.pick(GUEST_IDS);
    const from = spots.get(guest) ?? null;
    if (dice < 12) {
      if (from === null) continue;
      put(guest, null);
      weigh(heat, () => put(guest, from));
      continue;
    }
    const to = dice < 40 && from !== null ? nudged(from, chance) : within(wishedSpace(wishes.get(guest), studio.standing, chance), chance);
    relocate({ studio, spots, put, weigh: (takeBack) => weigh(heat, takeBack) }, guest, from, to);
  }
  return best;
}

/** Every other time a space that one of the guest's wishes names, else any. */
function wishedSpace(wishes: readonly Wish[] | undefined, standing: GuestSpaces, chance: Chance): Space {
  const wish = wishes === undefined || chance.below(2) === 0 ? undefined : chance.pick(wishes);
  if (wish?.kind === 'area') return chance.pick(AREA_SPACES[wish.area]);
  const beside = wish?.kind === 'next-to' ? standing.get(wish.guest) : undefined;
  return chance.pick(beside === undefined ? SPACES : SPACES.filter((space) => areAdjacent(space, beside)));
}

interface Search {
  readonly studio: Evaluator;
  readonly spots: ReadonlyMap<GuestId, Spot>;
  readonly put: (guest: GuestId, spot: Spot | null) => void;
  readonly weigh: (takeBack: () => void) => void;
}

/** Moves a guest; a guest who is there takes the old place, or leaves the picture. */
function relocate({ studio, spots, put, weigh }: Search, guest: GuestId, from: Spot | null, to: Spot): void {
  const space = spaceOf(to);
  const [there] = [...studio.standing].find(([other, taken]) => taken === space && other !== guest) ?? [];
  const theirs = there === undefined ? null : (spots.get(there) ?? null);
  const takeBack = (): void => {
    put(guest, null);
    if (there !== undefined) put(there, theirs);
    put(guest, from);
  };
  put(guest, null);
  if (there !== undefined) put(there, null);
  if (!studio.fits(guest, to)) return takeBack();
  put(guest, to);
  if (there !== undefined && from !== null) {
    if (!studio.fits(there, from)) return takeBack();
    put(there, from);
  }
  weigh(takeBack);
}

const around = (middle: number, reach: number, chance: Chance): number => middle - reach + chance.below(2 * reach + 1);

function within(space: Space, chance: Chance): Spot {
  const { x, z } = centreOf(space);
  return { x: around(x, ROOM.x, chance), z: around(z, ROOM.z, chance) };
}

function nudged({ x, z }: Spot, chance: Chance): Spot {
  return { x: around(x, 60, chance), z: around(z, 90, chance) };
}

/** Mostly a small change; sometimes back to where everything is in the picture. */
function aimedAnew(camera: Camera, chance: Chance): Camera {
  if (chance.below(12) === 0) return DEFAULT_CAMERA;
  const step = (name: keyof Camera, reach: number): number => {
    const [least, most] = CAMERA_LIMITS[name];
    return Math.min(Math.max(around(camera[name], reach, chance), least), most);
  };
  return {
    x: step('x', 400),
    y: Math.min(Math.max(step('y', 400), 0), SHIELD.height),
    z: Math.max(step('z', 600), 4000),
    pan: step('pan', 120),
    tilt: step('tilt', 120),
    zoom: step('zoom', 150),
  };
}
