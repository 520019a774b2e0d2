import type { Page } from 'playwright-core';
import { gameCard, playWithBots } from '../page-actions.ts';
import type { BrowserPlayer } from '../player.ts';
import { playUntil, type TourContext } from '../screens/tour.ts';
import { TV } from '../test-app.ts';

export async function withBots({ app, visit }: TourContext, game: string): Promise<Page> {
  const page = await visit();
  await page.goto(app.address);
  await playWithBots(page, gameCard(page, game));
  return page;
}

/** The last screens of every game: the result, and its replay. */
export async function afterwards(tour: TourContext, name: string, player: BrowserPlayer): Promise<void> {
  await playUntil(player, () => player.finished());
  await filmOf(tour, name, player.page);
}

export async function filmOf({ seen }: TourContext, name: string, page: Page): Promise<void> {
  const replay = page.getByRole('link', { name: 'Watch the replay' });
  await replay.waitFor();
  await seen(`${name}-result`, page);
  await replay.click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)));
  await seen(`${name}-replay`, page);
}

/** Adds a spectator and a shared screen to the table of that page. */
export async function onlookers({ visit, seen }: TourContext, name: string, page: Page): Promise<void> {
  const table = page.url();
  const spectator = await visit();
  await spectator.goto(table);
  await spectator.getByRole('navigation', { name: 'Table tools' }).waitFor();
  await seen(`${name}-watching`, spectator);
  const tv = await visit({ viewport: TV });
  await tv.goto(`${table}?tv`);
  await tv.getByRole('img', { name: /QR code/ }).waitFor();
  await seen(`${name}-tv`, tv);
}
