import { afterwards, onlookers, panelScenes, showPanels, withBots } from '../../../e2e/scenes/at-table.ts';
import { playUntil, type ScreenTour } from '../../../e2e/screens/tour.ts';
import { FotomaniaPlayer } from './player.ts';

const fotomania: ScreenTour = {
  name: 'fotomania',
  scenes: ['fotomania-take', 'fotomania-shoot', 'fotomania-watching', 'fotomania-tv', 'fotomania-result', 'fotomania-replay'],
  async walk(tour) {
    const page = await withBots(tour, 'Fotomania');
    const player = new FotomaniaPlayer(page);
    const take = page.getByRole('button', { name: /^Take \d cards? from the (left|right) of row \d/, disabled: false }).first();
    await playUntil(player, () => take.isVisible());
    await tour.seen('fotomania-take', page);
    const shutter = page.locator('[data-shutter]');
    await playUntil(player, () => shutter.isVisible());
    await tour.seen('fotomania-shoot', page);
    await onlookers(tour, 'fotomania', page);
    await afterwards(tour, 'fotomania', player);
  },
};

const panels: ScreenTour = {
  name: 'fotomania-panels',
  scenes: panelScenes('fotomania'),
  isLayoutOnly: true,
  async walk(tour) {
    const page = await withBots(tour, 'Fotomania');
    await page.getByRole('navigation', { name: 'Table tools' }).waitFor();
    await showPanels(tour, 'fotomania', page);
  },
};

export const SCENES: readonly ScreenTour[] = [fotomania, panels];
