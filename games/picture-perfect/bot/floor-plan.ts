import { AREA_SPACES, areAdjacent, GUEST_IDS, GUESTS, type GuestId, SPACES, type Space, type Wish } from '../photo/index.ts';
import { type GuestTarget, targetPoints } from './guest-targets.ts';

const NONE = -1;
const SPACE_NUMBERS = new Map(SPACES.map((space, index) => [space, index]));
const GUEST_NUMBERS = new Map(GUEST_IDS.map((guest, index) => [guest, index]));
const KINDS = GUEST_IDS.map((guest) => GUESTS[guest].kind);
const ADJACENT = SPACES.map((space) => SPACES.flatMap((other, index) => (areAdjacent(space, other) ? [index] : [])));

export const spaceNumber = (space: Space): number => SPACE_NUMBERS.get(space) ?? NONE;
const guestNumber = (guest: GuestId): number => GUEST_NUMBERS.get(guest) ?? NONE;

/** Whether a wish can be met by the guest in a space, as far as the spaces decide it. */
type Possible = (plan: FloorPlan, space: number) => boolean;

function possible(wish: Wish, guest: GuestId): Possible {
  switch (wish.kind) {
    case 'area': {
      const area = SPACES.map((space) => AREA_SPACES[wish.area].includes(space));
      return (_plan, space) => area[space] === true;
    }
    case 'next-to': {
      const other = guestNumber(wish.guest);
      if (wish.guest === guest) return () => true;
      return (plan, space) => (ADJACENT[space] ?? []).includes(plan.spaceOf(other));
    }
    case 'not-next-to':
      return (plan, space) => !(ADJACENT[space] ?? []).some((beside) => KINDS[plan.guestAt(beside)] === wish.who);
    case 'face-of-hidden': {
      const other = guestNumber(wish.guest);
      return (plan) => wish.guest === guest || plan.spaceOf(other) !== NONE;
    }
    default:
      return () => true;
  }
}

/** Who stands in which space, without depth and sight: it tells quickly which placements cannot be good enough. */
export class FloorPlan {
  readonly #spaces = new Int8Array(GUEST_IDS.length).fill(NONE);
  readonly #guests = new Int8Array(SPACES.length).fill(NONE);
  readonly #targets: readonly { readonly guest: number; readonly most: (space: number) => number }[];

  constructor(brief: readonly GuestTarget[]) {
    this.#targets = brief.map((target) => {
      const conditions = new Map(
        [...target.wishes, ...target.unseen.map(({ wish }) => wish)].map((wish) => [wish, possible(wish, target.guest)]),
      );
      let at = NONE;
      const isPossible = (wish: Wish): boolean => conditions.get(wish)?.(this, at) === true;
      return {
        guest: guestNumber(target.guest),
        most: (space) => {
          at = space;
          return targetPoints(target, isPossible);
        },
      };
    });
  }

  spaceOf = (guest: number): number => this.#spaces[guest] ?? NONE;
  guestAt = (space: number): number => this.#guests[space] ?? NONE;

  /** The guest in a space. */
  occupant(space: Space): GuestId | undefined {
    return GUEST_IDS[this.guestAt(spaceNumber(space))];
  }

  put(guest: GuestId, space: Space | undefined): void {
    const number = guestNumber(guest);
    const before = this.spaceOf(number);
    if (before !== NONE && this.guestAt(before) === number) this.#guests[before] = NONE;
    const after = space === undefined ? NONE : spaceNumber(space);
    this.#spaces[number] = after;
    if (after !== NONE) this.#guests[after] = number;
  }

  /** At most this many points, if everything about sight turns out well. */
  bound(): number {
    let sum = 0;
    for (const { guest, most } of this.#targets) {
      const space = this.spaceOf(guest);
      if (space !== NONE) sum += most(space);
    }
    return sum;
  }
}
