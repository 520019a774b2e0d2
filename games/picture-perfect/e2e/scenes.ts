import type { Page } from 'playwright-core';
import { rowSizes } from '../../../e2e/page-actions.ts';
import { filmOf, lobbyWithBots, onlookers, panelScenes, showPanels, withBots } from '../../../e2e/scenes/at-table.ts';
import { playUntil, type ScreenTour } from '../../../e2e/screens/tour.ts';
import { DESKTOP, PHONE } from '../../../e2e/test-app.ts';
import { PicturePerfectPlayer } from './player.ts';

/** Only a small screen has tabs; what is chosen stays. */
async function showTab(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole('group', { name: 'Studio' }).getByRole('button', { name }).click();
  await page.setViewportSize(DESKTOP);
}

const picture: ScreenTour = {
  name: 'picture',
  scenes: [
    'picture-look',
    'picture-envelope',
    'picture-exchange',
    'picture-watching',
    'picture-tv',
    'picture-studio',
    'picture-camera',
    'picture-album',
    'picture-result',
    'picture-replay',
  ],
  async walk(tour) {
    const page = await withBots(tour, 'Picture Perfect');
    const player = new PicturePerfectPlayer(page);
    await page.getByRole('button', { name: 'Done looking' }).waitFor();
    await tour.seen('picture-look', page);
    const reading = page.getByRole('button', { name: /^Put the cards back/ });
    await playUntil(player, () => reading.isVisible());
    await tour.seen('picture-envelope', page);
    const envelope = page.getByRole('button', { name: /^Envelope: .*(choose it|give it away)/, disabled: false }).first();
    await playUntil(player, () => envelope.isVisible());
    await tour.seen('picture-exchange', page);
    await onlookers(tour, 'picture', page);
    await playUntil(player, () => page.getByRole('button', { name: /^Take the photo/ }).isVisible());
    await tour.seen('picture-studio', page);
    await showTab(page, 'Camera');
    await tour.seen('picture-camera', page);
    await playUntil(player, () => player.finished());
    await tour.seen('picture-album', page);
    await page.getByRole('button', { name: 'Show the result' }).click();
    await filmOf(tour, 'picture', page);
  },
};

const four: ScreenTour = {
  name: 'picture-four',
  scenes: ['picture-four', 'picture-four-open', ...panelScenes('picture')],
  isLayoutOnly: true,
  async walk(tour) {
    const page = await lobbyWithBots(tour, 'Picture Perfect', 2);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByRole('button', { name: 'Done looking' }).waitFor();
    await page.setViewportSize(PHONE);
    const rows = await rowSizes(page.getByRole('region', { name: 'Your envelopes' }).locator('[data-size]'));
    if (rows.join() !== '2,2') throw new Error(`the four envelopes are in rows of ${rows.join()}`);
    await page.setViewportSize(DESKTOP);
    await tour.seen('picture-four', page);
    await showPanels(tour, 'picture', page);
    await page
      .getByRole('button', { name: /^Envelope: .*open it$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Put the cards back/ }).waitFor();
    await tour.seen('picture-four-open', page);
  },
};

export const SCENES: readonly ScreenTour[] = [picture, four];
