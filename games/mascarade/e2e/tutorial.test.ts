import type { Page } from 'playwright-core';
import { PHONE } from '../../../e2e/test-app.ts';
import { tutorialSuite } from '../../../e2e/tutorial-suite.ts';
import { MascaradePlayer } from './player.ts';

async function does(page: Page, said: string): Promise<boolean> {
  const press = async (key: string, times = 1) => {
    const button = page.locator(`button[data-key="${key}"]:not([aria-disabled="true"])`);
    if (!(await button.isVisible())) return false;
    for (let time = 0; time < times; time++) await button.click();
    return true;
  };
  const left = page.locator('button[data-tutorial="mascarade-left"]');
  if (said.includes('choose Swap') && (await left.isVisible())) {
    await left.click();
    return press('s');
  }
  if (said.includes('in secret')) return press('l');
  if (said.includes('But that is you')) return press('c', 2);
  return !/Ready\?|bluff!/.test(said);
}

async function errs(page: Page, said: string): Promise<void> {
  const press = (key: string) => page.locator(`button[data-key="${key}"]:not([aria-disabled="true"])`).click();
  if (said.startsWith('Welcome to the ball')) await press('r');
  if (said.includes('choose Swap')) {
    await page.locator('button[data-tutorial="mascarade-left"]').click();
    await press('h');
  }
  if (said.includes('in secret')) {
    await press('a');
    await page
      .getByRole('navigation', { name: /masks in play/ })
      .getByRole('button')
      .first()
      .press('Enter');
    await page.keyboard.press('y');
  }
  if (said.includes('But that is you')) await press('p');
  if (said.includes('under the cloth')) await press('l');
}

tutorialSuite({
  game: 'mascarade',
  viewport: PHONE,
  player: (page) => new MascaradePlayer(page, { mask: 'Empress', doubt: 1 }),
  does,
  errs,
  lessons: 8,
  lastWords: /Enjoy the ball!$/,
});
