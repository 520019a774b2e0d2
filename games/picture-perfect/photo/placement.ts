import { GUEST_STENCILS } from './camera-view.ts';
import { DECORATION_STAND, DECORATIONS, type DecorationId, GUEST_STAND, GUESTS, type GuestId } from './figures.ts';
import { isBetweenWings, MAT, TABLE } from './floor.ts';
import { outlineOf, standingOutline } from './outline.ts';
import { hasArea } from './region.ts';
import { type PlacedDecoration, type PlacedGuest, type Placement, spaceOf } from './scene.ts';

/** Cut-outs that overlap in width have to be this far apart in depth (P-83*). */
export const DEPTH_APART = 30;

export const PLACEMENT_REASONS = {
  'off-the-mat': 'P-50',
  'half-in-a-space': 'P-50',
  'space-taken': 'P-50',
  'decoration-off-table': 'P-50*',
  'cut-outs-intersect': 'P-83*',
  'into-table': 'P-83*',
  'into-shield': 'P-83*',
} as const;
export type PlacementReason = keyof typeof PLACEMENT_REASONS;

export interface PlacementFault {
  readonly clause: (typeof PLACEMENT_REASONS)[PlacementReason];
  readonly reason: PlacementReason;
  /** The one or two that are in the wrong place. */
  readonly of: readonly (GuestId | DecorationId)[];
}

/** Why this placement may not be photographed (P-50, P-50*, P-83*). An empty list is a legal one. */
export function placementFaults({ guests, decorations }: Placement): PlacementFault[] {
  const extents = [...guests.map(guestExtent), ...decorations.map(decorationExtent)];
  return [
    ...guests.flatMap(guestFaults),
    ...decorations.filter((placed) => !isOnTable(placed)).map(({ id }) => fault('decoration-off-table', id)),
    ...pairs(guests)
      .filter(([one, other]) => spaceOf(one) !== undefined && spaceOf(one) === spaceOf(other))
      .map(([one, other]) => fault('space-taken', one.id, other.id)),
    ...pairs(extents)
      .filter(([one, other]) => doIntersect(one, other))
      .map(([one, other]) => fault('cut-outs-intersect', one.id, other.id)),
  ];
}

/** The faults of one guest alone. */
function guestFaults(placed: PlacedGuest): PlacementFault[] {
  const { id, z } = placed;
  const { left, right } = guestExtent(placed);
  const faults: PlacementFault[] = [];
  if (spaceOf(placed) === undefined) faults.push(fault(isOffMat(placed) ? 'off-the-mat' : 'half-in-a-space', id));
  if (isInTable(placed)) faults.push(fault('into-table', id));
  if (z <= 0 || !isBetweenWings(left, z) || !isBetweenWings(right, z)) faults.push(fault('into-shield', id));
  return faults;
}

export interface Extent {
  readonly id: GuestId | DecorationId;
  readonly left: number;
  readonly right: number;
  readonly z: number;
}

export function guestExtent({ id, x, z }: PlacedGuest): Extent {
  return { id, left: x + GUESTS[id].left, right: x + GUESTS[id].right, z };
}

export function decorationExtent({ id, x, z }: PlacedDecoration): Extent {
  return { id, left: x + DECORATIONS[id].left, right: x + DECORATIONS[id].right, z };
}

export function doIntersect(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right && Math.abs(one.z - other.z) < DEPTH_APART;
}

export function isOnTable(placed: PlacedDecoration): boolean {
  const { left, right, z } = decorationExtent(placed);
  const half = DECORATION_STAND.depth / 2;
  return left >= -TABLE.halfWidth && right <= TABLE.halfWidth && z - half >= TABLE.back && z + half <= TABLE.front;
}

/** Whether this guest alone, in its own space, is where a guest may be. */
export function isLegalAlone(placed: PlacedGuest): boolean {
  return guestFaults(placed).length === 0;
}

function isOffMat({ x, z }: PlacedGuest): boolean {
  const { width, depth } = GUEST_STAND;
  return 2 * Math.abs(x) > 2 * MAT.halfWidth - width || 2 * z < depth || 2 * z > 2 * MAT.depth - depth;
}

const TABLE_FRONT = outlineOf(
  [
    { x: -TABLE.halfWidth, y: 0 },
    { x: TABLE.halfWidth, y: 0 },
    { x: TABLE.halfWidth, y: TABLE.height },
    { x: -TABLE.halfWidth, y: TABLE.height },
  ].map(({ x, y }) => ({ x, y, d: 1 })),
);

/** Seen straight from the front, where the cut-out and the section of the table lie in one plane. */
function isInTable({ id, x, z }: PlacedGuest): boolean {
  if (z <= TABLE.back || z >= TABLE.front) return false;
  return hasArea({ inside: [standingOutline(GUEST_STENCILS[id].cutout, { x, y: 0, d: 1 }), TABLE_FRONT], outside: [] });
}

function fault(reason: PlacementReason, ...of: readonly (GuestId | DecorationId)[]): PlacementFault {
  return { clause: PLACEMENT_REASONS[reason], reason, of };
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}
