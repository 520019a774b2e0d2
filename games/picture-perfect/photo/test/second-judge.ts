import { type Camera, type Direction, frameCorners } from '../camera.ts';
import { DECORATIONS, GUESTS, type Shape } from '../figures.ts';
import { MAT, SHIELD, TABLE } from '../floor.ts';
import type { PlacedDecoration, PlacedGuest, Scene } from '../scene.ts';

/**
 * A second, independent judge: it casts rays row by row through the photo, with rational numbers of any length.
 * Rows lie between all heights at which something begins, ends or crosses, so no region is missed that is thicker than the rows are fine.
 */

/** A row is at the height K / FINE, one unit before the camera. */
const FINE = 2 ** 36;
const FINE_BIG = BigInt(FINE);

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

type Span = readonly [from: Fraction, to: Fraction];

/** Something flat or solid that rays may hit. */
interface Target {
  /** Where the rays of a row hit it, as disjoint spans from left to right. */
  readonly spans: (row: number) => Span[];
  /** Its rough contour: where rows may be needed. */
  readonly edges: readonly (readonly [Spot, Spot])[];
  readonly extent: { readonly left: number; readonly right: number; readonly low: number; readonly high: number };
}

interface Spot {
  readonly s: number;
  readonly t: number;
}

interface Standee extends Pick<PlacedGuest | PlacedDecoration, 'id' | 'z'> {
  readonly isGuest: boolean;
  readonly cutout: Target;
}

export interface SecondVerdict {
  readonly frameSeesBeyond: boolean;
  readonly guests: readonly {
    readonly inFrame: boolean;
    readonly seen: boolean;
    readonly imageCoveredBy: readonly string[];
    readonly faceInFrame: boolean;
    readonly faceHidden: boolean;
    readonly faceCoveredBy: readonly string[];
  }[];
}

export function secondJudge({ guests, decorations, camera }: Scene): SecondVerdict {
  const frame = polygonTarget(frameCorners(camera));
  const standees: Standee[] = [
    ...guests.map((placed) => ({ ...placed, isGuest: true, cutout: standing(GUESTS[placed.id].cutout, placed, 0, camera) })),
    ...decorations.map((placed) => ({
      ...placed,
      isGuest: false,
      cutout: standing(DECORATIONS[placed.id].cutout, placed, TABLE.height, camera),
    })),
  ];
  const before = (z: number) => standees.filter((other) => other.z > z);
  const tableBefore = (z: number) => {
    const table = tableTarget(camera, z);
    return table === null ? [] : [table];
  };
  const covers = new Map(
    [...new Set(standees.map(({ z }) => z))].map((z) => [z, [...before(z).map(({ cutout }) => cutout), ...tableBefore(z)]]),
  );
  const coversBefore = (z: number) => covers.get(z) ?? [];
  /** Names of the figures that some ray hits first of all that stand before the plane at z, on its way to all of `seen`. */
  const seenCovering = (z: number, seen: readonly Target[], among: readonly Standee[]) => [
    ...new Set(among.filter((by) => by.z > z && isThere([by.cutout, ...seen], coversBefore(by.z))).map(({ id }) => id)),
  ];
  return {
    frameSeesBeyond: isThere([frame], [roomTarget(camera)]),
    guests: guests.map((placed, index) => {
      const { image, face } = GUESTS[placed.id];
      const own = [(standees[index] as Standee).cutout, frame];
      const seen = [standing(image, placed, 0, camera), frame];
      const seenFace = face === null ? null : [standing(face, placed, 0, camera), frame];
      const isTableBefore = seenFace !== null && tableBefore(placed.z).some((table) => isThere([table, ...seenFace], []));
      return {
        inFrame: isThere(own, []),
        seen: isThere(own, coversBefore(placed.z)),
        imageCoveredBy: seenCovering(
          placed.z,
          seen,
          standees.filter(({ isGuest }) => isGuest),
        ),
        faceInFrame: seenFace !== null && isThere(seenFace, []),
        faceHidden: seenFace === null || !isThere(seenFace, coversBefore(placed.z)),
        faceCoveredBy: seenFace === null ? [] : [...seenCovering(placed.z, seenFace, standees), ...(isTableBefore ? ['table'] : [])],
      };
    }),
  };
}

/** Whether some ray hits all of `inside` and none of `outside`, on more than a point of some row. */
function isThere(inside: readonly Target[], outside: readonly Target[]): boolean {
  const low = Math.max(...inside.map(({ extent }) => extent.low));
  const high = Math.min(...inside.map(({ extent }) => extent.high));
  const left = Math.max(...inside.map(({ extent }) => extent.left));
  const right = Math.min(...inside.map(({ extent }) => extent.right));
  const margin = 1e-9;
  if (low > high + margin || left > right + margin) return false;
  const near = outside.filter(
    ({ extent }) =>
      extent.high >= low - margin && extent.low <= high + margin && extent.right >= left - margin && extent.left <= right + margin,
  );
  const edges = [...inside, ...near]
    .flatMap((target) => target.edges)
    .filter(
      ([a, b]) =>
        Math.max(a.t, b.t) >= low - margin &&
        Math.min(a.t, b.t) <= high + margin &&
        Math.max(a.s, b.s) >= left - margin &&
        Math.min(a.s, b.s) <= right + margin,
    );
  const ends = edges.flatMap(([a, b]) => [a.t, b.t]);
  const hits = (row: number) => {
    const [first, ...others] = inside;
    let spans = first?.spans(row) ?? [];
    for (const target of others) if (spans.length > 0) spans = intersect(spans, target.spans(row));
    for (const target of near) if (spans.length > 0) spans = subtract(spans, target.spans(row));
    return spans.length > 0;
  };
  return rowsBetween(ends, low, high).some(hits) || rowsBetween([...ends, ...crossingHeights(edges)], low, high).some(hits);
}

function rowsBetween(heights: readonly number[], low: number, high: number): number[] {
  const levels = [low, high, ...heights.filter((t) => t > low && t < high)].toSorted((a, b) => a - b);
  const rows = levels.slice(1).map((t, index) => Math.round(((t + (levels[index] as number)) / 2) * FINE));
  return [...new Set(rows)];
}

function crossingHeights(edges: readonly (readonly [Spot, Spot])[]): number[] {
  const found: number[] = [];
  for (const [index, [a, b]] of edges.entries()) {
    for (const [c, d] of edges.slice(index + 1)) {
      const across = (b.s - a.s) * (d.t - c.t) - (b.t - a.t) * (d.s - c.s);
      if (across === 0) continue;
      const along = ((c.s - a.s) * (d.t - c.t) - (c.t - a.t) * (d.s - c.s)) / across;
      const other = ((c.s - a.s) * (b.t - a.t) - (c.t - a.t) * (b.s - a.s)) / across;
      if (along > -1e-6 && along < 1 + 1e-6 && other > -1e-6 && other < 1 + 1e-6) found.push(a.t + along * (b.t - a.t));
    }
  }
  return found;
}

function standing(shape: Shape, { x, z }: { x: number; z: number }, floor: number, camera: Camera): Target {
  return polygonTarget(shape.map((point) => ({ x: x + point.x - camera.x, y: floor + point.y - camera.y, d: camera.z - z })));
}

/** Corners at one and the same depth. */
function polygonTarget(corners: readonly Direction[]): Target {
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Direction] as const);
  return target(
    sides.map(([a, b]) => [spotOf(a), spotOf(b)] as const),
    (row) => {
      const crossed = sides
        .filter(([a, b]) => a.y * FINE <= row * a.d !== b.y * FINE <= row * b.d)
        .map(([a, b]) => {
          const rise = BigInt(b.y - a.y);
          const n = BigInt(a.x) * rise * FINE_BIG + (BigInt(row) * BigInt(a.d) - BigInt(a.y) * FINE_BIG) * BigInt(b.x - a.x);
          return fraction(n, BigInt(a.d) * rise * FINE_BIG);
        })
        .toSorted(compare);
      return crossed.flatMap((from, index) => (index % 2 === 0 ? [[from, crossed[index + 1] as Fraction] as const] : []));
    },
  );
}

/** The part of the table's box before the plane at z: a ray hits it where it passes through between two depths and two heights. */
function tableTarget(camera: Camera, z: number): Target | null {
  if (z >= TABLE.front) return null;
  const near = camera.z - TABLE.front;
  const far = camera.z - Math.max(z, TABLE.back);
  const left = -TABLE.halfWidth - camera.x;
  const right = TABLE.halfWidth - camera.x;
  const bottom = -camera.y;
  const top = TABLE.height - camera.y;
  const at = (x: number, y: number, d: number) => ({ s: x / d, t: y / d });
  return target(
    [near, far]
      .flatMap((d) => [
        [at(left, bottom, d), at(right, bottom, d)] as const,
        [at(left, top, d), at(right, top, d)] as const,
        [at(left, bottom, d), at(left, top, d)] as const,
        [at(right, bottom, d), at(right, top, d)] as const,
      ])
      .concat([left, right].flatMap((x) => [bottom, top].map((y) => [at(x, y, near), at(x, y, far)] as const))),
    (row) => {
      let from = fraction(BigInt(near), 1n);
      let to = fraction(BigInt(far), 1n);
      if (row === 0) {
        if (bottom >= 0 || top <= 0) return [];
      } else {
        const reached = [bottom, top].map((y) => fraction(BigInt(y) * FINE_BIG, BigInt(row))).toSorted(compare) as [Fraction, Fraction];
        from = larger(from, reached[0]);
        to = smaller(to, reached[1]);
      }
      if (compare(from, to) >= 0) return [];
      const over = (x: number, depth: Fraction) => fraction(BigInt(x) * depth.d, depth.n);
      return [[smaller(over(left, from), over(left, to)), larger(over(right, from), over(right, to))]];
    },
  );
}

/** The rays that enter between the wings' front edges, unless they leave over the top before they reach the wall or a wing. */
function roomTarget(camera: Camera): Target {
  const near = camera.z - MAT.depth;
  const edge = SHIELD.wingEnd;
  const at = (x: number, y: number, z: number) => ({ s: (x - camera.x) / (camera.z - z), t: (y - camera.y) / (camera.z - z) });
  const front = MAT.depth;
  const spotAt = (x: number, depth: Fraction) => fraction(BigInt(x - camera.x) * depth.d, depth.n);
  return target(
    [
      [at(-edge, 0, front), at(edge, 0, front)],
      [at(-edge, 0, front), at(-edge, SHIELD.height, front)],
      [at(edge, 0, front), at(edge, SHIELD.height, front)],
      [at(-edge, SHIELD.height, front), at(-SHIELD.halfWidth, SHIELD.height, 0)],
      [at(edge, SHIELD.height, front), at(SHIELD.halfWidth, SHIELD.height, 0)],
      [at(-SHIELD.halfWidth, SHIELD.height, 0), at(SHIELD.halfWidth, SHIELD.height, 0)],
    ],
    (row) => {
      const entry = BigInt(camera.y) * FINE_BIG + BigInt(row) * BigInt(near);
      if (entry <= 0n || entry >= BigInt(SHIELD.height) * FINE_BIG) return [];
      const opening: Span = [spotAt(-edge, fraction(BigInt(near), 1n)), spotAt(edge, fraction(BigInt(near), 1n))];
      if (row <= 0) return [opening];
      const overTop = fraction(BigInt(SHIELD.height - camera.y) * FINE_BIG, BigInt(row));
      if (compare(overTop, fraction(BigInt(camera.z), 1n)) >= 0) return [opening];
      // Half the width between the wings where the ray leaves over the top, as a fraction with the denominator of its depth.
      const half =
        BigInt(SHIELD.halfWidth * MAT.depth) * overTop.d + BigInt(edge - SHIELD.halfWidth) * (BigInt(camera.z) * overTop.d - overTop.n);
      const escape = (side: bigint) =>
        fraction(side * half - BigInt(camera.x) * BigInt(MAT.depth) * overTop.d, BigInt(MAT.depth) * overTop.n);
      return subtract([opening], [[escape(-1n), escape(1n)]]);
    },
  );
}

function spotOf({ x, y, d }: Direction): Spot {
  return { s: x / d, t: y / d };
}

function target(edges: Target['edges'], spans: Target['spans']): Target {
  const spots = edges.flat();
  const [across, up] = [spots.map(({ s }) => s), spots.map(({ t }) => t)];
  const extent = { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) };
  return { edges, extent, spans };
}

function intersect(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap(([from, to]) => others.map(([start, end]): Span => [larger(from, start), smaller(to, end)])).filter(hasLength);
}

function subtract(some: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, [start, end]) =>
      left.flatMap(([from, to]): Span[] => [[from, smaller(to, start)] as Span, [larger(from, end), to] as Span].filter(hasLength)),
    [...some],
  );
}

function hasLength([from, to]: Span): boolean {
  return compare(from, to) < 0;
}

function fraction(n: bigint, d: bigint): Fraction {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}

function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const smaller = (a: Fraction, b: Fraction) => (compare(a, b) <= 0 ? a : b);
const larger = (a: Fraction, b: Fraction) => (compare(a, b) >= 0 ? a : b);
