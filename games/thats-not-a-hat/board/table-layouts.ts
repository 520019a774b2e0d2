import type { Layout, Point } from '@parlour/ui/seats/seat-geometry.ts';

/** Where penalty cards lie, seen from the portrait they belong to. */
export type PenaltySide = 'left' | 'right' | 'below' | 'felt';

export interface SeatPlace {
  /** The middle of the portrait. */
  readonly at: Point;
  /** The middle of the gifts before it. */
  readonly gifts: Point;
  readonly penalties: PenaltySide;
  /** On a low screen it is found where it covers least. */
  readonly bubble: BubblePlace | null;
}

/** A speech bubble: its upper left corner, and the side on which its tail leaves for the portrait. */
export interface BubblePlace extends Point {
  readonly width: number;
  readonly tail: 'up' | 'down' | 'left' | 'right';
}

/** One layout with given places: the left half and the far end are given, the right half mirrors the left. */
export interface TableLayout {
  readonly portrait: number;
  readonly yourPortrait: number;
  /** Width of a card that lies alone before its owner, of one of two, of the gift on its way, and of the shop's. */
  readonly card: number;
  readonly pair: number;
  readonly parcel: number;
  readonly shopCard: number;
  /** The least distance of two gifts: on a small screen their captions are wider than they are. */
  readonly spread?: number;
  readonly penaltyCard: number;
  readonly shop: Point;
  /** The middle of your penalty cards, beside one gift of yours and beside two. */
  readonly yourPenalties: readonly [Point, Point];
  readonly you: SeatPlace;
  /** Clockwise from your left hand. */
  readonly left: readonly SeatPlace[];
  /** Opposite you, when the number of seats is even. */
  readonly far: SeatPlace | null;
}

type BalloonPlace = readonly [x: number, y: number, width: number, tail: BubblePlace['tail']];

const place = (
  [x, y]: readonly [number, number],
  [gx, gy]: readonly [number, number],
  penalties: PenaltySide,
  balloon?: BalloonPlace,
): SeatPlace => ({
  at: { x, y },
  gifts: { x: gx, y: gy },
  penalties,
  bubble: balloon === undefined ? null : { x: balloon[0], y: balloon[1], width: balloon[2], tail: balloon[3] },
});

type Plans = Readonly<Record<number, TableLayout>>;

const WIDE: Omit<TableLayout, 'left' | 'far'> = {
  portrait: 88,
  yourPortrait: 100,
  card: 96,
  pair: 84,
  parcel: 108,
  shopCard: 112,
  penaltyCard: 32,
  shop: { x: 640, y: 360 },
  yourPenalties: [
    { x: 774, y: 522 },
    { x: 808, y: 522 },
  ],
  you: place([640, 704], [640, 541], 'felt', [312, 566, 280, 'down']),
};

const WIDE_EVEN = { shop: { x: 640, y: 386 }, shopCard: 96 };
const WIDE_CROWD = {
  portrait: 78,
  card: 78,
  pair: 70,
  parcel: 92,
  shopCard: 92,
  you: place([640, 704], [606, 541], 'felt', [336, 576, 250, 'down']),
  yourPenalties: [
    { x: 742, y: 522 },
    { x: 746, y: 522 },
  ],
} as const;

const wide: Plans = {
  2: {
    ...WIDE,
    ...WIDE_EVEN,
    card: 84,
    pair: 84,
    shopCard: 84,
    shop: { x: 640, y: 386 },
    left: [],
    far: place([640, 150], [640, 278], 'right', [282, 104, 280, 'right']),
  },
  3: { ...WIDE, left: [place([222, 250], [348, 326], 'left', [30, 100, 290, 'down'])], far: null },
  4: {
    ...WIDE,
    pair: 80,
    left: [place([146, 392], [300, 392], 'below', [30, 212, 290, 'down'])],
    far: place([640, 150], [784, 240], 'right', [282, 104, 280, 'right']),
  },
  5: {
    ...WIDE,
    left: [place([150, 440], [292, 428], 'below', [34, 258, 296, 'down']), place([372, 166], [432, 296], 'left', [20, 206, 288, 'right'])],
    far: null,
  },
  6: {
    ...WIDE,
    ...WIDE_EVEN,
    ...WIDE_CROWD,
    left: [place([190, 508], [338, 478], 'left', [20, 352, 288, 'down']), place([206, 250], [344, 304], 'left', [20, 100, 290, 'down'])],
    far: place([640, 146], [640, 258], 'right', [290, 100, 276, 'right']),
  },
  7: {
    ...WIDE,
    ...WIDE_CROWD,
    left: [
      place([262, 556], [392, 500], 'left', [14, 606, 196, 'up']),
      place([144, 352], [282, 384], 'below', [16, 208, 240, 'down']),
      place([404, 170], [444, 284], 'left', [80, 92, 280, 'right']),
    ],
    far: null,
  },
  8: {
    ...WIDE,
    ...WIDE_EVEN,
    ...WIDE_CROWD,
    left: [
      place([276, 562], [402, 504], 'left', [14, 606, 196, 'up']),
      place([140, 388], [278, 392], 'below', [14, 252, 206, 'down']),
      place([270, 216], [396, 284], 'left', [20, 92, 230, 'right']),
    ],
    far: place([640, 146], [640, 256], 'right', [290, 100, 276, 'right']),
  },
};

/** In a tall table speech always appears at the same place, above its gift; only the tail moves. */
const UP: BalloonPlace = [12, 352, 232, 'up'];
const LOW: BalloonPlace = [12, 368, 232, 'up'];
const DOWN: BalloonPlace = [12, 352, 232, 'down'];

const TALL: Omit<TableLayout, 'left' | 'far'> = {
  portrait: 54,
  yourPortrait: 66,
  card: 58,
  pair: 50,
  parcel: 78,
  shopCard: 62,
  penaltyCard: 19,
  shop: { x: 180, y: 276 },
  yourPenalties: [
    { x: 274, y: 466 },
    { x: 288, y: 466 },
  ],
  you: place([180, 560], [196, 466], 'felt', DOWN),
};

const TALL_CROWD = { portrait: 46, card: 46, pair: 38, parcel: 70, shopCard: 56, penaltyCard: 16 };
const TALL_FAR = place([180, 110], [180, 194], 'right', UP);

const portrait: Plans = {
  2: {
    ...TALL,
    spread: 74,
    shop: { x: 180, y: 282 },
    you: place([180, 560], [184, 478], 'felt', DOWN),
    left: [],
    far: place([180, 114], [180, 206], 'right', UP),
  },
  3: { ...TALL, left: [place([66, 136], [94, 258], 'below', UP)], far: null },
  4: { ...TALL, shop: { x: 180, y: 282 }, pair: 44, left: [place([42, 232], [102, 250], 'below', UP)], far: TALL_FAR },
  5: { ...TALL, pair: 40, left: [place([42, 262], [106, 288], 'below', UP), place([112, 112], [130, 198], 'left', UP)], far: null },
  6: {
    ...TALL,
    ...TALL_CROWD,
    shop: { x: 180, y: 284 },
    left: [place([38, 284], [98, 304], 'below', LOW), place([74, 146], [98, 220], 'left', LOW)],
    far: place([180, 108], [180, 192], 'right', LOW),
  },
  7: {
    ...TALL,
    ...TALL_CROWD,
    shop: { x: 180, y: 262 },
    left: [
      place([36, 300], [98, 314], 'below', LOW),
      place([40, 204], [98, 246], 'below', LOW),
      place([124, 110], [136, 180], 'left', LOW),
    ],
    far: null,
  },
  8: {
    ...TALL,
    ...TALL_CROWD,
    shop: { x: 180, y: 266 },
    left: [place([35, 304], [96, 314], 'below', LOW), place([35, 214], [94, 254], 'below', LOW), place([86, 132], [98, 194], 'left', LOW)],
    far: place([180, 108], [180, 184], 'right', LOW),
  },
};

/** On a low screen answers are given in the two lower corners. */
const LOW_TABLE: Omit<TableLayout, 'left' | 'far'> = {
  portrait: 46,
  yourPortrait: 50,
  card: 46,
  pair: 42,
  parcel: 58,
  shopCard: 48,
  penaltyCard: 18,
  shop: { x: 350, y: 162 },
  yourPenalties: [
    { x: 420, y: 278 },
    { x: 438, y: 278 },
  ],
  you: place([350, 348], [350, 282], 'felt'),
};
const LOW_EVEN = { shopCard: 40, shop: { x: 350, y: 194 } };
const LOW_CROWD = { portrait: 40, card: 38, pair: 34, parcel: 50, shopCard: 40, penaltyCard: 16 };
const LOW_FAR = place([350, 72], [350, 138], 'right');

const landscape: Plans = {
  2: { ...LOW_TABLE, ...LOW_EVEN, card: 42, spread: 74, shop: { x: 350, y: 199 }, left: [], far: place([350, 72], [350, 147], 'right') },
  3: { ...LOW_TABLE, left: [place([130, 112], [204, 152], 'left')], far: null },
  4: { ...LOW_TABLE, ...LOW_EVEN, left: [place([84, 176], [164, 188], 'below')], far: LOW_FAR },
  5: {
    ...LOW_TABLE,
    ...LOW_CROWD,
    left: [place([84, 212], [164, 220], 'below'), place([190, 88], [236, 142], 'left')],
    far: null,
  },
  6: {
    ...LOW_TABLE,
    ...LOW_EVEN,
    ...LOW_CROWD,
    left: [place([84, 226], [168, 228], 'left'), place([128, 102], [202, 136], 'left')],
    far: LOW_FAR,
  },
  7: {
    ...LOW_TABLE,
    ...LOW_CROWD,
    left: [place([112, 262], [188, 258], 'left'), place([70, 166], [152, 178], 'below'), place([206, 84], [238, 138], 'left')],
    far: null,
  },
  8: {
    ...LOW_TABLE,
    ...LOW_EVEN,
    ...LOW_CROWD,
    left: [place([112, 262], [188, 258], 'left'), place([66, 176], [150, 186], 'below'), place([132, 92], [204, 128], 'left')],
    far: LOW_FAR,
  },
};

const TV: Omit<TableLayout, 'left' | 'far'> = {
  ...WIDE,
  portrait: 96,
  penaltyCard: 38,
  shop: { x: 640, y: 322 },
  yourPenalties: [
    { x: 774, y: 496 },
    { x: 800, y: 496 },
  ],
  you: place([640, 634], [640, 506], 'felt', [290, 520, 290, 'down']),
};

const TV_FAR = place([640, 158], [640, 284], 'right', [256, 112, 310, 'right']);
const TV_EVEN = { shop: { x: 640, y: 394 }, shopCard: 84, card: 80, pair: 76, portrait: 88 };
const TV_CROWD = {
  portrait: 82,
  card: 76,
  pair: 68,
  parcel: 92,
  shopCard: 84,
  penaltyCard: 36,
  you: place([640, 634], [606, 506], 'felt', [290, 520, 290, 'down']),
  yourPenalties: [
    { x: 742, y: 496 },
    { x: 748, y: 496 },
  ],
} as const;

const tv: Plans = {
  2: { ...TV, ...TV_EVEN, left: [], far: TV_FAR },
  3: { ...TV, left: [place([222, 236], [352, 318], 'left', [20, 100, 304, 'down'])], far: null },
  4: { ...TV, ...TV_EVEN, left: [place([146, 372], [296, 376], 'below', [20, 190, 304, 'down'])], far: TV_FAR },
  5: {
    ...TV,
    left: [place([150, 396], [292, 410], 'below', [20, 216, 304, 'down']), place([372, 162], [432, 302], 'left', [14, 206, 290, 'right'])],
    far: null,
  },
  6: {
    ...TV,
    ...TV_EVEN,
    ...TV_CROWD,
    left: [place([200, 470], [340, 448], 'left', [12, 308, 272, 'down']), place([206, 244], [344, 300], 'left', [20, 100, 300, 'down'])],
    far: TV_FAR,
  },
  7: {
    ...TV,
    ...TV_CROWD,
    left: [
      place([250, 480], [386, 452], 'left', [14, 552, 220, 'up']),
      place([140, 314], [284, 350], 'below', [14, 164, 250, 'down']),
      place([404, 160], [444, 280], 'left', [60, 98, 290, 'right']),
    ],
    far: null,
  },
  8: {
    ...TV,
    ...TV_EVEN,
    ...TV_CROWD,
    left: [
      place([270, 496], [404, 470], 'left', [14, 562, 220, 'up']),
      place([136, 326], [280, 362], 'below', [14, 192, 212, 'down']),
      place([266, 204], [396, 270], 'left', [10, 100, 206, 'right']),
    ],
    far: TV_FAR,
  },
};

export const TABLE_LAYOUTS: Readonly<Record<Layout, Plans>> = { wide, portrait, landscape, tv };
