import { isUsable } from '../../../e2e/player.ts';
import { afterwards, lobbyWithBots, onlookers, panelScenes, showPanels, withBots } from '../../../e2e/scenes/at-table.ts';
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
  scenes: ['mascarade-lobby', 'mascarade-twelve'],
  async walk(tour) {
    const page = await lobbyWithBots(tour, 'Mascarade', 11);
    await tour.seen('mascarade-lobby', page);
    await page.getByRole('button', { name: 'Start game' }).click();
    const exchange = page.getByRole('button', { name: 'Exchange', exact: true });
    await playUntil(new MascaradePlayer(page, { mask: 'King', doubt: 3 }), () => isUsable(exchange));
    await tour.seen('mascarade-twelve', page);
  },
};

const panels: ScreenTour = {
  name: 'mascarade-panels',
  scenes: panelScenes('mascarade'),
  isLayoutOnly: true,
  async walk(tour) {
    const page = await withBots(tour, 'Mascarade');
    await page.getByRole('button', { name: 'I’ll remember' }).waitFor();
    await showPanels(tour, 'mascarade', page);
  },
};

export const SCENES: readonly ScreenTour[] = [mascarade, ball, panels];
