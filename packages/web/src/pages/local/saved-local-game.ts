import { isRecord } from '@parlour/kernel';
import type { LocalGameSetup, SavedLocalGame } from './worker-messages.ts';

const KEPT = 'parlour.local-game';
const AT = 'parlour.local-game.open';

/** Writes the table down at every step, so that a reload or an empty battery ends no game; null strikes it out. */
export function saveLocalGame(setup: LocalGameSetup, kept: SavedLocalGame | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify({ ...setup, kept } satisfies LocalGameSetup));
  } catch {
    // No room on the device: the game goes on, only a reload would end it.
  }
}

/** The game of this kind that was left in the middle. Whether it can still be gone on with is found by replaying it. */
export function unfinishedLocalGame(game: string): LocalGameSetup | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    const whole = isRecord(kept) && kept.game === game && Array.isArray(kept.people) && isRecord(kept.kept);
    return whole ? (kept as unknown as LocalGameSetup) : null;
  } catch {
    return null;
  }
}

/** This page is at its table: a reload leads back to it. Whoever leaves by a door gives it up. */
export function markLocalGameOpen(game: string): () => void {
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

export function wasLocalGameOpen(game: string): boolean {
  try {
    return sessionStorage.getItem(AT) === game;
  } catch {
    return false;
  }
}
