import type { Page } from 'playwright-core';
import type { BrowserPlayer } from './player.ts';

/** Does what each lesson says until the tutorial offers a real match. */
export async function learn(page: Page, player: BrowserPlayer, does: (said: string) => Promise<boolean>): Promise<string[]> {
  const heard: string[] = [];
  const guide = page.getByRole('complementary', { name: 'Your guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const end = guide.getByRole('button', { name: 'Play a real game' });
  const until = Date.now() + 150_000;
  while (Date.now() < until) {
    // The end is checked first: then the text of a lesson is sure to be there.
    const over = await end.isVisible();
    const said = (await guide.locator('p').textContent({ timeout: 5_000 })) ?? '';
    if (heard.at(-1) !== said) heard.push(said);
    if (over) return heard;
    if (await next.isVisible()) await next.click();
    else if (!(await does(said)) && !(await player.act())) await page.waitForTimeout(80);
  }
  throw new Error(`the lesson did not end; last heard: ${heard.at(-1)}`);
}
