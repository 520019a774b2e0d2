import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';
import { MascaradePlayer } from './mascarade-player.ts';
import { door, faults, invite, joinTable, scrollsSideways, seatBots } from './people.ts';
import { playOut } from './player.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** Masks that are drawn anywhere but in the list of those in play. */
const masksInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const listed = new Set([...document.querySelectorAll<HTMLImageElement>('nav [data-mask] img')].map(({ src }) => src));
    return [...document.querySelectorAll<HTMLImageElement>('img')].filter((image) => image.closest('nav') === null && listed.has(image.src))
      .length;
  });

describe('Mascarade', () => {
  it('two people and four bots play a ball to its end, with objections and with people who change seats', async () => {
    const host = await house.visit();
    const guest = await house.visit({ viewport: PHONE });
    const link = await invite(house, host.page, 'Mascarade');
    await joinTable(guest.page, link);
    await seatBots(host.page, 4);
    await host.page.getByLabel('Masks in play').selectOption('B');
    await host.page.getByLabel('Claims').selectOption('at-once');
    // The table answers before the switch moves.
    const memory = host.page.getByLabel('Memory help');
    await memory.click();
    await expect.poll(() => memory.isChecked()).toBe(true);
    expect(await faults(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Begin' }).click();
    const players = [
      new MascaradePlayer(host.page, { says: 'Puppet Master', objects: 2 }),
      new MascaradePlayer(guest.page, { says: 'Puppet Master', objects: 3, keyboard: true }),
    ];
    await playOut(players, async (turn) => {
      if (turn === 10) expect([...(await faults(host.page)), ...(await faults(guest.page))]).toEqual([]);
      expect(await scrollsSideways(guest.page)).toBe(false);
    });
    await host.page.getByRole('button', { name: 'Look at the table' }).click();
    await host.page.getByRole('button', { name: 'What happened' }).click();
    const happened = await host.page.getByRole('complementary').getByRole('listitem').allTextContents();
    expect(happened.filter((line) => /object/.test(line))).not.toEqual([]);
    expect(happened.filter((line) => /change seats/.test(line))).not.toEqual([]);
    expect(await faults(host.page)).toEqual([]);
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('[M-42*] what was seen leaves the page', async () => {
    const { page, context } = await house.visit();
    await page.goto(house.address);
    await door(page, 'Mascarade').getByRole('button', { name: 'Play with bots' }).click();
    const ready = page.getByRole('button', { name: 'I’ll remember' });
    await ready.waitFor();
    expect(await masksInSight(page)).toBeGreaterThan(3);
    await ready.click();
    await expect.poll(() => masksInSight(page), { timeout: 15_000 }).toBe(0);
    await context.close();
  });

  it('twelve seats fit on a phone', async () => {
    const { page, context } = await house.visit({ viewport: PHONE });
    await invite(house, page, 'Mascarade');
    await seatBots(page, 11);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await faults(page)).toEqual([]);
    const boxes = await page.locator('[data-chair]').evaluateAll((chairs) =>
      chairs.map((chair) => {
        const { left, right, top, bottom } = chair.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes).toHaveLength(11);
    for (const { left, right, top, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
      expect(top).toBeGreaterThan(90);
      expect(bottom).toBeLessThan(PHONE.height - 140);
    }
    await context.close();
  });

  it('[M-41] a host composes the masks, and is told what is wrong', async () => {
    const { page, context } = await house.visit();
    await invite(house, page, 'Mascarade');
    await seatBots(page, 5);
    await page.getByLabel('Masks in play').selectOption('own');
    await page.getByText('This ball can begin.').waitFor();
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.getByText('The Judge is missing').waitFor();
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.getByRole('button', { name: 'Troubadour' }).click();
    await page.getByRole('button', { name: 'Spy' }).click();
    await page.getByText('This ball can begin.').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page
      .getByRole('navigation', { name: /masks in play/ })
      .getByRole('button', { name: /^Spy/ })
      .waitFor();
    await context.close();
  });
});
