import type { BrowserContext, Page } from 'playwright-core';
import { sceneWalks } from './games.ts';
import { PAGE_TOURS } from './screens/page-tours.ts';
import type { ScreenTour, TourContext } from './screens/tour.ts';
import { startFixedApp, type TestApp } from './test-app.ts';

export const ALL_TOURS: readonly ScreenTour[] = [...PAGE_TOURS, ...(await sceneWalks())];

/** A shared screen is a television or a monitor, never a phone. */
export const isSharedScreen = (scene: string): boolean => scene.endsWith('-tv');

/** Visits every screen whose name `wanted` accepts, and calls `look` at each. */
export async function runTour(
  app: TestApp,
  walk: ScreenTour,
  wanted: (scene: string) => boolean,
  look: (scene: string, page: Page) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  const tour: TourContext = {
    app,
    async visit(options) {
      const { page, context } = await app.visit(options);
      contexts.push(context);
      return page;
    },
    async seen(scene, page) {
      if (!walk.scenes.includes(scene)) throw new Error(`${walk.name} does not list its screen ${scene}`);
      if (!wanted(scene)) return;
      await page.bringToFront();
      await look(scene, page);
    },
  };
  try {
    await walk.walk(tour);
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** The same, on a server of its own whose deals follow from the seed, whatever other tours do. */
export async function runFixedTour(
  seed: number,
  walk: ScreenTour,
  wanted: (scene: string) => boolean,
  look: (scene: string, page: Page) => Promise<void>,
): Promise<void> {
  const app = await startFixedApp(seed);
  try {
    await runTour(app, walk, wanted, look);
  } finally {
    await app.close();
  }
}
