import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, scrollsSideways } from './checks.ts';
import { FotomaniaPlayer } from './fotomania-player.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { playOut } from './player.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const door = 'article[data-game=fotomania]';

describe('two people and a bot', () => {
  it('play through Sunset to the score sheet, one by touch of a mouse, one by keyboard', async () => {
    const host = await house.visit();
    const guest = await house.visit({ viewport: PHONE });
    await host.page.goto(house.address);
    await host.page.locator(door).getByRole('button', { name: 'Invite friends' }).click();
    await host.page.getByRole('button', { name: 'Begin' }).waitFor();
    await guest.page.goto(host.page.url());
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await host.page.getByRole('button', { name: 'Add a bot' }).first().click();
    await host.page.getByRole('button', { name: 'Begin' }).click();
    let sunset = false;
    await playOut([new FotomaniaPlayer(host.page), new FotomaniaPlayer(guest.page, true)], async () => {
      sunset ||= await host.page.locator('[data-light=sunset]').isVisible();
    });
    expect(sunset).toBe(true);
    for (const { page } of [host, guest]) {
      expect(await page.getByRole('table').getByRole('rowheader').count()).toBe(7);
      expect(await scrollsSideways(page)).toBe(false);
    }
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });
});

describe('axe finds nothing at the table', () => {
  for (const theme of ['dark', 'light'] as const) {
    for (const viewport of [DESKTOP, PHONE]) {
      it(`${theme}, ${viewport.width} wide`, async () => {
        const { page, context } = await house.visit({ viewport });
        await page.addInitScript((room) => localStorage.setItem('parlour.settings', JSON.stringify({ theme: room })), theme);
        await page.goto(house.address);
        await page.locator(door).getByRole('button', { name: 'Play with bots' }).click();
        const player = new FotomaniaPlayer(page);
        await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
        await page.locator('[data-shutter]').waitFor();
        await page.waitForTimeout(3_000);
        expect(await faults(page)).toEqual([]);
        await context.close();
      });
    }
  }
});
