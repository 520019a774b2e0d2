import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { axeViolations, joinTable, scrollsSideways } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { PHONE, startTestApp, type TestApp, TV } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Opens a shared screen from the home page in two taps. Returns the link in its QR code. */
async function openScreen(page: Page): Promise<string> {
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Party mode on a TV' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'That’s Not a Hat' }).click();
  await page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
  return page.url().replace('?tv', '');
}

async function phone() {
  return app.visit({ viewport: PHONE, hasTouch: true });
}

async function joinByCode(page: Page, link: string): Promise<void> {
  await page.goto(app.address);
  await page.getByLabel('Join with a code').fill(link.slice(-8));
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Leave seat' }).waitFor();
}

/** On the shared screen: the code that moves this seat to another phone. A connected phone has to agree. */
async function seatCode(screen: Page, place: number, owner?: Page): Promise<string> {
  await screen.getByRole('button', { name: 'Players and spectators' }).click();
  const ask = screen.getByRole('button', { name: / to another phone$/ }).nth(place);
  const name = (await ask.innerText()).replace(/^Move | to another phone$/g, '');
  // The code of another seat may still be shown.
  const card = screen.getByRole('region', { name: `Seat code for ${name}` });
  // While the connection is lost nothing is sent, so the test taps again.
  const given = async () => {
    await ask.click();
    await owner?.getByRole('button', { name: 'Allow', exact: true }).click();
    return card.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(given, { timeout: 40_000 }).toBe(true);
  const code = await card.locator('b').innerText();
  await screen.getByRole('button', { name: 'Close' }).click();
  return code;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Join the game' }).click();
  await page.getByText('I had a seat here').click();
  await page.getByLabel('Seat code').fill(code);
  await page.getByRole('button', { name: 'Take my seat' }).click();
}

/** The board is shown, and this page has a seat. */
async function hasSeat(page: Page): Promise<void> {
  await page.getByText('You are watching.').waitFor({ state: 'hidden' });
  await page.getByText('The host has been asked.').waitFor({ state: 'hidden' });
  await page.getByText('Gift shop').first().waitFor();
}

describe('a shared screen and three phones', () => {
  it('play a whole match on the screen and the phones, and another one after it', async () => {
    const screen = await app.visit({ viewport: TV });
    const link = await openScreen(screen.page);
    const guests = [await phone(), await phone(), await phone()];
    const [first, second, third] = guests.map(({ page }) => page) as [Page, Page, Page];
    await joinTable(first, link);
    await joinByCode(second, link);
    await joinTable(third, link);
    expect(await axeViolations(screen.page)).toEqual([]);
    await first.getByText('Game options').first().click();
    await first.getByLabel('Time a new gift is shown').selectOption('0');
    await screen.page.getByRole('button', { name: 'Start game' }).click();
    let reloaded = false;
    await playToEnd(
      [first, second, third].map((page) => new HatPlayer(page)),
      async (turn) => {
        if (turn !== 5) return;
        await second.reload();
        reloaded = true;
        expect(await axeViolations(screen.page)).toEqual([]);
        expect(await screen.page.getByRole('button', { name: /^Thank you|^Give|I’ve seen them/ }).count()).toBe(0);
      },
    );
    expect(reloaded).toBe(true);
    for (const { page } of guests) expect(await scrollsSideways(page)).toBe(false);
    await third.getByRole('button', { name: 'Ask for a rematch' }).click();
    await third.getByText('The host knows that you want a rematch.').waitFor();
    await screen.page.getByText(/wants a rematch/).waitFor();
    expect(await axeViolations(third)).toEqual([]);
    await screen.page.getByRole('button', { name: /Rematch/ }).click();
    await third.getByRole('button', { name: /I’ve seen them/ }).waitFor({ timeout: 15_000 });
    expect([screen, ...guests].flatMap(({ strays }) => strays)).toEqual([]);
    await Promise.all([screen, ...guests].map(({ context }) => context.close()));
  });

  it('move the seat of a dead phone to another one by a code, once', async () => {
    const screen = await app.visit({ viewport: TV });
    const link = await openScreen(screen.page);
    const [dead, other, late, fourth] = [await phone(), await phone(), await phone(), await phone()];
    await joinTable(dead.page, link);
    await joinTable(other.page, link);
    await screen.page.getByRole('button', { name: 'Start game' }).click();
    await dead.page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await dead.context.close();
    const code = await seatCode(screen.page, 0);

    await late.page.goto(link);
    await enterCode(late.page, 'AAAAA');
    await late.page.getByText(/This seat code is not valid/).waitFor();
    await late.page.getByLabel('Seat code').fill(code);
    await late.page.getByRole('button', { name: 'Take my seat' }).click();
    await late.page.getByRole('button', { name: 'Close' }).click();
    await hasSeat(late.page);

    await fourth.page.goto(link);
    await enterCode(fourth.page, code);
    await fourth.page.getByText(/This seat code is not valid/).waitFor();

    const scanned = await seatCode(screen.page, 1, other.page);
    // The message is shown once and disappears.
    const moved = other.page.getByText(/was moved to another phone/).waitFor();
    await fourth.page.goto(`${link}?seat=${scanned}`);
    await Promise.all([moved, hasSeat(fourth.page)]);
    expect(fourth.page.url()).toBe(link);
    await Promise.all([screen, other, late, fourth].map(({ context }) => context.close()));
  });

  it('let a late joiner take over a bot in the middle of a match', async () => {
    const screen = await app.visit({ viewport: TV });
    const link = await openScreen(screen.page);
    const [first, late] = [await phone(), await phone()];
    await joinTable(first.page, link);
    await screen.page.getByRole('button', { name: 'Add a bot' }).click();
    await screen.page.getByText('Otto').waitFor();
    await screen.page.getByRole('button', { name: 'Start game' }).click();
    await first.page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Join the game' }).click();
    await late.page.getByRole('button', { name: 'Play instead of Otto' }).click();
    await late.page.getByRole('button', { name: 'Close' }).click();
    const players = [new HatPlayer(first.page), new HatPlayer(late.page)];
    const acted = new Set<HatPlayer>();
    const letAct = async () => {
      for (const player of players) if (await player.act()) acted.add(player);
      return acted.size;
    };
    await expect.poll(letAct, { timeout: 60_000 }).toBe(2);
    await Promise.all([screen, first, late].map(({ context }) => context.close()));
  });
});

describe('a table that allows no spectators', () => {
  it('says so, and admits people the host admits', async () => {
    const host = await app.visit();
    const guest = await phone();
    await host.page.goto(app.address);
    await host.page.getByRole('button', { name: 'Invite friends' }).first().click();
    await host.page.locator('summary', { hasText: 'Table settings' }).click();
    await host.page.getByLabel('Spectators', { exact: true }).selectOption('off');
    await host.page.getByRole('button', { name: 'Add a bot' }).click();
    await host.page.getByRole('button', { name: /^Remove (?!.* from the seat$)/ }).waitFor();
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await host.page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await guest.page.goto(host.page.url());
    await guest.page.getByText(/spectators are not allowed/).waitFor();
    expect(await axeViolations(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: /^Play instead of/ }).click();
    await guest.page.getByText('The host has been asked.').waitFor();
    await host.page.getByRole('button', { name: 'Accept' }).click();
    await hasSeat(guest.page);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});
