import { type Direction, product } from './camera.ts';
import { alongPlane, areApart, type Box, CORNER_SIZE, directionTo, following, type Outline, planeThrough } from './outline.ts';

/** The area inside all of some outlines and outside all of the others. */
export interface Region {
  readonly inside: readonly Outline[];
  readonly outside: readonly Outline[];
}

/**
 * Called for every stretch of border: where on which edge it starts and ends (0 and 1 are the edge's ends), the region on its left. True
 * stops.
 */
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

export interface Stretch {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/** The stretches of an outline's edges that none of the parts covers. */
export function uncoveredStretches(outline: Outline, parts: readonly Outline[]): Stretch[] {
  const walk: Walk = { all: [outline, ...parts], insideCount: 1, own: 0 };
  const stretches: Stretch[] = [];
  for (let corner = 0; corner < outline.stencil.length; corner += CORNER_SIZE) {
    someBorderOn(walk, corner, (_outline, _corner, from, to) => {
      const edge = corner / CORNER_SIZE;
      const last = stretches.at(-1);
      if (last?.edge === edge && last.to === from) stretches.pop();
      stretches.push({ edge, from: last?.edge === edge && last.to === from ? last.from : from, to });
      return false;
    });
  }
  return stretches;
}

interface Walk {
  /** First those that the region lies inside of, then those it lies outside of. */
  readonly all: readonly Outline[];
  readonly insideCount: number;
  /** The index of the outline whose edges are walked. */
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
    for (let edge = 0; edge < outline.stencil.length; edge += CORNER_SIZE) {
      if (!isBeside(directionTo(outline, edge), directionTo(outline, following(outline, edge)), box) && someBorderOn(walk, edge, found))
        return true;
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
/** By outline: whether the present point is on the wrong side of it. */
const wrong: boolean[] = [];

function someBorderOn(walk: Walk, edge: number, found: Found): boolean {
  const { all, insideCount, own } = walk;
  const outline = all[own] as Outline;
  const backwards = own >= insideCount;
  const next = following(outline, edge);
  const start = directionTo(outline, backwards ? next : edge);
  const end = directionTo(outline, backwards ? edge : next);
  let wrongs = 0;
  crossingCount = 0;
  for (let other = 0; other < all.length; other++) {
    if (other === own) continue;
    const before = crossingCount;
    const startsInside = cross(start, end, all[other] as Outline, other, false);
    const startsWrong = startsInside !== other < insideCount;
    if (startsWrong && crossingCount === before) return false;
    wrong[other] = startsWrong;
    if (startsWrong) wrongs++;
    if (other > own || !touched) continue;
    // Two outlines may share a stretch of border. Only the first of them counts it: just right of it the later one is on the wrong side of the first.
    const slot = all.length + other;
    const isShared = cross(start, end, all[other] as Outline, slot, true) !== other < insideCount;
    wrong[slot] = isShared;
    if (isShared) wrongs++;
  }
  sortCrossings();
  return someStretch(wrongs, found, outline, edge, backwards);
}

/** Walks from crossing to crossing, and tells each stretch that is on the right side of all outlines. */
function someStretch(wrongsAtStart: number, found: Found, outline: Outline, edge: number, backwards: boolean): boolean {
  let wrongs = wrongsAtStart;
  let last: Crossing | undefined;
  for (let index = 0; index < crossingCount; index++) {
    const crossing = crossings[index] as Crossing;
    const moved = last === undefined ? crossing.numerator > 0 : isBefore(last, crossing);
    if (wrongs === 0 && moved && found(outline, edge, along(last?.at ?? 0, backwards), along(crossing.at, backwards))) return true;
    wrong[crossing.of] = wrong[crossing.of] !== true;
    wrongs += wrong[crossing.of] === true ? 1 : -1;
    last = crossing;
  }
  if (wrongs > 0 || (last !== undefined && last.numerator === last.denominator)) return false;
  return found(outline, edge, along(last?.at ?? 0, backwards), along(1, backwards));
}

const along = (share: number, backwards: boolean): number => (backwards ? 1 - share : share);

let work = 0;

/** The work of a judgement: corners visited, and crossings compared. The same on every machine. */
export function workOf(judgement: () => unknown): number {
  const before = work;
  judgement();
  return work - before;
}

/** Whether a corner of the outline crossed last lies exactly on the line. */
let touched = false;

/**
 * Collects the crossings of a line just left of the way from start to end (or just right of it) with an outline; returns whether it starts
 * inside.
 * Corners exactly on the line count as lying on its far side: this is the meaning of "just left", and it leaves no special cases.
 */
function cross(start: Direction, end: Direction, outline: Outline, of: number, onRight: boolean): boolean {
  touched = false;
  if (isBeside(start, end, outline.box)) return false;
  const plane = planeThrough(start, end);
  const { stencil } = outline;
  const onLine = -product(plane, outline);
  work += stencil.length / CORNER_SIZE;
  let previous = stencil.length - CORNER_SIZE;
  let side = alongPlane(plane, stencil, previous);
  let wasLeft = side > onLine || (onRight && side === onLine);
  let startsInside = false;
  for (let corner = 0; corner < stencil.length; corner += CORNER_SIZE) {
    side = alongPlane(plane, stencil, corner);
    if (side === onLine) touched = true;
    const isLeft = side > onLine || (onRight && side === onLine);
    if (isLeft !== wasLeft && noteCrossing(start, end, outline, previous, of)) startsInside = !startsInside;
    wasLeft = isLeft;
    previous = corner;
  }
  return startsInside;
}

/** Returns whether the crossing with the outline's edge comes before the start; collects it when it is on the way. */
function noteCrossing(start: Direction, end: Direction, outline: Outline, edge: number, of: number): boolean {
  const plane = planeThrough(directionTo(outline, edge), directionTo(outline, following(outline, edge)));
  const fromStart = product(plane, start);
  const fromEnd = product(plane, end);
  if ((fromStart > 0 && fromEnd > 0) || (fromStart < 0 && fromEnd < 0)) {
    // These products may be rounded. They come near each other only for crossings near infinity, and no figure is there.
    return Math.abs(fromEnd) * start.d > Math.abs(fromStart) * end.d;
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
    work += index - place;
  }
}

function pointOn(outline: Outline, edge: number, part: number): { x: number; y: number } {
  const start = directionTo(outline, edge);
  const end = directionTo(outline, following(outline, edge));
  const depth = start.d * (1 - part) + end.d * part;
  return { x: (start.x * (1 - part) + end.x * part) / depth, y: (start.y * (1 - part) + end.y * part) / depth };
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

function isBeside(start: Direction, end: Direction, { left, right, bottom, top }: Box): boolean {
  const across = start.x / start.d;
  const endAcross = end.x / end.d;
  if ((across < left && endAcross < left) || (across > right && endAcross > right)) return true;
  const up = start.y / start.d;
  const endUp = end.y / end.d;
  return (up < bottom && endUp < bottom) || (up > top && endUp > top);
}
