import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { axeViolations, gameCard, playWithBots, scrollsSideways } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { setAppearance } from './screens/tour.ts';
import { PHONE, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Asks for a hint at the player's next decision. */
async function askHint(page: Page, name: string, found: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name });
  await panel.getByRole('heading', { name: found }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

it('gives hints in a game with bots and reviews it afterwards, in two languages', async () => {
  const { page, context } = await app.visit({ viewport: PHONE });
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, 'That’s Not a Hat'));
  const decision = page
    .getByRole('combobox', { name: 'What do you say it is?' })
    .or(page.getByRole('button', { name: /^Thank you/ }))
    .first();
  let hinted = false;
  await playToEnd([new HatPlayer(page)], async () => {
    if (hinted || !(await decision.isVisible())) return;
    hinted = true;
    await askHint(page, 'Hint', 'A good move now');
    await setAppearance(page, { theme: 'dark', language: 'fr' });
    await askHint(page, 'Conseil', 'Un bon coup maintenant');
    await setAppearance(page, { theme: 'dark', language: 'en' });
  });
  expect(hinted).toBe(true);

  await page.getByRole('link', { name: 'Review the game' }).click();
  const panel = page.getByRole('complementary', { name: 'Review' });
  await panel.getByText(/^\d+ good, \d+ misjudged, \d+ forgotten$/).waitFor({ timeout: 30_000 });
  const decisions = panel.getByRole('list').last().getByRole('listitem');
  expect(await decisions.count()).toBeGreaterThan(0);
  const heading = decisions.first().getByRole('button').first();
  const step = /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await heading.click();
  expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe(step);
  expect(await axeViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await setAppearance(page, { theme: 'dark', language: 'fr' });
  await page
    .getByRole('complementary', { name: 'Analyse' })
    .getByText(/^\d+ bonnes?, \d+ erreurs? de jugement/)
    .waitFor();
  await context.close();
});
