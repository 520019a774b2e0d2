import { isOverlapping, joinTable, openTableForFriends, seatBots } from '../../../e2e/page-actions.ts';
import { afterwards, lobbyWithBots, onlookers, panelScenes, showPanels, withBots } from '../../../e2e/scenes/at-table.ts';
import { closePanel, playUntil, type ScreenTour, setAppearance } from '../../../e2e/screens/tour.ts';
import { PHONE } from '../../../e2e/test-app.ts';
import { HatPlayer } from './player.ts';

const hat: ScreenTour = {
  name: 'hat',
  scenes: ['hat-ready', 'hat-naming', 'hat-offer', 'hat-naming-rules', 'hat-watching', 'hat-tv', 'hat-result', 'hat-replay'],
  async walk(tour) {
    const page = await withBots(tour, 'That’s Not a Hat');
    const player = new HatPlayer(page);
    await page.getByRole('button', { name: /I’ve seen them/ }).waitFor();
    await tour.seen('hat-ready', page);
    await playUntil(player, () => page.getByRole('button', { name: /^Thank you/ }).isVisible());
    await tour.seen('hat-offer', page);
    const box = page.getByRole('combobox', { name: 'What do you say it is?' });
    await playUntil(player, () => box.isVisible());
    await box.fill('ca');
    await tour.seen('hat-naming', page);
    await page.getByRole('button', { name: 'Rulebook' }).click();
    if (
      await isOverlapping(
        page.getByRole('complementary', { name: 'Rulebook' }),
        page.getByRole('button', { name: 'Choose an object first' }),
      )
    )
      throw new Error('the rulebook covers the button that gives');
    await tour.seen('hat-naming-rules', page);
    await closePanel(page, 'Rulebook');
    await onlookers(tour, 'hat', page);
    await afterwards(tour, 'hat', player);
  },
};

const chat: ScreenTour = {
  name: 'company',
  scenes: ['hat-chat', 'hat-company'],
  async walk({ app, visit, seen }) {
    const host = await visit();
    const guest = await visit({ viewport: PHONE });
    const link = await openTableForFriends(app, host, 'That’s Not a Hat');
    await joinTable(guest, link);
    await seatBots(host, 1);
    await host.getByRole('button', { name: 'Start game' }).click();
    await guest.getByRole('button', { name: /I’ve seen them/ }).click();
    await seen('hat-company', guest);
    await guest.getByRole('button', { name: 'Chat', exact: true }).click();
    await guest.getByLabel('Write a message').fill('I never forget a hat.');
    await guest.keyboard.press('Enter');
    await guest.getByRole('log').getByText('I never forget a hat.').waitFor();
    await seen('hat-chat', guest);
  },
};

const pair: ScreenTour = {
  name: 'pair',
  scenes: ['hat-two-offer', 'hat-two-naming', ...panelScenes('hat')],
  isLayoutOnly: true,
  async walk(tour) {
    const page = await lobbyWithBots(tour, 'That’s Not a Hat', 1);
    await page.getByRole('button', { name: 'Start game' }).click();
    const player = new HatPlayer(page);
    await playUntil(player, () => page.getByRole('button', { name: /^Thank you/ }).isVisible());
    await tour.seen('hat-two-offer', page);
    await showPanels(tour, 'hat', page);
    await playUntil(player, () => page.getByRole('combobox', { name: 'What do you say it is?' }).isVisible());
    await tour.seen('hat-two-naming', page);
  },
};

const crowd: ScreenTour = {
  name: 'crowd',
  scenes: ['hat-eight-offer', 'hat-eight-naming'],
  isLayoutOnly: true,
  async walk(tour) {
    const page = await lobbyWithBots(tour, 'That’s Not a Hat', 7);
    await page.getByRole('button', { name: 'Start game' }).click();
    const player = new HatPlayer(page);
    await playUntil(player, () => page.getByRole('button', { name: /^Thank you/ }).isVisible());
    await tour.seen('hat-eight-offer', page);
    await playUntil(player, () => page.getByRole('combobox', { name: 'What do you say it is?' }).isVisible());
    await tour.seen('hat-eight-naming', page);
    // A bot reacts to the next refusal.
    await setAppearance(page, { botReactions: 'all' });
    await playUntil(player, () => page.locator('[data-reaction]').isVisible());
  },
};

export const SCENES: readonly ScreenTour[] = [hat, chat, pair, crowd];
