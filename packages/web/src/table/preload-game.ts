import { loadGameUi } from '@parlour/games/boards-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { DeviceSettings } from '@parlour/ui/settings/settings.ts';
import { wordsIn } from '@parlour/ui/words/useWords.ts';

/** Starts loading a game's UI and its words, in parallel. */
export function preloadGame(
  game: string,
  { language, pseudo }: Pick<DeviceSettings, 'language' | 'pseudo'>,
): Promise<AnyGameUi> | undefined {
  const gameUi = loadGameUi(game);
  if (gameUi !== undefined) void wordsIn(language, ['table', ...wordAreas(game)], pseudo);
  return gameUi;
}
