import type { Seat } from '@parlour/kernel';
import type { GuestResult } from '../../rules/index.ts';

/** Three wishes are read one by one, then the points. */
export const REVEALS_PER_ENVELOPE = 4;

/** The progress of the album: which envelope, and how much of it. After the last envelope comes the last page. */
export interface AlbumProgress {
  readonly at: number;
  readonly revealed: number;
  /** The wish that is shown again. */
  readonly again?: number;
}

export const FIRST_PAGE: AlbumProgress = { at: 0, revealed: 0 };

export const lastPage = (envelopes: number): AlbumProgress => ({ at: envelopes, revealed: REVEALS_PER_ENVELOPE });

/** The shown wish: the selected one, or else the last that was read. */
export function focusedWish({ revealed, again }: AlbumProgress): number | null {
  return again ?? (revealed === 0 ? null : Math.min(revealed, REVEALS_PER_ENVELOPE - 1) - 1);
}

/** Shows again why a wish is met or not, and stops the automatic reading. */
export const focusWish = ({ at }: AlbumProgress, wish: number): AlbumProgress => ({ at, revealed: REVEALS_PER_ENVELOPE, again: wish });

export const isLastPage = ({ at }: AlbumProgress, envelopes: number): boolean => at >= envelopes;

/** Goes to the next wish, or the points. */
export const nextReveal = ({ at, revealed }: AlbumProgress): AlbumProgress => ({
  at,
  revealed: Math.min(REVEALS_PER_ENVELOPE, revealed + 1),
});

/** Turns to an envelope. What was read before is shown at once. */
export function turnTo(reading: AlbumProgress, at: number, envelopes: number): AlbumProgress {
  if (at >= envelopes) return lastPage(envelopes);
  return { at, revealed: at < reading.at ? REVEALS_PER_ENVELOPE : 0 };
}

/** Points of the guests whose envelopes have been read. */
export function pointsRead(results: readonly GuestResult[], seat: Seat, { at, revealed }: AlbumProgress): number {
  const read = results.slice(0, revealed >= REVEALS_PER_ENVELOPE ? at + 1 : at);
  return read.reduce((sum, { scores }) => sum + (scores[seat]?.points ?? 0), 0);
}

/** The leaders so far; none before the first points. */
export function leadersAt(results: readonly GuestResult[], seats: readonly Seat[], reading: AlbumProgress): readonly Seat[] {
  if (reading.at === 0 && reading.revealed < REVEALS_PER_ENVELOPE) return [];
  const most = Math.max(...seats.map((seat) => pointsRead(results, seat, reading)));
  return seats.filter((seat) => pointsRead(results, seat, reading) === most);
}
