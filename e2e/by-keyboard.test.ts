import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, expectedLines, listen } from './announcements.ts';
import { drivenGames } from './games.ts';
import { accessibilityTreeOnly, focusByKeyboard } from './keyboard.ts';
import { gameCard } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { recordFrames } from './table-events.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const games = await drivenGames();

describe('a whole match from the home page, by keyboard alone and only by roles, names and text', () => {
  for (const { name, byKeyboard, ...game } of games)
    it(`${name}: each public event is said exactly once`, async () => {
      const visit = await app.visit();
      const { said, headings } = await listen(visit.page);
      const frames = recordFrames(visit.page);
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
      await expect.poll(() => headings.length, { timeout: 10_000 }).toBeGreaterThan(0);
      const expected = await expectedLines(frames, game);
      expect(expected.length).toBeGreaterThan(8);
      await expect.poll(() => differences(said, expected), { timeout: 60_000 }).toEqual([]);
      await visit.context.close();
    });
});
