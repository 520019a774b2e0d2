export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ScreenArea extends Size {
  /** Where the header ends: no bubble covers it. */
  readonly top: number;
}

export interface PlacementHints {
  readonly beside?: boolean;
  readonly high?: boolean;
  /** What else the bubble keeps clear of. */
  readonly clear?: readonly Box[];
}

/** The position of a bubble, and the side its tail leaves from. */
export interface BubblePosition {
  readonly left: number;
  readonly top: number;
  readonly tail: 'up' | 'down' | 'left' | 'right' | null;
}

const GAP = 16;
const EDGE = 12;
/** Below this width a bubble in the middle would hide the board. */
const NARROW = 700;
/** The same of the height. */
const LOW = 500;

type Tail = BubblePosition['tail'];

/**
 * Beside its subject: below, above, right or left of it; else along an edge of the screen. Of these the first that covers
 * nothing needed, or the one that covers least.
 */
export function placeBubble(
  target: Box | null,
  bubble: Size,
  screen: ScreenArea,
  { beside = false, high = false, clear = [] }: PlacementHints = {},
): BubblePosition {
  const highest = screen.top + EDGE;
  const lowest = Math.max(highest, screen.height - bubble.height - EDGE);
  const clampX = (left: number) => Math.max(EDGE, Math.min(left, screen.width - bubble.width - EDGE));
  const clampY = (top: number) => Math.min(Math.max(highest, top), lowest);
  const at = (left: number, top: number, tail: Tail = null): BubblePosition => ({ left: clampX(left), top: clampY(top), tail });
  const middle = (screen.width - bubble.width) / 2;
  const narrow = screen.width < NARROW;
  const needed = target === null ? clear : [target, ...clear];
  const least = (spots: readonly BubblePosition[]): BubblePosition =>
    spots.reduce((best, spot) => (covered(spot, bubble, needed) < covered(best, bubble, needed) ? spot : best));
  const edges = [
    at(middle, highest),
    at(middle, lowest),
    at(0, highest),
    at(screen.width, highest),
    at(0, lowest),
    at(screen.width, lowest),
  ];
  if (high && narrow) return least(edges);
  if (target === null) {
    const usual = narrow ? at(middle, lowest) : screen.height < LOW ? at(0, lowest) : at(middle, (screen.height - bubble.height) / 2);
    return least([usual, ...edges]);
  }
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const midX = target.left + target.width / 2 - bubble.width / 2;
  const midY = target.top + target.height / 2 - bubble.height / 2;
  const stacked = [at(midX, bottom + GAP, 'up'), at(midX, target.top - GAP - bubble.height, 'down')];
  const abreast = [at(right + GAP, midY, 'left'), at(target.left - GAP - bubble.width, midY, 'right')];
  const pointing = (beside ? [...abreast, ...stacked] : [...stacked, ...abreast]).filter((spot) => covered(spot, bubble, [target]) === 0);
  return least([...pointing, ...edges.toReversed()]);
}

/** How much of the needed parts a bubble at this spot would hide, as shares of each: half a picture rather than a whole button. */
function covered({ left, top }: BubblePosition, { width, height }: Size, parts: readonly Box[]): number {
  const overlap = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
  return parts.reduce(
    (sum, part) =>
      sum + (overlap(left, width, part.left, part.width) * overlap(top, height, part.top, part.height)) / (part.width * part.height),
    0,
  );
}
