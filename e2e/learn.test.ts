import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './checks.ts';
import { type House, openHouse, PHONE } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const guide = (page: Page) => page.getByRole('complementary', { name: 'Your guide' });
const next = (page: Page) => guide(page).getByRole('button', { name: 'Next' }).click();

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(house.address);
  await page.locator(`article[data-game=${game}]`).getByRole('link', { name: 'Learn by playing' }).click();
  await guide(page).waitFor();
}

describe('a guided first game', () => {
  it('of Fotomania is finished on a phone, and keeps to what it asks for', async () => {
    const { page, context } = await house.visit({ viewport: PHONE });
    await learn(page, 'fotomania');
    expect(await faults(page)).toEqual([]);
    await next(page);
    await next(page);
    await page.getByRole('button', { name: '2', exact: true }).click();
    const wrong = page.getByRole('button', { name: /left of row 1/ });
    await wrong.click();
    await wrong.click();
    expect(await page.locator('[data-nudged=true]').isVisible()).toBe(true);
    const asked = page.getByRole('button', { name: /right of row 1/ });
    await asked.click();
    await asked.click();
    await next(page);
    await page.getByRole('button', { name: /^purple 10/ }).press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-shutter]').press('Enter');
    await next(page);
    const row = page.locator('button[data-row][aria-disabled=false]').first();
    await row.click({ timeout: 15_000 });
    await row.click();
    await page.locator('[data-coach=hand] li button').first().press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-shutter]').press('Enter');
    await next(page);
    await next(page);
    await guide(page).getByRole('button', { name: 'Play a real game' }).click();
    await page.waitForURL(/\/t\//);
    await context.close();
  });

  it("of That's Not a Hat ends with Mabel caught", async () => {
    const { page, context } = await house.visit();
    await learn(page, 'thats-not-a-hat');
    await next(page);
    await page.getByRole('button', { name: /I’ve seen them/ }).click();
    const box = page.getByRole('combobox', { name: 'What do you say it is?' });
    await box.fill('cactus');
    await box.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Thank you/ }).click({ timeout: 15_000 });
    await box.fill('hat');
    await box.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('[data-coach=refuse]').click({ timeout: 15_000 });
    await page.locator('[data-coach=refuse]').click();
    await guide(page)
      .getByText(/Caught!/)
      .waitFor();
    await guide(page).getByRole('button', { name: 'Back to the doors' }).click();
    await page.getByRole('link', { name: 'Learn by playing' }).first().waitFor();
    await context.close();
  });
});
