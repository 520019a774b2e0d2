import { leftOf, type Seat } from '@parlour/kernel';
import { type Arrow, towards } from '@parlour/games/thats-not-a-hat';
import { bearing, type Layout, type Point, placesFrom, SIZES } from '../../seats/geometry.ts';
import { type Balloon, type Chair, type PenaltySide, PLANS, type Plan } from './plans.ts';

/** A card on the table: where, how wide, how it lies and, seen from behind, where its arrow points. */
export interface Spot extends Point {
  readonly width: number;
  /** Degrees. */
  readonly tilt: number;
}

/** One table as one viewer sees it. Seats are seats; where they are on screen is this thing's business. */
export interface Places {
  readonly layout: Layout;
  readonly plan: Plan;
  chair(seat: Seat): Chair;
  /** The spot of the nth oldest of `count` gifts before a seat. */
  gift(seat: Seat, index: number, count: number): Spot;
  /** Where a card just taken from the shop is held up for all to see. */
  podium(seat: Seat): Spot;
  /** Where a gift waits between giver and receiver, on the way its arrow points. */
  between(giver: Seat, arrow: Arrow): Spot;
  /** How far an arrow drawn to the right has to turn at a spot to point at the neighbour on screen. */
  turn(spot: Spot, owner: Seat, arrow: Arrow): number;
}

export function placesOf(layout: Layout, seats: number, viewer: Seat | null): Places {
  const plan = PLANS[layout][seats];
  if (plan === undefined) throw new RangeError(`no table is laid for ${seats}`);
  const { width } = SIZES[layout];
  const chair = (seat: Seat) => chairAt(plan, placesFrom(viewer, seat, seats), seats, width);

  const gift = (seat: Seat, index: number, count: number): Spot => {
    const { gifts, at } = chair(seat);
    const yours = placesFrom(viewer, seat, seats) === 0;
    const size = count === 1 ? plan.card : count === 2 ? plan.pair : plan.pair * 0.86;
    const step = count === 3 ? size * 0.92 : size * 1.08;
    // Newer gifts lie further from their owner: towards the middle, or for the two ends to one side.
    const onAxis = Math.abs(at.x - width / 2) < 1;
    const away = onAxis ? (yours ? -1 : 1) : Math.sign(width / 2 - at.x);
    const tilt = onAxis ? 0 : away * (at.y < plan.shop.y ? -4 : -5) + index * 1.5;
    return { x: gifts.x + away * step * (index - (count - 1) / 2), y: gifts.y, width: size, tilt };
  };

  const podium = (seat: Seat): Spot => {
    if (layout === 'portrait') return { x: 92, y: 424, width: 92, tilt: -3 };
    const { gifts, at } = chair(seat);
    const onAxis = Math.abs(at.x - width / 2) < 1;
    const x = onAxis ? plan.shop.x + 134 : mid(gifts.x, plan.shop.x, 0.54);
    const y = mid(gifts.y, plan.shop.y, onAxis ? 0.62 : 0.5);
    return { x, y, width: plan.parcel * 1.16, tilt: at.x < width / 2 ? -3 : 3 };
  };

  const between = (giver: Seat, arrow: Arrow): Spot => {
    if (layout === 'portrait') return { x: 88, y: 466, width: plan.parcel, tilt: 6 };
    const from = angleOf(chair(giver).at, plan.shop);
    const to = angleOf(chair(towards(giver, arrow, seats)).at, plan.shop);
    const half = (arrow === 'left' ? (to - from + 360) % 360 : -((from - to + 360) % 360)) / 2;
    const a = ((from + half) * Math.PI) / 180;
    const x = plan.shop.x - plan.orbit.rx * Math.sin(a);
    return { x, y: plan.shop.y + plan.orbit.ry * Math.cos(a), width: plan.parcel, tilt: Math.sign(plan.shop.x - x) * 7 };
  };

  const turn = (spot: Spot, owner: Seat, arrow: Arrow) => bearing(spot, chair(towards(owner, arrow, seats)).at) - spot.tilt;

  return { layout, plan, chair, gift, podium, between, turn };
}

const mid = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Degrees clockwise round the table from its near edge, the way seats are counted. */
function angleOf(at: Point, centre: Point): number {
  return ((Math.atan2(centre.x - at.x, at.y - centre.y) * 180) / Math.PI + 360) % 360;
}

function chairAt(plan: Plan, place: number, seats: number, width: number): Chair {
  if (place === 0) return plan.you;
  const left = plan.left[place - 1];
  if (left !== undefined) return left;
  const mirrored = plan.left[seats - place - 1];
  if (mirrored !== undefined) return mirror(mirrored, width);
  if (plan.far === null) throw new RangeError(`no chair ${place} of ${seats}`);
  return plan.far;
}

const OTHER_SIDE: Readonly<Record<PenaltySide, PenaltySide>> = { left: 'right', right: 'left', below: 'below', felt: 'felt' };
const OTHER_TAIL: Readonly<Record<Balloon['tail'], Balloon['tail']>> = { left: 'right', right: 'left', up: 'up', down: 'down' };

function mirror({ at, gifts, penalties, bubble }: Chair, width: number): Chair {
  return {
    at: { x: width - at.x, y: at.y },
    gifts: { x: width - gifts.x, y: gifts.y },
    penalties: OTHER_SIDE[penalties],
    bubble: { ...bubble, x: width - bubble.x - bubble.width, tail: OTHER_TAIL[bubble.tail] },
  };
}

/** The dotted way of a gift, from the giver's portrait by the gift to the receiver's. */
export function laneOf(places: Places, giver: Seat, receiver: Seat, by: Spot): string {
  const from = places.chair(giver).at;
  const to = places.chair(receiver).at;
  return `M${from.x} ${from.y}Q${mid(from.x, by.x, 0.55)} ${mid(from.y, by.y, 0.95)} ${by.x} ${by.y}Q${mid(by.x, to.x, 0.65)} ${mid(by.y, to.y, 0.25)} ${to.x} ${to.y}`;
}

/** Seats in the order in which the eye goes round: clockwise, beginning with one's left hand. */
export function roundTable(viewer: Seat | null, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let seat = leftOf(viewer ?? 0, seats); order.length < seats; seat = leftOf(seat, seats)) order.push(seat);
  return order;
}
