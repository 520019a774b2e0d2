import type { Page } from 'playwright-core';
import { gameCard, openTableForFriends, playWithBots, seatBots } from '../page-actions.ts';
import type { BrowserPlayer } from '../player.ts';
import { closePanel, playUntil, setAppearance, type TourContext } from '../screens/tour.ts';
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

/** A spectator and a shared screen come to the table of that page, and go: a match that plays on would be drawn three times. */
export async function onlookers({ visit, seen }: TourContext, name: string, page: Page): Promise<void> {
  const table = page.url();
  const spectator = await visit();
  await spectator.goto(table);
  await spectator.getByRole('navigation', { name: 'Table tools' }).waitFor();
  await seen(`${name}-watching`, spectator);
  await spectator.context().close();
  const tv = await visit({ viewport: TV });
  await tv.goto(`${table}?tv`);
  await tv.getByRole('img', { name: /QR code/ }).waitFor();
  await seen(`${name}-tv`, tv);
  await tv.context().close();
}

/** A table of the player and this many bots, in its lobby. */
export async function lobbyWithBots({ app, visit }: TourContext, game: string, bots: number): Promise<Page> {
  const page = await visit();
  await openTableForFriends(app, page, game);
  await seatBots(page, bots);
  return page;
}

const PANELS = { log: 'What happened', people: 'Players and spectators', rules: 'Rulebook' } as const;

/** The screens of `showPanels`. */
export const panelScenes = (name: string): string[] => [...Object.keys(PANELS), 'settings', 'large'].map((panel) => `${name}-${panel}`);

/** The table with each panel open, and with large text. */
export async function showPanels({ seen }: TourContext, name: string, page: Page): Promise<void> {
  for (const [panel, title] of Object.entries(PANELS)) {
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('complementary', { name: title }).waitFor();
    await seen(`${name}-${panel}`, page);
    await closePanel(page, title);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await seen(`${name}-settings`, page);
  await page.keyboard.press('Escape');
  await setAppearance(page, { textSize: 'large' });
  await seen(`${name}-large`, page);
  await setAppearance(page, { textSize: 'system' });
}
