import { exactLog } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import {
  AREA_SPACES,
  areAdjacent,
  CAMERA_LIMITS,
  type Camera,
  centreOf,
  createEvaluator,
  DEFAULT_CAMERA,
  decorationExtent,
  doIntersect,
  type Evaluator,
  GUEST_IDS,
  GUEST_STAND,
  type GuestId,
  type GuestSpaces,
  guestExtent,
  isOnTable,
  type PlacedDecoration,
  type Scene,
  SHIELD,
  SPACE_SIDE,
  SPACES,
  type Space,
  type Spot,
  spaceOf,
  TABLE,
  type Wish,
} from '../photo/index.ts';
import { FloorPlan } from './floor-plan.ts';
import { expectedPoints, type GuestTarget } from './guest-targets.ts';

const WARM = 1.0;
const COLD = 0.25;
const GRAIN = 1 << 20;
const ROOM = { x: (SPACE_SIDE - GUEST_STAND.width) / 2, z: (SPACE_SIDE - GUEST_STAND.depth) / 2 };

export interface FoundPhoto {
  readonly scene: Scene;
  readonly value: number;
}

/**
 * Simulated annealing over the places of guests, the decorations and the camera; the value is the judge's score. Each change is
 * first weighed by the spaces alone: what cannot be good enough there is not looked at through the camera.
 */
export function bestPhoto(
  brief: readonly GuestTarget[],
  decorations: readonly PlacedDecoration[],
  tries: number,
  chance: Chance,
): FoundPhoto {
  const search = new PhotoSearch(brief, decorations, chance);
  for (let i = 0; i < tries; i++) search.tryChange(WARM + (COLD - WARM) * (i / tries));
  return search.best;
}

/** What one change does: to the plan at once, to the studio if the plan can be good enough. */
interface Change {
  readonly guests: readonly { readonly guest: GuestId; readonly from: Spot | null; readonly to: Spot | null }[];
}

class PhotoSearch {
  readonly #brief: readonly GuestTarget[];
  readonly #chance: Chance;
  readonly #studio: Evaluator;
  readonly #plan: FloorPlan;
  readonly #spots = new Map<GuestId, Spot>();
  readonly #wishes: ReadonlyMap<GuestId, readonly Wish[]>;
  #decorations: readonly PlacedDecoration[];
  #camera = DEFAULT_CAMERA;
  #value = 0;
  best: FoundPhoto;

  constructor(brief: readonly GuestTarget[], decorations: readonly PlacedDecoration[], chance: Chance) {
    this.#brief = brief;
    this.#chance = chance;
    this.#decorations = decorations;
    this.#studio = createEvaluator({ guests: [], decorations, camera: DEFAULT_CAMERA });
    this.#plan = new FloorPlan(brief);
    this.#wishes = new Map(brief.map(({ guest, wishes }) => [guest, wishes]));
    this.best = { scene: this.#studio.scene(), value: 0 };
  }

  tryChange(heat: number): void {
    const chance = this.#chance;
    /** Changes that lead below this are taken back: a worse photo is kept the more often, the hotter it is. */
    const least = this.#value + heat * exactLog((chance.below(GRAIN) + 1) / GRAIN);
    const dice = chance.below(100);
    if (dice < 1) return this.#tryTable(least);
    if (dice < 3) return this.#tryCamera(least);
    const guest = chance.pick(GUEST_IDS);
    const from = this.#spots.get(guest) ?? null;
    if (dice < 12) {
      if (from !== null) this.#tryGuests({ guests: [{ guest, from, to: null }] }, least);
      return;
    }
    const to =
      dice < 40 && from !== null
        ? nudged(from, chance)
        : within(wishedSpace(this.#wishes.get(guest), this.#studio.standing, chance), chance);
    const space = spaceOf(to);
    if (space === undefined) return;
    // A guest who is there takes the old place, or leaves the picture.
    const there = this.#plan.occupant(space);
    const theirs = there === undefined || there === guest ? null : (this.#spots.get(there) ?? null);
    const other = there === undefined || there === guest ? [] : [{ guest: there, from: theirs, to: from }];
    this.#tryGuests({ guests: [...other, { guest, from, to }] }, least);
  }

  /** Keeps what the studio shows now, if it is good enough. */
  #isKept(least: number): boolean {
    const now = expectedPoints(this.#brief, this.#studio.standing, this.#studio);
    if (now < least || !this.#studio.isFrameValid()) return false;
    this.#value = now;
    if (now > this.best.value) this.best = { scene: this.#studio.scene(), value: now };
    return true;
  }

  #tryGuests({ guests }: Change, least: number): void {
    for (const { guest } of guests) this.#plan.put(guest, undefined);
    for (const { guest, to } of guests) if (to !== null) this.#plan.put(guest, spaceOf(to));
    if (this.#plan.bound() >= least && this.#placed(guests) && (this.#isKept(least) || this.#moveBack(guests))) {
      for (const { guest, to } of guests) {
        if (to === null) this.#spots.delete(guest);
        else this.#spots.set(guest, to);
      }
      return;
    }
    for (const { guest } of guests) this.#plan.put(guest, undefined);
    for (const { guest, from } of guests) if (from !== null) this.#plan.put(guest, spaceOf(from));
  }

  /** Whether the guests fit; then the studio shows them there, and otherwise where they were. */
  #placed(guests: Change['guests']): boolean {
    for (const { guest } of guests) this.#studio.move(guest, null);
    for (const { guest, to } of guests) {
      if (to === null) continue;
      if (!this.#studio.fits(guest, to)) return this.#moveBack(guests);
      this.#studio.move(guest, to);
    }
    return true;
  }

  #moveBack(guests: Change['guests']): false {
    for (const { guest } of guests) this.#studio.move(guest, null);
    for (const { guest, from } of guests) if (from !== null) this.#studio.move(guest, from);
    return false;
  }

  #tryCamera(least: number): void {
    const before = this.#camera;
    this.#camera = aimedAnew(before, this.#chance);
    this.#studio.aim(this.#camera);
    if (this.#isKept(least)) return;
    this.#camera = before;
    this.#studio.aim(before);
  }

  /** Moves one decoration on the table. */
  #tryTable(least: number): void {
    const before = this.#decorations;
    if (before.length === 0) return;
    const index = this.#chance.below(before.length);
    const moved = { ...(before[index] as PlacedDecoration), ...onTable(this.#chance) };
    const extent = decorationExtent(moved);
    const standing = this.#studio.scene().guests;
    if (!isOnTable(moved) || before.some((other, i) => i !== index && doIntersect(extent, decorationExtent(other)))) return;
    if (standing.some((guest) => doIntersect(extent, guestExtent(guest)))) return;
    this.#decorations = before.with(index, moved);
    this.#studio.decorate(this.#decorations);
    if (this.#isKept(least)) return;
    this.#decorations = before;
    this.#studio.decorate(before);
  }
}

/** Every other time a space that one of the guest's wishes names, else any. */
function wishedSpace(wishes: readonly Wish[] | undefined, standing: GuestSpaces, chance: Chance): Space {
  const wish = wishes === undefined || wishes.length === 0 || chance.below(2) === 0 ? undefined : chance.pick(wishes);
  if (wish?.kind === 'area') return chance.pick(AREA_SPACES[wish.area]);
  const beside = wish?.kind === 'next-to' ? standing.get(wish.guest) : undefined;
  return chance.pick(beside === undefined ? SPACES : SPACES.filter((space) => areAdjacent(space, beside)));
}

const around = (middle: number, reach: number, chance: Chance): number => middle - reach + chance.below(2 * reach + 1);

function within(space: Space, chance: Chance): Spot {
  const { x, z } = centreOf(space);
  return { x: around(x, ROOM.x, chance), z: around(z, ROOM.z, chance) };
}

function nudged({ x, z }: Spot, chance: Chance): Spot {
  return { x: around(x, 60, chance), z: around(z, 90, chance) };
}

function onTable(chance: Chance): Spot {
  return { x: around(0, TABLE.halfWidth, chance), z: TABLE.back + chance.below(TABLE.front - TABLE.back) };
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
