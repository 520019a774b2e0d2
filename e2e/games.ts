import { MANIFESTS } from '@parlour/games/catalogue';
import type { Page } from 'playwright-core';
import { gameName } from './game-name.ts';
import type { BrowserPlayer } from './player.ts';
import type { ScreenTour } from './screens/tour.ts';
import type { SpokenGame } from './table-events.ts';

interface Driven extends SpokenGame {
  /** The English name of the game. */
  readonly name: string;
  /** The fewest players. */
  readonly fewest: number;
  readonly byMouse: (page: Page) => BrowserPlayer;
  /** Plays the game by keyboard alone. */
  readonly byKeyboard: (page: Page) => BrowserPlayer;
}

/** Every game with the driver of its folder. */
export function drivenGames(): Promise<readonly Driven[]> {
  return Promise.all(
    MANIFESTS.map(async ({ id, seats }) => {
      const driver = (await import(`../games/${id}/e2e/player.ts`)) as Pick<Driven, 'byMouse' | 'byKeyboard' | 'describeEvent'>;
      const { byMouse, byKeyboard, describeEvent } = driver;
      return { id, name: gameName(id), fewest: seats.min, byMouse, byKeyboard, describeEvent };
    }),
  );
}

/** The screens of every game. */
export async function sceneWalks(): Promise<readonly ScreenTour[]> {
  const scenes = MANIFESTS.map(
    async ({ id }) => ((await import(`../games/${id}/e2e/scenes.ts`)) as { SCENES: readonly ScreenTour[] }).SCENES,
  );
  return (await Promise.all(scenes)).flat();
}
