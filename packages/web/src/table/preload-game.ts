import { loadGameUi } from '@parlour/games/boards-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { DeviceSettings } from '@parlour/ui/settings/settings.ts';
import { wordsIn } from '@parlour/ui/words/useWords.ts';

/** Asks for what a game needs at its table. Its words travel beside its face, not behind it. */
export function preloadGame(
  game: string,
  { language, pseudo }: Pick<DeviceSettings, 'language' | 'pseudo'>,
): Promise<AnyGameUi> | undefined {
  const gameUi = loadGameUi(game);
  if (gameUi !== undefined) void wordsIn(language, ['table', ...wordAreas(game)], pseudo);
  return gameUi;
}
