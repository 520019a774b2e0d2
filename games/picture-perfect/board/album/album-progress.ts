import type { Seat } from '@parlour/kernel';
import type { GuestResult } from '../../rules/index.ts';

/** Three wishes are read one by one, then the points. */
export const REVEALS_PER_ENVELOPE = 4;

/** How far the album has been read: which envelope, and how much of it. Behind the last envelope lies the last page. */
export interface AlbumProgress {
  readonly at: number;
  readonly told: number;
  /** The wish that somebody wants to see once more. */
  readonly again?: number;
}

export const FIRST_PAGE: AlbumProgress = { at: 0, told: 0 };

export const lastPage = (envelopes: number): AlbumProgress => ({ at: envelopes, told: REVEALS_PER_ENVELOPE });

/** The wish that is looked at: the one asked for, or else the last that was read. */
export function focusedWish({ told, again }: AlbumProgress): number | null {
  return again ?? (told === 0 ? null : Math.min(told, REVEALS_PER_ENVELOPE - 1) - 1);
}

/** Once more why a wish is met or not: whoever asks need not wait for the rest, and is not hurried on. */
export const focusWish = ({ at }: AlbumProgress, wish: number): AlbumProgress => ({ at, told: REVEALS_PER_ENVELOPE, again: wish });

export const isLastPage = ({ at }: AlbumProgress, envelopes: number): boolean => at >= envelopes;

/** One wish further, or the points. */
export const nextReveal = ({ at, told }: AlbumProgress): AlbumProgress => ({ at, told: Math.min(REVEALS_PER_ENVELOPE, told + 1) });

/** Turns to an envelope. What has been read before is read at once. */
export function turnTo(reading: AlbumProgress, at: number, envelopes: number): AlbumProgress {
  if (at >= envelopes) return lastPage(envelopes);
  return { at, told: at < reading.at ? REVEALS_PER_ENVELOPE : 0 };
}

/** Points of the guests whose envelopes have been read. */
export function pointsRead(results: readonly GuestResult[], seat: Seat, { at, told }: AlbumProgress): number {
  const read = results.slice(0, told >= REVEALS_PER_ENVELOPE ? at + 1 : at);
  return read.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);
}

/** Who is in front so far; nobody before the first points. */
export function leadersAt(results: readonly GuestResult[], seats: readonly Seat[], reading: AlbumProgress): readonly Seat[] {
  if (reading.at === 0 && reading.told < REVEALS_PER_ENVELOPE) return [];
  const most = Math.max(...seats.map((seat) => pointsRead(results, seat, reading)));
  return seats.filter((seat) => pointsRead(results, seat, reading) === most);
}
