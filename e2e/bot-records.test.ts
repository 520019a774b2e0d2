import { fileURLToPath } from 'node:url';
import type { BotLevel } from '@parlour/bots';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../games/rules-catalogue.ts';
import { type BotMatchPlan, botRecord } from './bot-record.ts';
import { inPageScript } from './in-page-script.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './test-app.ts';

const MATCHES = 20;
/** Sharp bots of games that take long think in some of the matches only. */
const LONG: ReadonlySet<string> = new Set(['fotomania', 'picture-perfect']);
const LONG_WITH_SHARP = 2;

let browser: Browser;
let page: Page;

/** The rules and the bots as one script, in a page without any other. */
beforeAll(async () => {
  const script = await inPageScript(fileURLToPath(new URL('bot-record.ts', import.meta.url)), 'parlour');
  browser = await chromium.launch({ ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }), args: CHROMIUM_ARGS });
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
});

afterAll(() => browser.close());

function planOf(game: string, seats: number, index: number): BotMatchPlan {
  const strong: BotLevel = LONG.has(game) && index >= LONG_WITH_SHARP ? 'normal' : 'sharp';
  return { game, seed: `engines ${index}`, levels: Array.from({ length: seats }, (_, seat) => (seat === index % seats ? strong : 'easy')) };
}

/** Plays the match in the page. */
const inPage = (plan: BotMatchPlan): Promise<string> =>
  page.evaluate((given) => {
    const { parlour } = globalThis as unknown as { parlour: { botRecord(plan: unknown): unknown } };
    return JSON.stringify(parlour.botRecord(given));
  }, plan);

describe.each(GAMES.map(({ id, seats }) => ({ id, seats: seats.min })))('bots of $id', ({ id, seats }) => {
  it(`play ${MATCHES} matches in Chromium as they do in Node`, { timeout: 480_000 }, async () => {
    for (let index = 0; index < MATCHES; index++) {
      const plan = planOf(id, seats, index);
      expect(await inPage(plan), `match ${index}`).toBe(JSON.stringify(botRecord(plan)));
    }
  });
});
