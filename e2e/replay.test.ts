import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchReplay } from '@parlour/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { botReplay } from './bot-replay.ts';
import { axeViolations, joinTable, openTableForFriends, scrollsSideways, seatBots } from './page-actions.ts';
import { playToEnd } from './player.ts';
import { PHONE, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const asFile = (content: unknown) => ({
  name: 'film.parlour.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

async function openFile(page: Page, content: unknown): Promise<void> {
  await page.goto(`${app.address}/replay`);
  await page.getByLabel('Choose a file').setInputFiles(asFile(content));
}

const sliderOf = (page: Page) => page.getByRole('slider', { name: 'Step' });

describe('the replay of a match between people', () => {
  it('shows it from two seats, and each device finds its own share in the seed', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    await joinTable(guest.page, await openTableForFriends(app, host.page, 'That’s Not a Hat'));
    await seatBots(host.page, 1);
    await host.page.getByLabel('Time a new gift is shown').selectOption('0');
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await playToEnd([new HatPlayer(host.page), new HatPlayer(guest.page)]);
    const films: string[] = [];
    for (const { page } of [host, guest]) {
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await sliderOf(page).fill('3');
      for (const seat of ['0', '1']) {
        await page.getByLabel('Point of view').selectOption(seat);
        await page.getByText('You', { exact: true }).first().waitFor();
      }
      await page.getByRole('button', { name: 'Check the shuffle' }).click();
      const sheet = page.getByRole('dialog', { name: 'Check the shuffle' });
      await sheet.getByText('The cards were shuffled fairly.').waitFor();
      await sheet.getByText('This device saw that fingerprint before the deal.').waitFor();
      await sheet.getByText('The bits this device added are in the seed.').waitFor();
      await sheet.getByText('2 players added to the seed.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Share this replay' }).click();
      films.push(await page.getByRole('textbox', { name: 'Copy the link' }).inputValue());
    }
    expect(films[0]).toBe(host.page.url());
    const saved = host.page.waitForEvent('download');
    await host.page.getByRole('button', { name: 'Save as a file' }).click();
    const path = join(tmpdir(), `parlour-e2e-${process.pid}.json`);
    await (await saved).saveAs(path);
    const film = JSON.parse(readFileSync(path, 'utf8')) as MatchReplay;
    rmSync(path);

    const stranger = await app.visit();
    await openFile(stranger.page, film);
    await sliderOf(stranger.page).waitFor();
    const altered = { ...film, record: { ...film.record, entries: film.record.entries.toSpliced(4, 1) } };
    await openFile(stranger.page, altered);
    await stranger.page.getByRole('heading', { name: 'This replay file is invalid' }).waitFor();
    await Promise.all([host, guest, stranger].map(({ context }) => context.close()));
  });
});

describe('a replay from a file', () => {
  const film = botReplay('thats-not-a-hat', 4);

  it('is refused with the step and the reason when a move, the seed or the end was altered', async () => {
    const { page, context } = await app.visit();
    const { record } = film;
    const entries = record.entries.map((entry, i) => (i === 9 ? { seat: 3, move: { do: 'thank' } } : entry));
    for (const [altered, said] of [
      [{ ...film, record: { ...record, entries } }, /step 10 is not allowed\. \S/],
      [{ ...film, record: { ...record, seed: '00'.repeat(32) } }, /does not match its hash/],
      [{ ...film, outcome: { winners: [3], scores: [0, 0, 0, 0] } }, /does not end as its file says/],
    ] as const) {
      await openFile(page, altered);
      await page.getByRole('heading', { name: 'This replay file is invalid' }).waitFor();
      expect(await page.getByRole('main').textContent()).toMatch(said);
    }
    await context.close();
  });

  it('fits in a link, works by keyboard, shows who could know what, and passes axe in both themes', async () => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context } = await app.visit({ viewport: theme === 'dark' ? PHONE : { width: 1280, height: 800 } });
      await page.addInitScript((room) => localStorage.setItem('parlour.settings', JSON.stringify({ theme: room })), theme);
      await openFile(page, film);
      await sliderOf(page).waitFor();
      await page.getByRole('button', { name: 'Share this replay' }).click();
      const link = await page.getByRole('textbox', { name: 'Copy the link' }).evaluate(async (field: HTMLInputElement) => {
        while (field.value === '') await new Promise((resolve) => setTimeout(resolve, 20));
        return field.value;
      });
      await page.goto('about:blank');
      await page.goto(link);
      await sliderOf(page).waitFor();
      for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'k']) await page.keyboard.press(key);
      expect(await sliderOf(page).inputValue()).toBe(String(film.record.entries.length - 4));
      await page.getByRole('rowheader').first().waitFor();
      await page
        .getByText(/could know, since step \d+/)
        .first()
        .waitFor({ state: 'attached' });
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.keyboard.press('e');
      await page
        .getByText(/^since step \d+/)
        .first()
        .waitFor();
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await expect.poll(() => sliderOf(page).inputValue(), { timeout: 10_000 }).toBe('1');
      await context.close();
    }
  });

  it('of Picture Perfect shows every envelope from the full point of view, and none from a player’s', async () => {
    const { page, context } = await app.visit();
    await openFile(page, botReplay('picture-perfect', 3));
    await sliderOf(page).fill('5');
    const envelope = page.getByRole('button', { name: /look inside$/ });
    await envelope.first().click();
    const inside = page.getByRole('group', { name: /^Open envelope/ });
    expect(await inside.getByRole('listitem').count()).toBe(3);
    await sliderOf(page).fill('6');
    await inside.waitFor();
    await envelope.first().click();
    await inside.waitFor({ state: 'hidden' });
    await page.getByLabel('Point of view').selectOption('spectator');
    await envelope.first().waitFor({ state: 'hidden' });
    await context.close();
  });

  it('can be continued from any step against bots, without a network', async () => {
    const { page, context } = await app.visit();
    await openFile(page, film);
    await sliderOf(page).fill('12');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play as Basil' }).click();
    await expect.poll(() => page.getByText('You', { exact: true }).first().isVisible(), { timeout: 10_000 }).toBe(true);
    await context.setOffline(true);
    await playToEnd([new HatPlayer(page)]);
    await context.close();
  });
});
