import type { BrowserContext, Page } from 'playwright-core';
import { sceneWalks } from './games.ts';
import { ROOMS } from './screens/page-tours.ts';
import { Stillness, type Tour, type Walk } from './screens/tour.ts';
import type { House } from './test-app.ts';

export const WALKS: readonly Walk[] = [...ROOMS, ...(await sceneWalks())];

/** Leads through every screen whose name `wanted` likes, and looks at each with `look`. */
export async function walkThrough(
  house: House,
  walk: Walk,
  wanted: (scene: string) => boolean,
  look: (scene: string, page: Page) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  const stillness = new Stillness();
  const tour: Tour = {
    house,
    async visit(options) {
      const { page, context } = await house.visit(options);
      contexts.push(context);
      await stillness.guard(page);
      return page;
    },
    async seen(scene, page) {
      if (!walk.scenes.includes(scene)) throw new Error(`${walk.name} does not list its screen ${scene}`);
      if (!wanted(scene)) return;
      await page.bringToFront();
      await stillness.during(() => look(scene, page));
    },
  };
  try {
    await walk.walk(tour);
  } finally {
    for (const context of contexts) await context.close();
  }
}
