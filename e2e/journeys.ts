import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botReplay } from './bot-replay.ts';
import { drivenGames } from './games.ts';
import { gameCard, joinTable, openTableForFriends, pasted, playWithBots, seatBots } from './page-actions.ts';
import type { BrowserPlayer } from './player.ts';
import { type Origin, PHONE, startTestAppAt, type TestApp, TV, WITH_SERVICE_WORKER } from './test-app.ts';

const GAMES = await drivenGames();
/** For the journeys that are the same in every game. */
const ANY_GAME = GAMES.filter(({ fewest }) => fewest === 2).slice(0, 1);

/** Counts the moves the server has acknowledged to this page; call it before the page is opened. */
function acknowledgedTo(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"type":"ack"')) count += 1;
    }),
  );
  return () => count;
}

/** Steps of the match in this page's worker. */
const stepsHere = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('parlour.local-game') ?? 'null') as {
      savedGame: { match: { entries: unknown[] } };
    } | null;
    return saved?.savedGame.match.entries.length ?? 0;
  });

async function actUntil(players: readonly BrowserPlayer[], done: () => boolean | Promise<boolean>): Promise<void> {
  const step = async () => {
    for (const player of players) await player.act();
    return done();
  };
  await expect.poll(step, { timeout: 60_000 }).toBe(true);
}

/** The main journeys at one origin: tables, bots, one device, a shared screen, replays, links. */
export function journeysAt(origin: Origin): void {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestAppAt(origin);
  });

  afterAll(() => app.close());

  it('the page is a secure context on localhost only', async () => {
    const { page, context } = await app.visit();
    await page.goto(app.address);
    expect(new URL(page.url()).hostname).toBe(origin);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(origin === 'localhost');
    await context.close();
  });

  describe.each(GAMES)('$name', ({ id, name, fewest, byMouse }) => {
    it('two people join by a link, chat, and each makes a move', async () => {
      const [host, guest] = [await app.visit(), await app.visit({ viewport: PHONE })];
      const acks = [host, guest].map(({ page }) => acknowledgedTo(page));
      await joinTable(guest.page, await openTableForFriends(app, host.page, name));
      await seatBots(host.page, Math.max(1, fewest - 2));
      await guest.page.getByRole('button', { name: 'Chat', exact: true }).first().click();
      await guest.page.getByLabel('Write a message').fill('Good evening');
      await guest.page.getByRole('button', { name: 'Send' }).click();
      await host.page.getByText('Good evening').first().waitFor();
      await guest.page.getByRole('button', { name: 'Close' }).click();
      await host.page.getByRole('button', { name: 'Start game' }).click();
      await actUntil([byMouse(host.page), byMouse(guest.page)], () => acks.every((count) => count() > 0));
      expect([...host.strays, ...guest.strays]).toEqual([]);
      await Promise.all([host.context.close(), guest.context.close()]);
    });

    it('one person makes a move against bots', async () => {
      const { page, context } = await app.visit({ ...WITH_SERVICE_WORKER, viewport: PHONE });
      const acks = acknowledgedTo(page);
      await page.goto(app.address);
      await playWithBots(page, gameCard(page, name));
      await actUntil([byMouse(page)], () => acks() > 0);
      await context.close();
    });

    it('two people pass one device round', async () => {
      const { page, context } = await app.visit({ viewport: PHONE });
      await page.goto(`${app.address}/local/${id}`);
      await page.getByRole('button', { name: 'Start game' }).click();
      await actUntil([byMouse(page)], async () => (await stepsHere(page)) > 1);
      await context.close();
    });
  });

  it.each(ANY_GAME)('a shared screen and two phones play $name', async ({ name, byMouse }) => {
    const screen = await app.visit({ viewport: TV });
    await screen.page.goto(app.address);
    await screen.page.getByRole('button', { name: 'Party mode on a TV' }).click();
    await screen.page.getByRole('dialog').getByRole('button', { name }).click();
    await screen.page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
    const link = screen.page.url().replace('?tv', '');
    const phones = [await app.visit({ viewport: PHONE }), await app.visit({ viewport: PHONE })];
    const acks = phones.map(({ page }) => acknowledgedTo(page));
    for (const { page } of phones) await joinTable(page, link);
    await screen.page.getByRole('button', { name: 'Start game' }).click();
    await actUntil(
      phones.map(({ page }) => byMouse(page)),
      () => acks.every((count) => count() > 1),
    );
    await Promise.all([screen, ...phones].map(({ context }) => context.close()));
  });

  it.each(ANY_GAME)('a replay of $name is opened, copied as a link, and played on from', async ({ id, byMouse }) => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}/replay`);
    const content = Buffer.from(JSON.stringify(botReplay(id, 4)));
    await page.getByLabel('Choose a file').setInputFiles({ name: 'a.parlour.json', mimeType: 'application/json', buffer: content });
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await page.getByRole('button', { name: 'Share this replay' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Link copied.').waitFor();
    const link = await pasted(page);
    expect(link.startsWith(`${app.address}/replay#`)).toBe(true);
    await page.goto(link);
    await page.getByRole('slider', { name: 'Step' }).fill('12');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play as Basil' }).click();
    await page.getByText('You', { exact: true }).first().waitFor();
    const player = byMouse(page);
    await expect.poll(() => player.act(), { timeout: 60_000 }).toBe(true);
    await context.close();
  });

  it.each(ANY_GAME)('an invitation to $name is copied', async ({ name }) => {
    const { page, context } = await app.visit();
    const link = await openTableForFriends(app, page, name);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText(/^Link copied/).waitFor();
    expect(await pasted(page)).toBe(link);
    await context.close();
  });
}
