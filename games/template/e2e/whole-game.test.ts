import { afterAll, beforeAll, expect, it } from 'vitest';
import { DefaultBoardPlayer } from '../../../e2e/default-board.ts';
import { gameName } from '../../../e2e/game-name.ts';
import { axeViolations, gameCard, playWithBots, scrollsSideways } from '../../../e2e/page-actions.ts';
import { playToEnd } from '../../../e2e/player.ts';
import { PHONE, startTestApp, type TestApp } from '../../../e2e/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it.each([
  ['a large screen', {}],
  ['a phone', { viewport: PHONE }],
])('a whole match with bots is played on %s', async (_, options) => {
  const { page, context, strays } = await app.visit(options);
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, gameName('template')));
  await page.getByRole('region', { name: 'Your moves' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await playToEnd([new DefaultBoardPlayer(page)]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  expect(strays).toEqual([]);
  await context.close();
});
