import type { Page } from 'playwright-core';
import { PHONE } from '../../../e2e/test-app.ts';
import { tutorialSuite } from '../../../e2e/tutorial-suite.ts';
import { HatPlayer } from './player.ts';

async function give(page: Page, gift: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What do you say it is?' }).fill(gift);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^Give/ }).click();
}

async function does(page: Page, said: string): Promise<boolean> {
  const box = page.getByRole('combobox', { name: 'What do you say it is?' });
  const refuse = page.getByRole('button', { name: /That’s not|Press again/ });
  if (said.includes('search for') && (await box.isVisible())) {
    await give(page, 'cactus');
    return true;
  }
  if (said.includes('Refuse it') && (await refuse.isVisible())) {
    await refuse.click();
    await refuse.click();
    return true;
  }
  const thank = page.getByRole('button', { name: /^Thank you/ });
  if (said.includes('Thank him') && (await thank.isVisible())) {
    await thank.click();
    return true;
  }
  return said.includes('Thank him') || said.includes('Refuse it');
}

async function errs(page: Page, said: string): Promise<void> {
  const refuse = page.getByRole('button', { name: /That’s not|Press again/ });
  if (said.startsWith('Good evening')) await page.getByRole('button', { name: /I’ve seen them/ }).press('Enter');
  if (said.includes('search for')) await give(page, 'banana');
  if (said.includes('Thank him')) for (let press = 0; press < 2; press++) await refuse.click();
  if (said.includes('Refuse it')) await page.getByRole('button', { name: /^Thank you/ }).click();
}

tutorialSuite({
  game: 'thats-not-a-hat',
  viewport: PHONE,
  player: (page) => new HatPlayer(page),
  does,
  errs,
  lessons: 8,
  lastWords: /^Caught!/,
});
