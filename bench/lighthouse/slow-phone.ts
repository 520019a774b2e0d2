import type { BrowserContext, Page } from 'playwright-core';
import { openTableForFriends, seatBots } from '../../e2e/page-actions.ts';
import type { TestApp } from '../../e2e/test-app.ts';

/** The browser's preset for slow 4G: latency in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

export interface FirstMove {
  readonly taps: number;
  readonly seconds: number;
}

/** The time from a tap on a friend's link, on a phone without a cache, until the first move. */
export async function linkToFirstMove(app: TestApp, phone: { readonly width: number; readonly height: number }): Promise<FirstMove> {
  const host = await app.visit();
  const link = await openTableForFriends(app, host.page, 'That’s Not a Hat');
  await seatBots(host.page, 1);
  const guest = await app.visit({ viewport: phone });
  await slow(guest.context, guest.page);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    await guest.page.getByRole('button', { name }).click();
    taps += 1;
  };
  const began = performance.now();
  await guest.page.goto(link, { waitUntil: 'commit' });
  await tap('Sit down');
  await guest.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await tap(/I’ve seen them/);
  await guest.page
    .getByText(/^Waiting for/)
    .first()
    .waitFor();
  const seconds = (performance.now() - began) / 1000;
  await Promise.all([host.context.close(), guest.context.close()]);
  return { taps, seconds };
}

async function slow(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

const SLOWDOWN = 4;
const SEATS = 12;
/** An animation must end before its dialog is closed. */
const GLANCE_MS = 600;

/** The slowest response to a tap at a full Mascarade table, on a processor four times as slow, in milliseconds until the next paint. */
export async function slowestTap(app: TestApp): Promise<number> {
  const { context, page } = await app.visit({ reducedMotion: 'no-preference' });
  await openTableForFriends(app, page, 'Mascarade');
  await seatBots(page, SEATS - 1);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const found: number[] = [];
    Object.assign(globalThis, { answers: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('interactionId' in entry && Number(entry.interactionId) > 0) found.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const masks = page.getByRole('navigation', { name: /masks in play/ }).getByRole('button');
  for (let i = 0; i < SEATS; i++) await masks.nth(i % (await masks.count())).click();
  for (const name of ['Rulebook', 'Settings']) {
    await page.getByRole('button', { name }).click();
    await page.locator('[role="complementary"], aside, dialog[open]').filter({ visible: true }).first().waitFor();
    await page.waitForTimeout(GLANCE_MS);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'I’ll remember' }).click();
  await page.waitForTimeout(1_500);
  const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers);
  await context.close();
  return Math.max(0, ...answers);
}
