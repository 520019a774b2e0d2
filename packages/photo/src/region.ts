import { ACROSS, areApart, type Box, D, following, NORMAL_D, NORMAL_X, NORMAL_Y, type Outline, STRIDE, UP, X, Y } from './outline.ts';

/** What lies inside all of some outlines and outside all of the others. */
export interface Region {
  readonly inside: readonly Outline[];
  readonly outside: readonly Outline[];
}

/** Told of every stretch of border: where on which edge it starts and ends (0 and 1 are the edge's ends), the region on its left. True stops. */
type Found = (outline: Outline, edge: number, from: number, to: number) => boolean;

const atOnce: Found = () => true;

/** Positive area, exactly: a shared edge or corner is none (P-73*). */
export function hasArea(region: Region): boolean {
  return someBorder(region, atOnce);
}

/** The area as measured in the plane one unit before the camera. For display: rounded as usual. */
export function areaOf(region: Region): number {
  let twice = 0;
  someBorder(region, (outline, edge, from, to) => {
    const a = pointOn(outline, edge, from);
    const b = pointOn(outline, edge, to);
    twice += a.x * b.y - b.x * a.y;
    return false;
  });
  return Math.max(0, twice / 2);
}

/** Which edges of a convex outline have something on them that none of the parts covers. */
export function uncoveredEdges(outline: Outline, parts: readonly Outline[]): number[] {
  const walk: Walk = { all: [outline, ...parts], insideCount: 1, own: 0 };
  return Array.from({ length: outline.size }, (_, edge) => edge).filter((edge) => someBorderOn(walk, edge * STRIDE, atOnce));
}

interface Walk {
  /** First those that the region lies inside of, then those it lies outside of. */
  readonly all: readonly Outline[];
  readonly insideCount: number;
  /** Along the edges of which the walk goes. */
  own: number;
}

/**
 * A region that has an area has a border, and every stretch of its border lies on an edge of one of the outlines,
 * forwards on those it lies inside of and backwards on those it lies outside of. So it is enough to walk along all edges
 * and look at what is just left of them.
 */
function someBorder({ inside, outside }: Region, found: Found): boolean {
  const box = commonBox(inside);
  if (box.left > box.right || box.bottom > box.top) return false;
  const all = inside.slice();
  for (const outline of outside) if (!areApart(outline.box, box)) all.push(outline);
  const walk: Walk = { all, insideCount: inside.length, own: 0 };
  for (; walk.own < all.length; walk.own++) {
    const outline = all[walk.own] as Outline;
    for (let edge = 0; edge < outline.corners.length; edge += STRIDE) {
      if (!isBeside(outline, edge, box) && someBorderOn(walk, edge, found)) return true;
    }
  }
  return false;
}

/** Where the walk along an edge enters or leaves another outline, as the fraction numerator / denominator of the way. */
interface Crossing {
  at: number;
  numerator: number;
  denominator: number;
  of: number;
}

/** Room for the crossings of one walk along an edge, used again for every walk. */
const crossings: Crossing[] = [];
let crossingCount = 0;
/** By outline: whether the place just reached is on the wrong side of it. */
const wrong: boolean[] = [];

function someBorderOn(walk: Walk, edge: number, found: Found): boolean {
  const { all, insideCount, own } = walk;
  const outline = all[own] as Outline;
  const backwards = own >= insideCount;
  let wrongs = 0;
  crossingCount = 0;
  for (let other = 0; other < all.length; other++) {
    if (other === own) continue;
    const before = crossingCount;
    const startsInside = cross(outline, edge, backwards, all[other] as Outline, other, false);
    wrong[other] = startsInside !== other < insideCount;
    if (wrong[other] === true && crossingCount === before) return false;
    if (wrong[other] === true) wrongs++;
    if (other > own || !touched) continue;
    // Two outlines may share a stretch of border. Only the first of them counts it: just right of it the later one is on the wrong side of the first.
    const slot = all.length + other;
    wrong[slot] = cross(outline, edge, backwards, all[other] as Outline, slot, true) !== other < insideCount;
    if (wrong[slot] === true) wrongs++;
  }
  sortCrossings();
  let last: Crossing | undefined;
  for (let index = 0; index < crossingCount; index++) {
    const crossing = crossings[index] as Crossing;
    if (wrongs === 0 && (last === undefined ? crossing.numerator > 0 : isBefore(last, crossing))) {
      if (tell(found, outline, edge, backwards, last?.at ?? 0, crossing.at)) return true;
    }
    wrong[crossing.of] = wrong[crossing.of] !== true;
    wrongs += wrong[crossing.of] === true ? 1 : -1;
    last = crossing;
  }
  if (wrongs > 0 || (last !== undefined && last.numerator === last.denominator)) return false;
  return tell(found, outline, edge, backwards, last?.at ?? 0, 1);
}

function tell(found: Found, outline: Outline, edge: number, backwards: boolean, from: number, to: number): boolean {
  return backwards ? found(outline, edge, 1 - from, 1 - to) : found(outline, edge, from, to);
}

/** Whether a corner of the outline crossed last lies exactly on the line. */
let touched = false;

/**
 * Notes where a line just left of the edge (or just right of it) crosses the other outline, and tells whether the edge starts inside.
 * Corners exactly on the edge's line count as lying on its far side: this is what "just left" means, and it leaves no special cases.
 */
function cross(outline: Outline, edge: number, backwards: boolean, other: Outline, of: number, onRight: boolean): boolean {
  const start = backwards ? following(outline, edge) : edge;
  const end = backwards ? edge : following(outline, edge);
  const sign = backwards ? -1 : 1;
  const nx = sign * (outline.corners[edge + NORMAL_X] as number);
  const ny = sign * (outline.corners[edge + NORMAL_Y] as number);
  const nd = sign * (outline.corners[edge + NORMAL_D] as number);
  const { corners } = other;
  let previous = corners.length - STRIDE;
  let side = nx * (corners[previous + X] as number) + ny * (corners[previous + Y] as number) + nd * (corners[previous + D] as number);
  let wasLeft = side > 0 || (onRight && side === 0);
  let startsInside = false;
  touched = false;
  for (let corner = 0; corner < corners.length; corner += STRIDE) {
    side = nx * (corners[corner + X] as number) + ny * (corners[corner + Y] as number) + nd * (corners[corner + D] as number);
    if (side === 0) touched = true;
    const isLeft = side > 0 || (onRight && side === 0);
    if (isLeft !== wasLeft && noteCrossing(outline.corners, start, end, corners, previous, of)) startsInside = !startsInside;
    wasLeft = isLeft;
    previous = corner;
  }
  return startsInside;
}

/** Tells whether the crossing with the other outline's edge comes before the start; notes it when it is on the way. */
function noteCrossing(own: Float64Array, start: number, end: number, other: Float64Array, edge: number, of: number): boolean {
  const nx = other[edge + NORMAL_X] as number;
  const ny = other[edge + NORMAL_Y] as number;
  const nd = other[edge + NORMAL_D] as number;
  const fromStart = nx * (own[start + X] as number) + ny * (own[start + Y] as number) + nd * (own[start + D] as number);
  const fromEnd = nx * (own[end + X] as number) + ny * (own[end + Y] as number) + nd * (own[end + D] as number);
  if ((fromStart > 0 && fromEnd > 0) || (fromStart < 0 && fromEnd < 0)) {
    // These products may be rounded. They come near each other only for crossings near infinity, and no figure is there.
    return Math.abs(fromEnd) * (own[start + D] as number) > Math.abs(fromStart) * (own[end + D] as number);
  }
  const numerator = Math.abs(fromStart);
  const denominator = numerator + Math.abs(fromEnd);
  const crossing = (crossings[crossingCount] ??= { at: 0, numerator: 0, denominator: 1, of: 0 });
  crossing.at = numerator / denominator;
  crossing.numerator = numerator;
  crossing.denominator = denominator;
  crossing.of = of;
  crossingCount++;
  return false;
}

/** Rounded quotients of whole numbers keep their order, so they decide unless they are equal. */
function isBefore(one: Crossing, other: Crossing): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.numerator === other.numerator && one.denominator === other.denominator) return false;
  return BigInt(one.numerator) * BigInt(other.denominator) < BigInt(other.numerator) * BigInt(one.denominator);
}

function sortCrossings(): void {
  for (let index = 1; index < crossingCount; index++) {
    const moving = crossings[index] as Crossing;
    let place = index;
    for (; place > 0 && isBefore(moving, crossings[place - 1] as Crossing); place--) crossings[place] = crossings[place - 1] as Crossing;
    crossings[place] = moving;
  }
}

function pointOn(outline: Outline, edge: number, part: number): { x: number; y: number } {
  const { corners } = outline;
  const next = following(outline, edge);
  const between = (axis: number) => (corners[edge + axis] as number) * (1 - part) + (corners[next + axis] as number) * part;
  const depth = between(D);
  return { x: between(X) / depth, y: between(Y) / depth };
}

function commonBox(outlines: readonly Outline[]): Box {
  let [left, right, bottom, top] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const { box } of outlines) {
    if (box.left > left) left = box.left;
    if (box.right < right) right = box.right;
    if (box.bottom > bottom) bottom = box.bottom;
    if (box.top < top) top = box.top;
  }
  return { left, right, bottom, top };
}

function isBeside(outline: Outline, edge: number, { left, right, bottom, top }: Box): boolean {
  const { corners } = outline;
  const next = following(outline, edge);
  const across = corners[edge + ACROSS] as number;
  const nextAcross = corners[next + ACROSS] as number;
  if ((across < left && nextAcross < left) || (across > right && nextAcross > right)) return true;
  const up = corners[edge + UP] as number;
  const nextUp = corners[next + UP] as number;
  return (up < bottom && nextUp < bottom) || (up > top && nextUp > top);
}
