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

/** Takes one card at the left, or advances the rearmost card: the guide asks for neither. */
async function errs(page: Page, said: string): Promise<void> {
  const end = page.getByRole('button', { name: /^Take 1 card from the left of row 1/ });
  const shutter = page.locator('[data-shutter]');
  if (/^(Welcome|This is your film|Take cards)/.test(said)) {
    await page.keyboard.press('1');
    for (let press = 0; press < 2; press++) await end.click();
  }
  if (/^(You took two|Each turn you advance)/.test(said)) {
    await page.getByRole('button', { name: /, 1 of \d from the back/ }).focus();
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await shutter.click();
  }
}

tutorialSuite({
  game: 'fotomania',
  viewport: DESKTOP,
  player: (page) => new FotomaniaPlayer(page),
  does,
  errs,
  lessons: 10,
  lastWords: /Mind the light!$/,
});
