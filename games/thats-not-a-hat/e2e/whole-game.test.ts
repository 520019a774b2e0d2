import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinTable, openTableForFriends, playWithBots, scrollsSideways, seatBots } from '../../../e2e/page-actions.ts';
import { playToEnd } from '../../../e2e/player.ts';
import { PHONE, startTestApp, type TestApp, WITH_SERVICE_WORKER } from '../../../e2e/test-app.ts';
import { HatPlayer } from './player.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Whether this page has ever shown this text, if only for a moment; call it before the page is opened. */
async function watchFor(page: Page, text: string): Promise<() => boolean> {
  let isShown = false;
  await page.exposeFunction('textWasShown', () => {
    isShown = true;
  });
  await page.addInitScript((watched) => {
    const { textWasShown } = globalThis as unknown as { textWasShown: () => void };
    const look = () => document.body?.textContent.includes(watched) && textWasShown();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, text);
  return () => isShown;
}

describe('two people and two bots', () => {
  it('play a whole match; one reloads in the middle, one loses the connection and reconnects', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    const link = await openTableForFriends(app, host.page, 'That’s Not a Hat');
    const waitsForNobody = await watchFor(guest.page, 'Waiting for .');
    await joinTable(guest.page, link);
    await seatBots(host.page, 2);
    await host.page.getByLabel('Time a new gift is shown').selectOption('0');
    await host.page.getByRole('button', { name: 'Start game' }).click();
    const players = [new HatPlayer(host.page), new HatPlayer(guest.page)];
    const mishaps: string[] = [];
    await playToEnd(players, async (turn) => {
      if (turn === 6) {
        mishaps.push('reload');
        await host.page.reload();
      }
      if (turn === 12) {
        mishaps.push('line lost');
        await guest.context.setOffline(true);
        await guest.page.getByText(/Connection lost/).waitFor({ timeout: 8_000 });
        await guest.context.setOffline(false);
        await guest.page.getByText(/Connection lost/).waitFor({ state: 'hidden', timeout: 15_000 });
      }
    });
    expect(mishaps).toEqual(['reload', 'line lost']);
    expect(waitsForNobody()).toBe(false);
    expect(await scrollsSideways(guest.page)).toBe(false);
    await host.page.getByRole('button', { name: /Rematch/ }).click();
    await expect.poll(() => guest.page.getByRole('button', { name: /I’ve seen them/ }).isVisible(), { timeout: 10_000 }).toBe(true);
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('reconnect after the server was killed', async () => {
    const host = await app.visit();
    await host.page.goto(app.address);
    await playWithBots(host.page, host.page.getByRole('article').first());
    const ready = host.page.getByRole('button', { name: /I’ve seen them/ });
    await ready.click();
    await ready.waitFor({ state: 'hidden' });
    await app.crashAndRestart();
    await host.page.getByText(/Connection lost/).waitFor({ state: 'hidden', timeout: 15_000 });
    const player = new HatPlayer(host.page);
    await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
    await host.context.close();
  });
});

describe('one person', () => {
  it('passes the device round for a whole match without a network', async () => {
    const { page, context } = await app.visit(WITH_SERVICE_WORKER);
    await page.goto(app.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Pass and play on this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'That’s Not a Hat' }).click();
    await page.getByRole('button', { name: 'Start game' }).click();
    await playToEnd([new HatPlayer(page)]);
    await context.close();
  });
});
