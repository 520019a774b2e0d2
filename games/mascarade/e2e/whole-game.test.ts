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
import { MascaradePlayer } from './player.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Every kind of move made in the match whose result is on the screen. */
async function movesMade(page: Page): Promise<ReadonlySet<string>> {
  const replay = await page.getByRole('link', { name: 'Watch the replay' }).getAttribute('href');
  const answer = await page.request.get(`${app.address}/api/matches/${replay?.split('/').at(-1)}/record`);
  const text = await answer.text();
  return new Set([...text.matchAll(/"do":"([a-z]+)"/g)].map(([, kind]) => kind as string));
}

/** Masks drawn anywhere but in the list of masks in play. */
const masksInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const listed = new Set([...document.querySelectorAll<HTMLImageElement>('nav [data-mask] img')].map(({ src }) => src));
    return [...document.querySelectorAll<HTMLImageElement>('img')].filter((image) => image.closest('nav') === null && listed.has(image.src))
      .length;
  });

describe('Mascarade', () => {
  it('two people and four bots play to the end, with a contested announcement and people who change seats', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    const link = await openTableForFriends(app, host.page, 'Mascarade');
    await joinTable(guest.page, link);
    await seatBots(host.page, 4);
    for (const { page } of [host, guest]) await page.getByText('The rulebook recommends at most 8 players').waitFor();
    await host.page.getByLabel('Masks in play').first().selectOption('B');
    await host.page.getByRole('button', { name: 'Start game' }).click();
    const players = [
      new MascaradePlayer(host.page, { mask: 'Puppet Master', doubt: 2 }),
      new MascaradePlayer(guest.page, { mask: 'Patron', doubt: 3, keyboard: true }),
    ];
    const made = new Set<string>();
    for (let game = 0; game < 4 && !(made.has('claim') && made.has('pair')); game++) {
      if (game > 0) await host.page.getByRole('button', { name: /Rematch/ }).click();
      await playToEnd(players, async (turn) => {
        if (turn === 10 && game === 0) expect([...(await axeViolations(host.page)), ...(await axeViolations(guest.page))]).toEqual([]);
        if (turn === 16 && game === 0) await guest.page.reload();
      });
      for (const kind of await movesMade(host.page)) made.add(kind);
    }
    expect([...made]).toEqual(expect.arrayContaining(['exchange', 'announce', 'claim', 'pair']));
    expect(await axeViolations(host.page)).toEqual([]);
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });

  it('twelve seats fit a phone without sideways scrolling', async () => {
    const { page, context } = await app.visit({ viewport: PHONE });
    await openTableForFriends(app, page, 'Mascarade');
    await seatBots(page, 11);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('[data-key="r"]').click();
    await expect.poll(() => page.getByRole('button', { name: 'Exchange', exact: true }).isVisible(), { timeout: 60_000 }).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('button, [role=group], [role=img]')].filter((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1);
        }).length,
    );
    expect(outside).toBe(0);
    await context.close();
  });

  it('[M-42*] a mask that was shown leaves the page', async () => {
    const { page, context } = await app.visit();
    await page.goto(app.address);
    await playWithBots(page, gameCard(page, 'Mascarade'));
    const ready = page.getByRole('button', { name: 'I’ll remember' });
    await ready.waitFor();
    expect(await masksInSight(page)).toBeGreaterThan(3);
    await ready.click();
    await expect.poll(() => masksInSight(page), { timeout: 15_000 }).toBe(0);
    await context.close();
  });

  it('[M-41] a host composes the masks or draws them at random, and sees what is wrong', async () => {
    const { page, context } = await app.visit();
    await openTableForFriends(app, page, 'Mascarade');
    await seatBots(page, 5);
    await page.getByLabel('Masks in play').selectOption('own');
    await page.getByText('These masks can be played.').waitFor();
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.getByText('The Judge is missing').waitFor();
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.getByRole('button', { name: 'Troubadour' }).click();
    await page.getByRole('button', { name: 'Spy' }).click();
    await page.getByText('These masks can be played.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const chosen = () => page.getByRole('listitem').getByRole('button', { pressed: true }).allInnerTexts();
    const before = await chosen();
    const draws = async () => {
      await page.getByRole('button', { name: 'Random masks' }).click();
      return chosen();
    };
    await expect.poll(draws).not.toEqual(before);
    const [mask] = (await chosen())[0]?.split(/\n| ×/) ?? [];
    await page.getByRole('button', { name: 'Start game' }).click();
    await page
      .getByRole('navigation', { name: /masks in play/ })
      .getByRole('button', { name: new RegExp(`^${mask}`) })
      .waitFor();
    await context.close();
  });
});
