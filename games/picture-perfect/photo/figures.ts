import { DECORATION_OUTLINES, GUEST_OUTLINES } from './outlines.data.ts';

export const GUEST_IDS = [
  'old-gentleman',
  'wheelchair-gentleman',
  'man-in-tails',
  'moustache-man',
  'butler',
  'boy',
  'lady-red',
  'lady-yellow',
  'grandmother',
  'lady-green',
  'big-hat',
  'girl',
  'dog',
  'plant',
] as const;
export type GuestId = (typeof GUEST_IDS)[number];

export const DECORATION_IDS = [
  'cake',
  'vase',
  'candelabra',
  'champagne',
  'gramophone',
  'gift',
  'bucket',
  'fruit',
  'telephone',
  'candle',
] as const;
export type DecorationId = (typeof DECORATION_IDS)[number];

export type Kind = 'man' | 'woman' | 'none';
export type HeightClass = 'low' | 'middle' | 'tall';

/** Tenths of a millimetre. x runs right as the camera sees it, y up from where the figure stands. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A simple polygon, counter-clockwise. */
export type Shape = readonly Point[];

interface CutOut {
  readonly cutout: Shape;
  /** How far the cut-out reaches left and right of the stand's middle, and up. */
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

export interface Guest extends CutOut {
  readonly id: GuestId;
  readonly kind: Kind;
  readonly class: HeightClass;
  /** The printed image without its white border (P-73). */
  readonly image: Shape;
  /** Eyes, nose and mouth (P-74); the plant has none. */
  readonly face: Shape | null;
}

export interface Decoration extends CutOut {
  readonly id: DecorationId;
}

/** Width and depth of what a cut-out stands on (P-83*). */
export const GUEST_STAND = { width: 260, depth: 120 } as const;
export const DECORATION_STAND = { width: 160, depth: 80 } as const;

const PEOPLE: Readonly<Record<GuestId, readonly [Kind, HeightClass]>> = {
  'old-gentleman': ['man', 'middle'],
  'wheelchair-gentleman': ['man', 'low'],
  'man-in-tails': ['man', 'tall'],
  'moustache-man': ['man', 'tall'],
  butler: ['man', 'middle'],
  boy: ['man', 'low'],
  'lady-red': ['woman', 'tall'],
  'lady-yellow': ['woman', 'middle'],
  grandmother: ['woman', 'middle'],
  'lady-green': ['woman', 'tall'],
  'big-hat': ['woman', 'tall'],
  girl: ['woman', 'low'],
  dog: ['none', 'low'],
  plant: ['none', 'tall'],
};

export const GUESTS: Readonly<Record<GuestId, Guest>> = byId(GUEST_IDS, (id) => {
  const [kind, height] = PEOPLE[id];
  const { cutout, image, face } = GUEST_OUTLINES[id];
  return { id, kind, class: height, ...measured(cutout), image: shape(image), face: face === null ? null : shape(face) };
});

export const DECORATIONS: Readonly<Record<DecorationId, Decoration>> = byId(DECORATION_IDS, (id) => ({
  id,
  ...measured(DECORATION_OUTLINES[id]),
}));

export function byId<Id extends string, Thing>(ids: readonly Id[], make: (id: Id) => Thing): Record<Id, Thing> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Thing>;
}

function shape(points: string): Shape {
  return points.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number);
    if (x === undefined || y === undefined) throw new RangeError(`an outline has no point "${point}"`);
    return { x, y };
  });
}

function measured(points: string): CutOut {
  const cutout = shape(points);
  return {
    cutout,
    left: Math.min(...cutout.map(({ x }) => x)),
    right: Math.max(...cutout.map(({ x }) => x)),
    height: Math.max(...cutout.map(({ y }) => y)),
  };
}
