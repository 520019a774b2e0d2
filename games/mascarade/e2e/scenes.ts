import { openTableForFriends, seatBots } from '../../../e2e/page-actions.ts';
import { isUsable } from '../../../e2e/player.ts';
import { afterwards, onlookers, withBots } from '../../../e2e/scenes/at-table.ts';
import { playUntil, type ScreenTour } from '../../../e2e/screens/tour.ts';
import { MascaradePlayer } from './player.ts';

const mascarade: ScreenTour = {
  name: 'mascarade',
  scenes: [
    'mascarade-ready',
    'mascarade-exchange',
    'mascarade-turn',
    'mascarade-claim',
    'mascarade-watching',
    'mascarade-tv',
    'mascarade-result',
    'mascarade-replay',
  ],
  async walk(tour) {
    const page = await withBots(tour, 'Mascarade');
    const player = new MascaradePlayer(page, { mask: 'King', doubt: 3 });
    await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
    await tour.seen('mascarade-ready', page);
    const exchange = page.getByRole('button', { name: 'Exchange', exact: true });
    await playUntil(player, () => isUsable(exchange));
    await tour.seen('mascarade-exchange', page);
    const announce = page.getByRole('button', { name: 'Announce', exact: true });
    await playUntil(player, () => isUsable(announce));
    await tour.seen('mascarade-turn', page);
    await playUntil(player, () => page.locator('[data-key="c"]').isVisible());
    await tour.seen('mascarade-claim', page);
    await onlookers(tour, 'mascarade', page);
    await afterwards(tour, 'mascarade', player);
  },
};

const ball: ScreenTour = {
  name: 'ball',
  scenes: ['mascarade-twelve'],
  async walk({ app, visit, seen }) {
    const page = await visit();
    await openTableForFriends(app, page, 'Mascarade');
    await seatBots(page, 11);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByRole('button', { name: 'I’ll remember' }).click();
    await page.getByRole('button', { name: 'Exchange', exact: true }).waitFor();
    await seen('mascarade-twelve', page);
  },
};

export const SCENES: readonly ScreenTour[] = [mascarade, ball];
