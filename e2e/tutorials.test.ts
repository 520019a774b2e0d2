import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FotomaniaPlayer } from '../games/fotomania/e2e/player.ts';
import { MascaradePlayer } from '../games/mascarade/e2e/player.ts';
import { PicturePlayer } from '../games/picture-perfect/e2e/player.ts';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { type House, ORIGINS, openHouseAt, PHONE } from './house.ts';
import type { Player } from './player.ts';

/** Reads what the guide says, does it, and goes on until the guide offers a real game. */
async function learn(page: Page, player: Player, does: (said: string) => Promise<boolean>): Promise<string[]> {
  const heard: string[] = [];
  const guide = page.getByRole('complementary', { name: 'Your guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const end = guide.getByRole('button', { name: 'Play a real game' });
  const until = Date.now() + 150_000;
  while (Date.now() < until) {
    // The last lesson first: what it says is read once it is sure to be there.
    const over = await end.isVisible();
    const said = (await guide.locator('p').textContent({ timeout: 5_000 })) ?? '';
    if (heard.at(-1) !== said) heard.push(said);
    if (over) return heard;
    if (await next.isVisible()) await next.click();
    else if (!(await does(said)) && !(await player.act())) await page.waitForTimeout(80);
  }
  throw new Error(`the lesson did not end; last heard: ${heard.at(-1)}`);
}

describe.each(ORIGINS)('a guided first game at http://%s is played to its end', (origin) => {
  let house: House;

  beforeAll(async () => {
    house = await openHouseAt(origin);
  });

  afterAll(() => house.close());

  it('That’s Not a Hat, on a phone', async () => {
    const { page, context } = await house.visit({ viewport: PHONE });
    await page.goto(`${house.address}/learn/thats-not-a-hat`);
    const heard = await learn(page, new HatPlayer(page), async (said) => {
      const box = page.getByRole('combobox', { name: 'What do you say it is?' });
      const refuse = page.getByRole('button', { name: /That’s not|Tap again/ });
      if (said.includes('search for') && (await box.isVisible())) {
        await box.fill('cactus');
        await page.getByRole('option').first().click();
        await page.getByRole('button', { name: /^Give/ }).click();
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
    });
    // What only waits for the others can be over before anyone has read it.
    expect(heard.length).toBeGreaterThanOrEqual(8);
    expect(heard.at(-1)).toMatch(/^Caught!/);
    await context.close();
  });

  it('Fotomania', async () => {
    const { page, context } = await house.visit();
    await page.goto(`${house.address}/learn/fotomania`);
    const heard = await learn(page, new FotomaniaPlayer(page), async (said) => {
      if (said.startsWith('Take cards from one end')) {
        await page.keyboard.press('2');
        const end = page.getByRole('button', { name: /^Take 2 cards from the right of row 1/ });
        await end.click();
        await end.click();
        return true;
      }
      if (!said.startsWith('Each turn you advance')) return false;
      const [from, to] = await Promise.all([1, 3].map((place) => page.locator(`[data-place="${place}"]`).boundingBox()));
      if (!from || !to) return false;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      await page.mouse.up();
      await page.locator('[data-shutter]').click();
      return true;
    });
    expect(heard.length).toBeGreaterThanOrEqual(10);
    expect(heard.at(-1)).toMatch(/Mind the light!$/);
    await context.close();
  });

  it('Mascarade, on a phone', async () => {
    const { page, context } = await house.visit({ viewport: PHONE });
    await page.goto(`${house.address}/learn/mascarade`);
    const press = async (key: string, times = 1) => {
      const button = page.locator(`button[data-key="${key}"]:not([aria-disabled="true"])`);
      if (!(await button.isVisible())) return false;
      for (let time = 0; time < times; time++) await button.click();
      return true;
    };
    const heard = await learn(page, new MascaradePlayer(page, { mask: 'Empress', doubt: 1 }), async (said) => {
      const left = page.locator('button[data-coach="masque-left"]');
      if (said.includes('choose Swap') && (await left.isVisible())) {
        await left.click();
        return press('s');
      }
      if (said.includes('all by yourself')) return press('l');
      if (said.includes('But that is you')) return press('c', 2);
      return !/Ready\?|bluff!/.test(said);
    });
    expect(heard.length).toBeGreaterThanOrEqual(8);
    expect(heard.at(-1)).toMatch(/Enjoy the ball!$/);
    await context.close();
  });

  it('Picture Perfect, on a phone', async () => {
    const { page, context } = await house.visit({ viewport: PHONE });
    await page.goto(`${house.address}/learn/picture-perfect`);
    const heard = await learn(page, new PicturePlayer(page, true), async () => false);
    expect(heard.length).toBeGreaterThanOrEqual(9);
    expect(heard.at(-1)).toMatch(/Say cheese!$/);
    await context.close();
  });
});
