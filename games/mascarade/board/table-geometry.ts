import { isSmall, type Layout, type Point } from '@parlour/ui/seats/seat-geometry.ts';
import type { Place } from '../rules/index.ts';

/** The measures of one table, in table units. Angles are degrees, 0 to the right, growing clockwise; the nearest place is at 90. */
export interface TableGeometry {
  readonly centre: Point;
  /** The velvet's rim. It is a circle seen at an angle: flat pieces are placed on a circle and compressed. */
  readonly rx: number;
  readonly ry: number;
  /** How thick the table is. */
  readonly edge: number;
  /** The ring the people sit on. */
  readonly seatRx: number;
  readonly seatRy: number;
  /** How near to the side of the stage a person may sit. */
  readonly aside: { readonly least: number; readonly most: number };
  readonly avatar: number;
  /** Width of a mask card that lies on the table. */
  readonly card: number;
  /** Size of a coin, 1 for a wide table. */
  readonly coin: number;
  /** The smallest angle between the viewer and either neighbour. */
  readonly elbow: number;
  /** Too many people for words beside each: ticks instead of "pass", no coin stacks. */
  readonly dense: boolean;
  /** The place of the viewer's own coins, in the panel. */
  readonly purse: Point;
}

const MANY = 9;

const WIDE: TableGeometry = {
  centre: { x: 770, y: 376 },
  rx: 358,
  ry: 196,
  edge: 26,
  seatRx: 442,
  seatRy: 258,
  aside: { least: 300, most: 1222 },
  avatar: 66,
  card: 62,
  coin: 0.95,
  elbow: 45,
  dense: false,
  purse: { x: 420, y: 722 },
};

const PORTRAIT: TableGeometry = {
  centre: { x: 180, y: 400 },
  rx: 98,
  ry: 98,
  edge: 12,
  seatRx: 140,
  seatRy: 154,
  aside: { least: 46, most: 314 },
  avatar: 46,
  card: 29,
  coin: 0.46,
  elbow: 45,
  dense: false,
  purse: { x: 112, y: 628 },
};

/** The masks are at the left of a low screen, the player's own panel at the right. */
const LANDSCAPE: TableGeometry = {
  ...PORTRAIT,
  centre: { x: 338, y: 214 },
  rx: 98,
  ry: 84,
  seatRx: 138,
  seatRy: 130,
  aside: { least: 206, most: 470 },
  avatar: 42,
  purse: { x: 610, y: 104 },
};

/** Title and join code are in the lower corners of a shared screen. */
const TV: TableGeometry = {
  ...WIDE,
  centre: { x: 700, y: 374 },
  rx: 334,
  ry: 178,
  seatRx: 416,
  seatRy: 238,
  aside: { least: 292, most: 1190 },
  avatar: 70,
};

export function tableGeometry(layout: Layout, seats: number): TableGeometry {
  const many = seats >= MANY;
  switch (layout) {
    case 'wide':
      return many ? { ...WIDE, seatRx: 438, avatar: 58, card: 54, coin: 0.82 } : WIDE;
    case 'portrait':
      return many
        ? {
            ...PORTRAIT,
            centre: { x: 180, y: 418 },
            rx: 98,
            ry: 98,
            seatRx: 144,
            seatRy: 144,
            avatar: 36,
            card: 27.3,
            elbow: 36,
            dense: true,
          }
        : PORTRAIT;
    case 'landscape':
      return many ? { ...LANDSCAPE, ry: 92, seatRx: 144, seatRy: 134, avatar: 34, card: 27.4, elbow: 36, dense: true } : LANDSCAPE;
    case 'tv':
      return many ? { ...TV, centre: { x: 684, y: 372 }, seatRx: 402, seatRy: 230, rx: 322, avatar: 58, card: 50, coin: 0.78 } : TV;
  }
}

/** A shared screen is turned by half a place where a player would otherwise sit in its corner. */
const swayOf = (layout: Layout, seats: number): number => (layout === 'tv' && seats >= 7 && seats <= 11 ? 180 / seats : 0);

/** One table as one viewer sees it: maps places round the table to places on screen. */
export interface ScreenPlaces {
  readonly layout: Layout;
  readonly plan: TableGeometry;
  readonly seats: number;
  /** The place at the near edge: the viewer's own, or the first for a spectator. */
  readonly near: Place;
  /** The viewer sits there: mask and coins are in the panel, not on the table. */
  readonly mine: boolean;
  angle(place: Place): number;
  person(place: Place): Point;
  card(place: Place): Point;
  /** Where the coins before a place lie. */
  purse(place: Place): Point;
  /** The place on the rim where an answer is marked. */
  rim(place: Place): Point;
  centreAngle(index: number, count: number): number;
  centreCard(index: number, count: number): Point;
  readonly court: Point;
  readonly bank: Point;
  /** The place where two masks meet under the cloth. */
  readonly cloth: Point;
}

export const CARD_RADIUS = 0.745;
const STACK_RADIUS = 0.76;
export const CENTRE_RADIUS = 0.43;

/** One or two masks lie left and right of the court; more lie round it, and leave the bank its place at the far side. */
function centreAngle(index: number, count: number): number {
  if (count <= 2) return 180 - index * 180;
  return -35 + (250 / (count - 1)) * index;
}

export function screenPlaces(layout: Layout, seats: number, viewer: Place | null): ScreenPlaces {
  const plan = tableGeometry(layout, seats);
  const near = viewer ?? 0;
  const elbow = viewer === null ? 360 / seats : Math.max(plan.elbow, isSmall(layout) ? 0 : 360 / seats);
  const angle = (place: Place): number => {
    const steps = (place - near + seats) % seats;
    if (viewer === null) return 90 + swayOf(layout, seats) + elbow * steps;
    return steps === 0 ? 90 : 90 + elbow + ((360 - 2 * elbow) / (seats - 2)) * (steps - 1);
  };
  const { centre, rx, ry } = plan;
  const on = (degrees: number, x: number, y: number): Point => pointOn(centre, degrees, x, y);
  const mine = (place: Place): boolean => viewer !== null && place === near;

  const purse = (place: Place): Point => {
    if (mine(place)) return plan.purse;
    const at = angle(place);
    const sideways = Math.abs(Math.cos(radians(at)));
    // At the two ends of a full table a stack beside the card would cover the next one: it stands further in.
    if (!isSmall(layout) && seats >= MANY && sideways > 0.8) return on(at - 1, rx * 0.565, ry * 0.565 + 4);
    const beside = isSmall(layout) ? 21 + 4 * sideways : seats >= MANY ? 9.6 + 4.2 * sideways : 12.5 + 7 * sideways;
    return on(at - beside, rx * STACK_RADIUS, ry * STACK_RADIUS);
  };

  return {
    layout,
    plan,
    seats,
    near,
    mine: viewer !== null,
    angle,
    person: (place) => {
      const at = on(angle(place), plan.seatRx, plan.seatRy);
      return { x: Math.min(plan.aside.most, Math.max(plan.aside.least, at.x)), y: at.y };
    },
    card: (place) =>
      mine(place)
        ? { x: plan.purse.x - (isSmall(layout) ? 64 : 92), y: plan.purse.y - 20 }
        : on(angle(place), rx * CARD_RADIUS, ry * CARD_RADIUS),
    purse,
    rim: (place) => on(angle(place), rx + plan.edge * 0.18, ry + plan.edge * 0.18),
    centreAngle,
    centreCard: (index, count) => on(centreAngle(index, count), rx * CENTRE_RADIUS, ry * CENTRE_RADIUS),
    court: { x: centre.x, y: centre.y + ry * 0.06 },
    bank: { x: centre.x, y: centre.y - ry * (isSmall(layout) ? 0.37 : 0.41) },
    cloth: { x: centre.x, y: centre.y + ry * (isSmall(layout) ? 0.55 : 0.6) },
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function pointOn({ x, y }: Point, degrees: number, rx: number, ry: number): Point {
  return { x: x + Math.cos(radians(degrees)) * rx, y: y + Math.sin(radians(degrees)) * ry };
}

/** The places clockwise from the viewer's left hand, the viewer's own last. */
export function placesClockwise({ near, seats }: Pick<ScreenPlaces, 'near' | 'seats'>): Place[] {
  return Array.from({ length: seats }, (_, step) => (near + step + 1) % seats);
}
