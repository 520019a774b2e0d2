import { MANIFESTS } from '@parlour/games/catalogue';
import type { Page } from 'playwright-core';
import { readAllLocales } from '../scripts/lib/locales.ts';
import type { Player } from './player.ts';
import type { Walk } from './screens/tour.ts';

interface Driven {
  /** The English name of the game. */
  readonly name: string;
  /** Plays the game by keyboard alone. */
  readonly byKeyboard: (page: Page) => Player;
}

/** Every game with the driver of its folder. */
export function drivenGames(): Promise<readonly Driven[]> {
  const { en = {} } = readAllLocales();
  return Promise.all(
    MANIFESTS.map(async ({ id }) => {
      const { byKeyboard } = (await import(`../games/${id}/e2e/player.ts`)) as Pick<Driven, 'byKeyboard'>;
      return { name: en[`${id}/words/home`]?.[`game.${id}`] ?? id, byKeyboard };
    }),
  );
}

/** The screens of every game. */
export async function sceneWalks(): Promise<readonly Walk[]> {
  const scenes = MANIFESTS.map(async ({ id }) => ((await import(`../games/${id}/e2e/scenes.ts`)) as { SCENES: readonly Walk[] }).SCENES);
  return (await Promise.all(scenes)).flat();
}
