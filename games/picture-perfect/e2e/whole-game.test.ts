import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  axeViolations,
  gameCard,
  joinTable,
  openTableForFriends,
  playWithBots,
  scrollsSideways,
  seatBots,
} from '../../../e2e/page-actions.ts';
import { playToEnd } from '../../../e2e/player.ts';
import { PHONE, startTestApp, type TestApp } from '../../../e2e/test-app.ts';
import { albumOf, PicturePerfectPlayer } from './player.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Three auctions among the six rounds, and no clock. */
async function chooseAuctions(page: Page): Promise<void> {
  const auctions = page.getByRole('switch', { name: 'Auctions' });
  await auctions.click();
  await expect.poll(() => auctions.isChecked(), { timeout: 10_000 }).toBe(true);
  for (const clock of ['Time to look', 'Time for a choice', 'Time for the photo'])
    await page.getByLabel(clock).selectOption('No time limit');
  await page.getByLabel('Open auction: time after a bid').selectOption('5 seconds');
  await expect.poll(() => page.getByLabel('Time for the photo').inputValue(), { timeout: 10_000 }).toBe('0');
}

interface Print {
  readonly who: string;
  readonly score: string;
  readonly photo: string;
}

/** From the album's first envelope to its last page: the text under each photo. */
async function lastPage(page: Page): Promise<Print[]> {
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByRole('heading', { name: 'An evening to remember' }).waitFor();
  const prints = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^Photo: / }) });
  return (await prints.allInnerTexts()).map((text) => {
    const [, who = '', score = '', photo = ''] = /^(.+?)\s+([-−]?\d+)\s+(.*? photo\.)/s.exec(text) ?? [];
    return { who, score, photo };
  });
}

/** When all wishes of an envelope are read, the first is selected again. */
async function asksWhy(page: Page): Promise<void> {
  const wishes = page.getByRole('button', { name: /^Why\? / });
  await wishes.nth(2).waitFor();
  await wishes.first().press('Enter');
  expect(await wishes.first().getAttribute('aria-pressed')).toBe('true');
}

describe('Picture Perfect', () => {
  it('two people and a bot play an auction game to the album: one photo by mouse, one by keyboard without WebGL', async () => {
    const host = await app.visit();
    const guest = await app.visit();
    await guest.page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
        apply: (get, canvas, [kind, ...rest]) => (String(kind).startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...rest])),
      });
    });
    const link = await openTableForFriends(app, host.page, 'Picture Perfect');
    await joinTable(guest.page, link);
    await seatBots(host.page, 1);
    await chooseAuctions(host.page);
    await host.page.getByRole('button', { name: 'Start game' }).click();
    const players = [new PicturePerfectPlayer(host.page), new PicturePerfectPlayer(guest.page, true)];
    await playToEnd(players, async (turn) => {
      if (turn === 4) expect([...(await axeViolations(host.page)), ...(await axeViolations(guest.page))]).toEqual([]);
    });
    for (const { did } of players)
      expect([...did]).toEqual(expect.arrayContaining(['open', 'Put the cards back', 'Done looking', 'photo']));
    expect([...(players[0]?.did ?? [])]).toEqual(expect.arrayContaining(['drag to the diorama', 'drag to the plan']));
    expect(await albumOf(host.page).getByRole('button').count()).toBe(14);
    await asksWhy(host.page);
    expect(await axeViolations(host.page)).toEqual([]);
    const [seenByHost, seenByGuest] = [await lastPage(host.page), await lastPage(guest.page)];
    for (const seen of [seenByHost, seenByGuest]) expect(seen.find(({ who }) => who === 'You')?.photo).toBe('3 guests in the photo.');
    const scores = seenByHost.map(({ score }) => score);
    expect(seenByGuest.map(({ score }) => score)).toEqual(scores);
    expect(await axeViolations(host.page)).toEqual([]);
    expect(await scrollsSideways(host.page)).toBe(false);
    await host.page.getByRole('button', { name: 'Show the result' }).click();
    await host.page.getByRole('button', { name: /Rematch/ }).waitFor();
    const standings = await host.page.getByText(/^[-−]?\d+ points?$/).allInnerTexts();
    expect(standings.map((text) => text.split(' ')[0])).toEqual(scores);
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('on a phone every waiting guest can be reached, and nothing else moves aside', async () => {
    const { page, context } = await app.visit({ viewport: PHONE, hasTouch: true });
    await openTableForFriends(app, page, 'Picture Perfect');
    await seatBots(page, 1);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const guests = page.getByRole('region', { name: 'Waiting' }).getByRole('button');
    expect(await guests.count()).toBe(14);
    await guests.last().tap();
    expect(await guests.last().getAttribute('aria-pressed')).toBe('true');
    const box = await guests.last().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(PHONE.width);
    expect((await page.getByRole('button', { name: 'Plan', exact: true }).boundingBox())?.x).toBe(0);
    await context.close();
  });

  it('on a phone in landscape the viewfinder is beside the controls', async () => {
    const { page, context } = await app.visit({ viewport: { width: 740, height: 360 } });
    await page.goto(app.address);
    await playWithBots(page, gameCard(page, 'Picture Perfect'));
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    const [viewfinder, plan] = await Promise.all(
      ['The photo is valid', 'A4'].map((text) => page.getByText(text, { exact: true }).first().boundingBox()),
    );
    expect(viewfinder?.width).toBeGreaterThan(100);
    expect(plan?.x).toBeGreaterThan((viewfinder?.x ?? 0) + (viewfinder?.width ?? 0));
    await page.getByRole('button', { name: 'Camera', exact: true }).click();
    for (const name of ['Left, right', 'Distance', 'Height', 'Pan', 'Tilt', 'Zoom'])
      expect(await page.getByRole('slider', { name, exact: true }).isVisible(), name).toBe(true);
    await page.getByRole('button', { name: 'Envelopes', exact: true }).click();
    await page.getByRole('button', { name: 'Done looking' }).scrollIntoViewIfNeeded();
    expect(await scrollsSideways(page)).toBe(false);
    await context.close();
  });
});
