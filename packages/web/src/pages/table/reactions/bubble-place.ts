export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** far: below, without touching the portrait. */
type Side = 'above' | 'below' | 'right' | 'left' | 'far';

export interface BubblePlace extends Box {
  /** The side of the portrait on which the bubble is. */
  readonly side: Side;
}

const GAP = 9;
const MARGIN = 6;
const FARTHEST = 180;
const STEP = 12;
/** So far from its corners is the point of a bubble. */
const CORNER = 16;

/**
 * The place for a bubble at a portrait, within the screen, that covers nothing of what is taken; null where there is none. With `far`
 * it may be at a distance.
 */
export function bubblePlace(portrait: Box, bubble: Size, screen: Size, taken: readonly Box[], far: boolean): BubblePlace | null {
  const inside = { left: MARGIN, top: MARGIN, width: screen.width - 2 * MARGIN, height: screen.height - 2 * MARGIN };
  const isFree = (place: Box) => holds(inside, place) && !taken.some((box) => overlap(place, box));
  const places = [...nearPlaces(portrait, bubble, screen), ...(far ? farPlaces(portrait, bubble, screen) : [])];
  return places.find(isFree) ?? null;
}

/** Above in the middle, else beside, else below, else moved to the side as far as the bubble still points at the portrait. */
function nearPlaces(portrait: Box, { width, height }: Size, screen: Size): BubblePlace[] {
  const middle = portrait.left + portrait.width / 2;
  const top = within(portrait.top + (portrait.height - height) / 2, screen.height - height);
  const above = portrait.top - GAP - height;
  const below = portrait.top + portrait.height + GAP;
  const row = (side: Side, at: number, shift: number) => ({
    side,
    left: within(middle - width / 2 + shift, screen.width - width),
    top: at,
    width,
    height,
  });
  const most = Math.max(0, width / 2 - CORNER);
  const shifts = [-1, 1, -2, 2].map((part) => (part / 2) * most);
  return [
    row('above', above, 0),
    { side: 'right', left: portrait.left + portrait.width + GAP, top, width, height },
    { side: 'left', left: portrait.left - GAP - width, top, width, height },
    row('below', below, 0),
    ...shifts.map((shift) => row('above', above, shift)),
    ...shifts.map((shift) => row('below', below, shift)),
  ];
}

/** From the nearest to the farthest row below the portrait. */
function farPlaces(portrait: Box, { width, height }: Size, screen: Size): BubblePlace[] {
  const bottom = portrait.top + portrait.height;
  const middle = portrait.left + (portrait.width - width) / 2;
  return Array.from({ length: FARTHEST / STEP }, (_, row) => bottom + GAP + row * STEP).flatMap((top) =>
    Array.from({ length: 15 }, (_, index) => middle + (index % 2 === 0 ? -1 : 1) * Math.ceil(index / 2) * STEP).map((left) => ({
      side: 'far' as const,
      left: within(left, screen.width - width),
      top,
      width,
      height,
    })),
  );
}

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));

const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
