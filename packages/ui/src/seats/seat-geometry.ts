import type { Seat } from '@parlour/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
}

/** The four ways a table is laid out. All lengths are in table units (`--u`). A landscape is a phone held sideways, or a zoomed window. */
export type Layout = 'wide' | 'portrait' | 'landscape' | 'tv';

export const SIZES: Readonly<Record<Layout, { readonly width: number; readonly height: number }>> = {
  wide: { width: 1280, height: 800 },
  portrait: { width: 360, height: 740 },
  landscape: { width: 700, height: 390 },
  tv: { width: 1280, height: 720 },
};

/** Both layouts of a small screen: pieces are small, and names are short. */
export const isSmall = (layout: Layout): boolean => layout === 'portrait' || layout === 'landscape';

/** How many places clockwise of the one who looks: 0 is oneself. Spectators look from seat 0. */
export function relativePlace(viewer: Seat | null, seat: Seat, count: number): number {
  return (seat - (viewer ?? 0) + count) % count;
}

/** Degrees from the bottom, clockwise as players sit: the next player clockwise appears at screen left. */
export function seatAngle(place: number, count: number): number {
  return (360 / count) * place;
}

export function onRing({ centre, rx, ry }: Ring, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: centre.x - rx * Math.sin(a), y: centre.y + ry * Math.cos(a) };
}

/** How far an arrow drawn to the right must turn, in degrees, to point from one place on screen to another. */
export function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
