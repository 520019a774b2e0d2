import { isRecord } from '@parlour/kernel';
import type { HereSetup, KeptHere } from './worker-messages.ts';

const KEPT = 'parlour.here';
const AT = 'parlour.here.at';

/** Writes the table down at every step, so that a reload or an empty battery ends no game; null strikes it out. */
export function keepHere(setup: HereSetup, kept: KeptHere | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify({ ...setup, kept } satisfies HereSetup));
  } catch {
    // No room on the device: the game goes on, only a reload would end it.
  }
}

/** The game of this kind that was left in the middle. Whether it can still be gone on with is found by replaying it. */
export function leftHere(game: string): HereSetup | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    const whole = isRecord(kept) && kept.game === game && Array.isArray(kept.people) && isRecord(kept.kept);
    return whole ? (kept as unknown as HereSetup) : null;
  } catch {
    return null;
  }
}

/** This page is at its table: a reload leads back to it. Whoever leaves by a door gives it up. */
export function sitAt(game: string): () => void {
  try {
    sessionStorage.setItem(AT, game);
  } catch {
    // Then a reload asks first.
  }
  return () => {
    try {
      sessionStorage.removeItem(AT);
    } catch {
      // It was never written either.
    }
  };
}

export function wasAt(game: string): boolean {
  try {
    return sessionStorage.getItem(AT) === game;
  } catch {
    return false;
  }
}
