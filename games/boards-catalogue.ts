// Written by `npm run games:write` from the folders beside this file.

import type { GameTypes } from '@parlour/kernel';
import type { AnyGameUi, GameUi } from '@parlour/ui/board/game-ui.ts';
import { loadOnce } from '@parlour/ui/board/load-once.ts';
import type { AnyTutorial } from '@parlour/ui/tutorial/lesson.ts';
import fotomaniaPoster from './fotomania/board/poster.svg?url';
import mascaradePoster from './mascarade/board/poster.svg?url';
import picturePerfectPoster from './picture-perfect/board/poster.svg?url';
import thatsNotAHatPoster from './thats-not-a-hat/board/poster.svg?url';
import { wordAreas } from './words-catalogue.ts';

/** Loaded when a player sits down, so that a game costs nothing until it is played. */
const BOARDS: Readonly<Record<string, () => Promise<GameUi<GameTypes>>>> = {
  'thats-not-a-hat': async () => (await import('./thats-not-a-hat/board/index.tsx')).gameUi,
  fotomania: async () => (await import('./fotomania/board/index.tsx')).gameUi,
  mascarade: async () => (await import('./mascarade/board/index.tsx')).gameUi,
  'picture-perfect': async () => (await import('./picture-perfect/board/index.tsx')).gameUi,
};

const TUTORIALS: Readonly<Record<string, () => Promise<AnyTutorial>>> = {
  'thats-not-a-hat': async () => (await import('./thats-not-a-hat/tutorial/index.ts')).tutorial,
  fotomania: async () => (await import('./fotomania/tutorial/index.ts')).tutorial,
  mascarade: async () => (await import('./mascarade/tutorial/index.ts')).tutorial,
  'picture-perfect': async () => (await import('./picture-perfect/tutorial/index.ts')).tutorial,
};

/** The picture of each game on the home page. */
export const POSTERS: Readonly<Record<string, string>> = {
  'thats-not-a-hat': thatsNotAHatPoster,
  fotomania: fotomaniaPoster,
  mascarade: mascaradePoster,
  'picture-perfect': picturePerfectPoster,
};

export const hasTutorial = (game: string): boolean => Object.hasOwn(TUTORIALS, game);

export const loadGameUi: (game: string) => Promise<AnyGameUi> | undefined = loadOnce((game) =>
  BOARDS[game]?.().then((board) => ({ ...board, areas: wordAreas(game) })),
);

export const loadTutorial: (game: string) => Promise<AnyTutorial> | undefined = loadOnce((game) => TUTORIALS[game]?.());
