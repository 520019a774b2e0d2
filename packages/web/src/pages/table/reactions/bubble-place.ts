export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** far: below, without touching the portrait. */
type Side = 'above' | 'below' | 'right' | 'left' | 'far';

export interface BubblePlace extends Box {
  /** The side of the portrait on which the bubble is. */
  readonly side: Side;
}

interface Taken {
  /** Never covered. */
  readonly controls: readonly Box[];
  /** Covered only where there is no other place. */
  readonly names: readonly Box[];
}

const GAP = 9;
const MARGIN = 6;
const FARTHEST = 180;
const STEP = 12;

/** The place for a bubble at a portrait, within the screen; null where there is none. With `far` it may be at a distance. */
export function bubblePlace(
  portrait: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  { controls, names }: Taken,
  far: boolean,
): BubblePlace | null {
  const inside = { left: MARGIN, top: MARGIN, width: screen.width - 2 * MARGIN, height: screen.height - 2 * MARGIN };
  const isFree = (place: Box) => holds(inside, place) && !controls.some((box) => overlap(place, box));
  const near = nearPlaces(portrait, bubble, screen).filter(isFree);
  const best = near.find((place) => !names.some((box) => overlap(place, box))) ?? near[0];
  return best ?? (far ? farPlaces(portrait, bubble, screen).find(isFree) : undefined) ?? null;
}

function nearPlaces(portrait: Box, { width, height }: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>): BubblePlace[] {
  const left = within(portrait.left + (portrait.width - width) / 2, screen.width - width);
  const top = within(portrait.top + (portrait.height - height) / 2, screen.height - height);
  return [
    { side: 'above', left, top: portrait.top - GAP - height, width, height },
    { side: 'right', left: portrait.left + portrait.width + GAP, top, width, height },
    { side: 'left', left: portrait.left - GAP - width, top, width, height },
    { side: 'below', left, top: portrait.top + portrait.height + GAP, width, height },
  ];
}

/** From the nearest to the farthest row below the portrait. */
function farPlaces(portrait: Box, { width, height }: Pick<Box, 'width' | 'height'>, screen: Pick<Box, 'width' | 'height'>): BubblePlace[] {
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
