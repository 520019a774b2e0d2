import type { BrowserContextOptions, Page } from 'playwright-core';
import type { BrowserPlayer } from '../player.ts';
import type { TestApp } from '../test-app.ts';

/** A path through the app that passes several screens. */
export interface ScreenTour {
  readonly name: string;
  /** The screens it passes, so that a run which wants none of them can skip it. */
  readonly scenes: readonly string[];
  /** Its screens differ only in layout from others: axe and the words are not checked again. */
  readonly isLayoutOnly?: true;
  walk(tour: TourContext): Promise<void>;
}

/** What a tour needs: pages, and a check of each screen (screenshot, axe, words). */
export interface TourContext {
  readonly app: TestApp;
  /** Opens a page for a new person; it stands still while it is checked. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Checks this screen. */
  seen(scene: string, page: Page): Promise<void>;
}

export interface Appearance {
  readonly theme: 'dark' | 'light';
  readonly language: string;
  readonly pseudo: 'ltr' | 'rtl' | null;
  readonly textSize: 'system' | 'large' | 'double';
  /** all: a bot reacts to every moment, until the next. */
  readonly botReactions: 'rare' | 'all';
}

/** Sets another theme or language, as if chosen in a second tab: the page stays where it is. */
export async function setAppearance(page: Page, look: Partial<Appearance>): Promise<void> {
  await page.evaluate((settings) => {
    const { botDelayMs, botReactions, textSize } = JSON.parse(localStorage.getItem('parlour.settings') ?? '{}') as Record<string, unknown>;
    const text = JSON.stringify({ botDelayMs, botReactions, textSize, ...settings });
    localStorage.setItem('parlour.settings', text);
    dispatchEvent(new StorageEvent('storage', { key: 'parlour.settings', newValue: text }));
  }, look);
  // While words are loading, three face-down cards replace the page.
  await page.waitForFunction(() => document.querySelector('[aria-busy]') === null);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

export const closePanel = (page: Page, title: string): Promise<void> =>
  page.getByRole('complementary', { name: title }).getByRole('button', { name: 'Close' }).click();

const TIMEOUT_MS = 180_000;

/** Plays on until `there` reports the screen. */
export async function playUntil(player: BrowserPlayer, there: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
    if (await there()) return;
    if (await player.act(there)) continue;
    const rematch = player.page.getByRole('button', { name: /Rematch/ });
    // Another match may begin just now.
    if ((await player.finished()) && !(await there())) await rematch.click({ timeout: 3_000 }).catch(() => undefined);
    else await player.page.waitForTimeout(50);
  }
  throw new Error(`the screen never came; now there is:\n${await player.page.locator('body').ariaSnapshot()}`);
}
