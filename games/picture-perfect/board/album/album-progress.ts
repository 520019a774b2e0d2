import type { Seat } from '@parlour/kernel';
import type { GuestResult } from '../../rules/index.ts';

/** Three wishes are read one by one, then the points. */
export const BEATS = 4;

/** How far the album has been read: which envelope, and how much of it. Behind the last envelope lies the last page. */
export interface Reading {
  readonly at: number;
  readonly told: number;
  /** The wish that somebody wants to see once more. */
  readonly again?: number;
}

export const FIRST_PAGE: Reading = { at: 0, told: 0 };

export const lastPage = (envelopes: number): Reading => ({ at: envelopes, told: BEATS });

/** The wish that is looked at: the one asked for, or else the last that was read. */
export function lookedAt({ told, again }: Reading): number | null {
  return again ?? (told === 0 ? null : Math.min(told, BEATS - 1) - 1);
}

/** Once more why a wish is met or not: whoever asks need not wait for the rest, and is not hurried on. */
export const lookAgain = ({ at }: Reading, wish: number): Reading => ({ at, told: BEATS, again: wish });

export const isLastPage = ({ at }: Reading, envelopes: number): boolean => at >= envelopes;

/** One wish further, or the points. */
export const nextBeat = ({ at, told }: Reading): Reading => ({ at, told: Math.min(BEATS, told + 1) });

/** Turns to an envelope. What has been read before is read at once. */
export function turnTo(reading: Reading, at: number, envelopes: number): Reading {
  if (at >= envelopes) return lastPage(envelopes);
  return { at, told: at < reading.at ? BEATS : 0 };
}

/** Points of the guests whose envelopes have been read. */
export function pointsRead(results: readonly GuestResult[], seat: Seat, { at, told }: Reading): number {
  const read = results.slice(0, told >= BEATS ? at + 1 : at);
  return read.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);
}

/** Who is in front so far; nobody before the first points. */
export function leadersAt(results: readonly GuestResult[], seats: readonly Seat[], reading: Reading): readonly Seat[] {
  if (reading.at === 0 && reading.told < BEATS) return [];
  const most = Math.max(...seats.map((seat) => pointsRead(results, seat, reading)));
  return seats.filter((seat) => pointsRead(results, seat, reading) === most);
}
