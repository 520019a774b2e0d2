import { isRecord } from '@parlour/kernel';
import { deviceStorage, tabStorage } from '@parlour/ui/browser/storage.ts';
import type { LocalGameSetup, SavedLocalGame } from './worker-messages.ts';

const STORAGE_KEY = 'parlour.local-game';
const OPEN_KEY = 'parlour.local-game.open';

/** Saves the table at every step, so that a reload ends no match; null deletes it. */
export function saveLocalGame(setup: LocalGameSetup, savedGame: SavedLocalGame | null): void {
  if (savedGame === null) deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, { ...setup, savedGame } satisfies LocalGameSetup);
}

/** The unfinished match of this game. Replaying it finds out whether it can be resumed. */
export function unfinishedLocalGame(game: string): LocalGameSetup | null {
  const saved = deviceStorage.read(STORAGE_KEY);
  const isWhole = isRecord(saved) && saved.game === game && Array.isArray(saved.people) && isRecord(saved.savedGame);
  return isWhole ? (saved as unknown as LocalGameSetup) : null;
}

/** Marks that this page is at its table: a reload leads back to it. Leaving the page clears the mark. */
export function markLocalGameOpen(game: string): () => void {
  tabStorage.write(OPEN_KEY, game);
  return () => tabStorage.remove(OPEN_KEY);
}

export const wasLocalGameOpen = (game: string): boolean => tabStorage.read(OPEN_KEY) === game;
