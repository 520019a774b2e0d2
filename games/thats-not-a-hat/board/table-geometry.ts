import { allSeats, leftOf, type Seat } from '@parlour/kernel';
import { bearing, type Layout, type Point, relativePlace, SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { type Arrow, towards } from '../rules/index.ts';
import { bubbleBeside } from './bubble-place.ts';
import { type Block, leastCovering } from './least-covering.ts';
import { type BubblePlace, type PenaltySide, type SeatPlace, TABLE_LAYOUTS, type TableLayout } from './table-layouts.ts';

/** A card on the table: its position, width and tilt and, face down, the direction of its arrow. */
export interface CardPlace extends Point {
  readonly width: number;
  /** Degrees. */
  readonly tilt: number;
}

/** One table as one viewer sees it: maps seats to places on screen. */
export interface ScreenPlaces {
  readonly layout: Layout;
  readonly plan: TableLayout;
  readonly yourPenalties: Point;
  seatPlace(seat: Seat): SeatPlace;
  /** Where the words of a seat are shown. */
  bubble(seat: Seat): BubblePlace;
  /** The place of the nth oldest of `count` gifts before a seat. */
  gift(seat: Seat, index: number, count: number): CardPlace;
  /** The middle of the table, where a refused card is turned over. */
  readonly stage: Point & { readonly width: number };
  /** The place beside the stage where a card just taken from the shop is shown to all. */
  podium(giver: Seat): CardPlace;
  /** The place of a gift between giver and receiver, on the path its arrow points to. */
  between(giver: Seat, arrow: Arrow): CardPlace;
  /** How far an arrow drawn to the right has to turn at a place to point at the neighbour on screen. */
  turn(spot: CardPlace, owner: Seat, arrow: Arrow): number;
}

/** `gifts` is the number before each player: shown and moving cards are placed where they cover none of them. */
export function screenPlaces(layout: Layout, seats: number, viewer: Seat | null, gifts = 1): ScreenPlaces {
  const plan = TABLE_LAYOUTS[layout][seats];
  if (plan === undefined) throw new RangeError(`no table is laid for ${seats}`);
  const { width } = SIZES[layout];
  const seatPlace = (seat: Seat) => placeAt(plan, relativePlace(viewer, seat, seats), seats, layout);

  const yourPenalties = plan.yourPenalties[gifts > 1 ? 1 : 0] ?? plan.yourPenalties[0];

  const gift = (seat: Seat, index: number, count: number): CardPlace => {
    const { gifts, at } = seatPlace(seat);
    const yours = relativePlace(viewer, seat, seats) === 0;
    const size = count === 1 ? plan.card : count === 2 ? plan.pair : plan.pair * 0.86;
    const step = Math.max(size * 1.07, count === 2 ? (plan.spread ?? 0) : 0);
    // Newer gifts lie further from their owner: towards the middle, or for the two ends to one side.
    const onAxis = Math.abs(at.x - width / 2) < 1;
    const away = onAxis ? (yours ? -1 : 1) : Math.sign(width / 2 - at.x);
    const tilt = onAxis ? 0 : away * (at.y < plan.shop.y ? -4 : -5) + index * 1.5;
    return { x: gifts.x + away * step * (index - (count - 1) / 2), y: gifts.y, width: size, tilt };
  };

  const table: readonly Block[] = [
    { ...yourPenalties, width: plan.penaltyCard * 3.4, height: plan.penaltyCard * 1.25 },
    { ...plan.shop, width: plan.shopCard, height: plan.shopCard * 1.25 + (layout === 'landscape' ? SHOP_LABEL / 2 : SHOP_LABEL) },
    ...allSeats(seats).flatMap((seat) => [
      { ...seatPlace(seat).at, width: plan.portrait, height: plan.portrait * 1.4 },
      ...Array.from({ length: gifts }, (_, index) => mat(gift(seat, index, gifts))),
    ]),
  ];
  const bubble = (seat: Seat): BubblePlace => {
    const { bubble: laid, at } = seatPlace(seat);
    const own = relativePlace(viewer, seat, seats) === 0;
    const spread = allSeats(seats).map((each) => penaltyRow(seatPlace(each), plan, yourPenalties));
    const names = allSeats(seats).flatMap((each) => (each === seat ? [] : plate(seatPlace(each), plan.portrait)));
    const kept = [...table, ...spread, ...names, ...(own ? WAITING : ANSWERS)];
    return laid ?? bubbleBeside(at, own ? plan.yourPortrait : plan.portrait, kept, seats);
  };
  const put = (points: readonly [Point, ...Point[]], size: number, tilt: number, also: readonly Block[]): CardPlace => {
    const [first, ...rest] = points.map((point) => card({ ...point, width: size, tilt }));
    return first === undefined ? { ...points[0], width: size, tilt } : leastCovering([first, ...rest], [...table, ...also]);
  };

  const scale = layout === 'landscape' ? LOW_SCALE : 1;
  const stage =
    layout === 'portrait'
      ? { x: 180, y: 278, width: 112 }
      : { x: plan.shop.x, y: plan.shop.y + 20 * scale, width: layout === 'landscape' ? 92 : 150 };

  const podium = (giver: Seat): CardPlace => {
    if (layout === 'portrait') return put(TALL_PODIUMS, 92, -3, [{ ...stage, height: stage.width * 1.25 }]);
    const { gifts: own } = seatPlace(giver);
    const tilt = own.x < width / 2 ? -3 : 3;
    const inwards = PARTS.map((part) => ({ x: mid(own.x, plan.shop.x, part), y: mid(own.y, plan.shop.y, part) }));
    const beside = [-1, 1].flatMap((side) =>
      PARTS.map((part) => ({ x: plan.shop.x - side * (150 + 120 * part) * scale, y: mid(own.y, plan.shop.y, part) })),
    );
    return put([{ x: mid(own.x, plan.shop.x, 0.55), y: mid(own.y, plan.shop.y, 0.55) }, ...inwards, ...beside], plan.parcel * 1.16, tilt, [
      { ...stage, height: stage.width * 1.25 },
    ]);
  };

  const between = (giver: Seat, arrow: Arrow): CardPlace => {
    const to = towards(giver, arrow, seats);
    if (layout === 'portrait') {
      const [one, other] = [seatPlace(giver).at.x, seatPlace(to).at.x];
      const fromRight = one + other === width ? arrow === (giver === viewer ? 'right' : 'left') : one + other > width;
      return fromRight ? put([PARCEL_RIGHT], plan.parcel, -6, []) : put(PARCELS_LEFT, plan.parcel, 6, []);
    }
    const from = angleOf(seatPlace(giver).at, plan.shop);
    const until = angleOf(seatPlace(to).at, plan.shop);
    const way = arrow === 'left' ? (until - from + 360) % 360 : -((from - until + 360) % 360);
    const at = (reach: number, part: number): Point => {
      const a = ((from + way * part) * Math.PI) / 180;
      return { x: plan.shop.x - ORBIT.rx * scale * reach * Math.sin(a), y: plan.shop.y + ORBIT.ry * scale * reach * Math.cos(a) };
    };
    const said = bubble(giver);
    const bubbleHeight = layout === 'landscape' ? LOW_BUBBLE_HEIGHT : BUBBLE_HEIGHT;
    const words = { x: said.x + said.width / 2, y: said.y + bubbleHeight / 2, width: said.width, height: bubbleHeight };
    const favourite = at(1, 0.5);
    const others = REACHES.flatMap((reach) => PARTS.map((part) => at(reach, part)));
    return put([favourite, ...others], plan.parcel, Math.sign(plan.shop.x - favourite.x) * 7, [words]);
  };

  const turn = (spot: CardPlace, owner: Seat, arrow: Arrow) => bearing(spot, seatPlace(towards(owner, arrow, seats)).at) - spot.tilt;

  return { layout, plan, yourPenalties, stage, seatPlace, bubble, gift, podium, between, turn };
}

/** Half axes of the path of a gift at a wide table. */
const ORBIT = { rx: 345, ry: 172 };
/** What lies round the shop of a low table is nearer to it. */
const LOW_SCALE = 0.5;
/** Where a gift waits at a tall table: on the side it comes from or goes to. */
const PARCELS_LEFT = [
  { x: 88, y: 466 },
  { x: 66, y: 466 },
] as const;
const PARCEL_RIGHT = { x: 303, y: 390 };
/** Where a gift is shown to all at a tall table, the best place first. */
const TALL_PODIUMS = [
  { x: 92, y: 440 },
  { x: 92, y: 410 },
  { x: 92, y: 380 },
  { x: 92, y: 350 },
] as const;
const REACHES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.46, 0.4, 1.1];
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.1, 0.9, -0.1, 1.1, -0.3, 1.3];
const SHOP_LABEL = 50;
const BUBBLE_HEIGHT = 110;
const LOW_BUBBLE_HEIGHT = 70;
/** On a low screen: the two answers, and the sentence while another player answers. */
const ANSWERS: readonly Block[] = [115, 585].map((x) => ({ x, y: 350, width: 206, height: 64 }));
const WAITING: readonly Block[] = [{ x: 573, y: 350, width: 230, height: 52 }];

const card = (spot: CardPlace): CardPlace & Block => ({ ...spot, height: spot.width * 1.25 });

/** The space of a resting card, mat and tilt included. */
const mat = ({ x, y, width }: CardPlace): Block => ({ x, y, width: width + 18, height: width * 1.25 + 20 });

/** The three cards beside, below or before a portrait. */
function penaltyRow({ at, penalties }: SeatPlace, { portrait, penaltyCard }: TableLayout, felt: Point): Block {
  const size = { width: penaltyCard * 3.4, height: penaltyCard * 1.25 };
  const aside = portrait / 2 + 13 + size.width / 2;
  if (penalties === 'felt') return { ...felt, ...size };
  if (penalties === 'below') return { x: at.x, y: at.y + portrait / 2 + 21 + size.height / 2, ...size };
  return { x: at.x + (penalties === 'left' ? -aside : aside), y: at.y + portrait * 0.22 - size.height / 2, ...size };
}

/** A name is wider than its portrait, and a covered one cannot be read: it counts three times. */
const plate = ({ at }: SeatPlace, portrait: number): Block[] =>
  Array.from({ length: 3 }, () => ({ x: at.x, y: at.y + portrait / 2 + 3, width: portrait * 2, height: 20 }));

const mid = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Degrees clockwise round the table from its near edge, the way seats are counted. */
function angleOf(at: Point, centre: Point): number {
  return ((Math.atan2(centre.x - at.x, at.y - centre.y) * 180) / Math.PI + 360) % 360;
}

function placeAt(plan: TableLayout, place: number, seats: number, layout: Layout): SeatPlace {
  if (place === 0) return plan.you;
  const left = plan.left[place - 1];
  if (left !== undefined) return left;
  const mirrored = plan.left[seats - place - 1];
  if (mirrored !== undefined) {
    const other = mirror(mirrored, SIZES[layout].width);
    // At a tall table words stay on the left, and a gift from the right has its own side.
    return layout === 'portrait' ? { ...other, bubble: mirrored.bubble } : other;
  }
  if (plan.far === null) throw new RangeError(`no place ${place} of ${seats}`);
  return plan.far;
}

const OTHER_SIDE: Readonly<Record<PenaltySide, PenaltySide>> = { left: 'right', right: 'left', below: 'below', felt: 'felt' };
const OTHER_TAIL: Readonly<Record<BubblePlace['tail'], BubblePlace['tail']>> = { left: 'right', right: 'left', up: 'up', down: 'down' };

function mirror({ at, gifts, penalties, bubble }: SeatPlace, width: number): SeatPlace {
  return {
    at: { x: width - at.x, y: at.y },
    gifts: { x: width - gifts.x, y: gifts.y },
    penalties: OTHER_SIDE[penalties],
    bubble: bubble && { ...bubble, x: width - bubble.x - bubble.width, tail: OTHER_TAIL[bubble.tail] },
  };
}

/** The dotted path of a gift, from the giver's portrait past the gift to the receiver's. */
export function giftPath(places: ScreenPlaces, giver: Seat, receiver: Seat, by: CardPlace): string {
  const from = places.seatPlace(giver).at;
  const to = places.seatPlace(receiver).at;
  return `M${from.x} ${from.y}Q${mid(from.x, by.x, 0.55)} ${mid(from.y, by.y, 0.95)} ${by.x} ${by.y}Q${mid(by.x, to.x, 0.65)} ${mid(by.y, to.y, 0.25)} ${to.x} ${to.y}`;
}

/** Seats in reading order: clockwise, beginning at the viewer's left hand. */
export function seatsClockwise(viewer: Seat | null, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let seat = leftOf(viewer ?? 0, seats); order.length < seats; seat = leftOf(seat, seats)) order.push(seat);
  return order;
}
