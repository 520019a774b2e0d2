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
}

/** The position of a bubble, and the side its tail leaves from. */
export interface BubblePosition {
  readonly left: number;
  readonly top: number;
  readonly tail: 'up' | 'down' | 'left' | 'right' | null;
}

type Candidate = readonly [fits: boolean, spot: BubblePosition];

const GAP = 16;
const EDGE = 12;
/** Below this width a bubble in the middle would hide the board. */
const NARROW = 700;

/** Beside its subject: below, above, right or left of it, where there is room; else in the middle of the lower part. */
export function placeBubble(
  target: Box | null,
  bubble: Size,
  screen: ScreenArea,
  { beside = false, high = false }: PlacementHints = {},
): BubblePosition {
  const highest = screen.top + EDGE;
  const lowest = screen.height - bubble.height - EDGE;
  const clampX = (left: number) => Math.min(Math.max(EDGE, left), screen.width - bubble.width - EDGE);
  const clampY = (top: number) => Math.min(Math.max(highest, top), lowest);
  const centred = clampX((screen.width - bubble.width) / 2);
  if (high && screen.width < NARROW) return { left: centred, top: highest, tail: null };
  if (target === null) {
    if (screen.width < NARROW) return { left: centred, top: clampY(lowest), tail: null };
    return { left: centred, top: clampY((screen.height - bubble.height) / 2), tail: null };
  }
  const middleX = clampX(target.left + target.width / 2 - bubble.width / 2);
  const middleY = clampY(target.top + target.height / 2 - bubble.height / 2);
  const below = Math.max(highest, target.top + target.height + GAP);
  const above = target.top - GAP - bubble.height;
  const right = target.left + target.width + GAP;
  const left = target.left - GAP - bubble.width;
  const stacked: readonly Candidate[] = [
    [below + bubble.height + EDGE <= screen.height, { left: middleX, top: below, tail: 'up' }],
    [above >= highest, { left: middleX, top: above, tail: 'down' }],
  ];
  const abreast: readonly Candidate[] = [
    [right + bubble.width + EDGE <= screen.width, { left: right, top: middleY, tail: 'left' }],
    [left >= EDGE, { left, top: middleY, tail: 'right' }],
  ];
  const found = (beside ? [...abreast, ...stacked] : [...stacked, ...abreast]).find(([fits]) => fits);
  if (found !== undefined) return found[1];
  return { left: middleX, top: clampY(target.top + target.height - bubble.height - GAP), tail: null };
}
