import type { Page } from 'playwright-core';
import { DESKTOP } from '../../../e2e/test-app.ts';
import { tutorialSuite } from '../../../e2e/tutorial-suite.ts';
import { FotomaniaPlayer } from './player.ts';

async function does(page: Page, said: string): Promise<boolean> {
  if (said.startsWith('Take cards from one end')) {
    await page.keyboard.press('2');
    const end = page.getByRole('button', { name: /^Take 2 cards from the right of row 1/ });
    await end.click();
    await end.click();
    return true;
  }
  if (!said.startsWith('Each turn you advance')) return false;
  const [from, to] = await Promise.all([1, 3].map((place) => page.locator(`[data-place="${place}"]`).boundingBox()));
  if (!from || !to) return false;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.locator('[data-shutter]').click();
  return true;
}

tutorialSuite({
  game: 'fotomania',
  viewport: DESKTOP,
  player: (page) => new FotomaniaPlayer(page),
  does,
  lessons: 10,
  answered: 1,
  lastWords: /Mind the light!$/,
});
