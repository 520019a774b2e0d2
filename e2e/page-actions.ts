import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { whileDrawn } from './drawing.ts';
import type { TestApp } from './test-app.ts';

/** The card of a game on the home page. */
export const gameCard = (page: Page, game: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });

/** Starts a match with bots, with what the sheet proposes. */
export async function playWithBots(page: Page, card: Locator): Promise<void> {
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start game' });
  await card.getByRole('button', { name: 'Play with bots' }).click();
  await start.click();
}

/** Opens a table for friends and returns its link. */
export async function openTableForFriends(app: TestApp, page: Page, game: string): Promise<string> {
  await page.goto(app.address);
  await gameCard(page, game).getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: 'Start game' }).waitFor();
  return page.url();
}

export async function joinTable(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Leave seat' }).waitFor();
}

/** Adds this many bots, one after the other. */
export async function seatBots(page: Page, count: number): Promise<void> {
  const bots = page.getByRole('button', { name: /^Remove (?!.* from the seat$)/ });
  for (let seated = await bots.count(); seated < count; ) {
    await page.getByRole('button', { name: 'Add a bot' }).first().click();
    await bots.nth(seated).waitFor();
    seated = await bots.count();
  }
}

/** Waits, for a limited time, until nothing fades or moves any more: axe must not measure half-faded colours. */
async function stills(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 2000))]);
  });
}

/** The same program in less than half the bytes. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings, of all rules or of some, shortened to what is needed to fix them. */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await stills(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await whileDrawn(page, () =>
    page.evaluate(
      async (values) => {
        const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
        const only = values.length === 0 ? {} : { runOnly: { type: 'rule' as const, values } };
        return (await loaded.run(document, { ...only, resultTypes: ['violations'], selectors: false })).violations;
      },
      [...rules],
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary ?? ''}`));
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The clipboard, as a text field receives it. */
export async function pasted(page: Page): Promise<string> {
  await page.goto('about:blank');
  await page.setContent('<textarea autofocus></textarea>');
  await page.locator('textarea').press('Control+V');
  return page.locator('textarea').inputValue();
}

/** Whether two elements cover the same part of the screen. */
export async function isOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** How many of these elements are in each row of the screen. */
export async function rowSizes(items: Locator): Promise<number[]> {
  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
  const tops = boxes.flatMap((box) => (box === null ? [] : Math.round(box.y)));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}
