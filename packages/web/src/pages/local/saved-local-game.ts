import { isRecord } from '@parlour/kernel';
import type { LocalGameSetup, SavedLocalGame } from './worker-messages.ts';

const KEPT = 'parlour.local-game';
const AT = 'parlour.local-game.open';

/** Saves the table at every step, so that a reload ends no match; null deletes it. */
export function saveLocalGame(setup: LocalGameSetup, kept: SavedLocalGame | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify({ ...setup, kept } satisfies LocalGameSetup));
  } catch {
    // No storage left: the match goes on, only a reload would end it.
  }
}

/** The unfinished match of this game. Replaying it finds out whether it can be resumed. */
export function unfinishedLocalGame(game: string): LocalGameSetup | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    const whole = isRecord(kept) && kept.game === game && Array.isArray(kept.people) && isRecord(kept.kept);
    return whole ? (kept as unknown as LocalGameSetup) : null;
  } catch {
    return null;
  }
}

/** Marks that this page is at its table: a reload leads back to it. Leaving the page clears the mark. */
export function markLocalGameOpen(game: string): () => void {
  try {
    sessionStorage.setItem(AT, game);
  } catch {
    // Then a reload shows the form first.
  }
  return () => {
    try {
      sessionStorage.removeItem(AT);
    } catch {
      // It was never saved either.
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
