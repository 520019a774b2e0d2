import { afterAll, beforeAll, describe, it } from 'vitest';
import { drivenGames } from './games.ts';
import { accessibilityTreeOnly, focusByKeyboard } from './keyboard.ts';
import { gameCard } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp('--pause', '60');
});

afterAll(() => app.close());

const games = await drivenGames();

describe('a whole match from the home page, by keyboard alone and only by roles, names and text', () => {
  for (const { name, byKeyboard } of games)
    it(name, async () => {
      const visit = await app.visit();
      const page = accessibilityTreeOnly(visit.page);
      await page.goto(app.address);
      const play = gameCard(page, name).getByRole('button', { name: 'Play with bots' });
      await play.waitFor();
      if (!(await focusByKeyboard(page, play))) throw new Error('the keyboard does not lead to the door');
      await page.keyboard.press('Enter');
      const start = page.getByRole('dialog').getByRole('button', { name: 'Start game' });
      await start.waitFor();
      if (!(await focusByKeyboard(page, start))) throw new Error('the keyboard does not lead to the start button');
      await page.keyboard.press('Enter');
      await playToEnd([byKeyboard(page)]);
      await visit.context.close();
    });
});
