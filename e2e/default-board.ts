import type { Seat } from '@parlour/kernel';
import { defaultEventText, type SeatName, type Words } from '@parlour/words';
import { gameName } from './game-name.ts';
import { BrowserPlayer } from './player.ts';
import { afterwards, onlookers, withBots } from './scenes/at-table.ts';
import type { ScreenTour } from './screens/tour.ts';

/** Plays a game on the default board: another of the offered moves each time. */
export class DefaultBoardPlayer extends BrowserPlayer {
  protected override async decide(): Promise<boolean> {
    const moves = this.page.getByRole('region', { name: 'Your moves' }).getByRole('button');
    const count = await moves.count();
    return count > 0 && this.press(moves.nth(this.turns % count));
  }
}

/** The events of a game with default words, as the page says them. */
export const describeByDefault =
  (area: string) =>
  (words: Words, event: object, who: SeatName, you: Seat | null): string =>
    defaultEventText({ words, area, who }, event, you);

/** The screens of a game with the default board. */
export const defaultBoardTour = (id: string): ScreenTour => ({
  name: id,
  scenes: ['turn', 'watching', 'tv', 'result', 'replay'].map((scene) => `${id}-${scene}`),
  async walk(tour) {
    const page = await withBots(tour, gameName(id));
    await page.getByRole('region', { name: 'Your moves' }).getByRole('button').first().waitFor();
    await tour.seen(`${id}-turn`, page);
    await onlookers(tour, id, page);
    await afterwards(tour, id, new DefaultBoardPlayer(page));
  },
});
