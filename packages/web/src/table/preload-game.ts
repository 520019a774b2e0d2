import { loadFace } from '@parlour/games/boards-catalogue';
import { areasOf } from '@parlour/games/words-catalogue';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import type { Settings } from '@parlour/ui/settings/settings.ts';
import { wordsFor } from '@parlour/ui/words/useWords.ts';

/** Asks for what a game needs at its table. Its words travel beside its face, not behind it. */
export function bring(game: string, { language, pseudo }: Pick<Settings, 'language' | 'pseudo'>): Promise<AnyFace> | undefined {
  const face = loadFace(game);
  if (face !== undefined) void wordsFor(language, ['table', ...areasOf(game)], pseudo);
  return face;
}
