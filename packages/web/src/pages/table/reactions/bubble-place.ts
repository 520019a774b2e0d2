export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

export interface BubblePlace extends Box {
  /** The side of the portrait on which the bubble is. */
  readonly side: Side;
}

const GAP = 9;
const MARGIN = 6;

/** A place beside the portrait, within the screen, that covers none of the taken boxes; null where there is none. */
export function bubblePlace(
  portrait: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): BubblePlace | null {
  const { width, height } = bubble;
  const left = within(portrait.left + (portrait.width - width) / 2, screen.width - width);
  const top = within(portrait.top + (portrait.height - height) / 2, screen.height - height);
  const places: readonly BubblePlace[] = [
    { side: 'above', left, top: portrait.top - GAP - height, width, height },
    { side: 'right', left: portrait.left + portrait.width + GAP, top, width, height },
    { side: 'left', left: portrait.left - GAP - width, top, width, height },
    { side: 'below', left, top: portrait.top + portrait.height + GAP, width, height },
  ];
  const inside = { left: MARGIN, top: MARGIN, width: screen.width - 2 * MARGIN, height: screen.height - 2 * MARGIN };
  return places.find((place) => holds(inside, place) && !taken.some((box) => overlap(place, box))) ?? null;
}

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most - MARGIN));

const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
