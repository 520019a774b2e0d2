import type { Locator, Page } from 'playwright-core';

/** Somebody at a table, who plays by what the screen offers. */
export interface Player {
  readonly page: Page;
  /** Does whatever is to be done now; false when nothing is. */
  act(): Promise<boolean>;
  finished(): Promise<boolean>;
}

export async function usable(thing: Locator): Promise<boolean> {
  return (await thing.isVisible()) && (await thing.isEnabled());
}

export function hasResult(page: Page): Promise<boolean> {
  return page
    .getByRole('button', { name: /Once more!/ })
    .or(page.getByText('The host can call another round.'))
    .first()
    .isVisible();
}

/** Lets everyone act in turn until all see the result. `each` is called between turns. */
export async function playOut(players: readonly Player[], each: (turn: number) => Promise<void> = async () => undefined): Promise<void> {
  const started = Date.now();
  for (let turn = 0; Date.now() - started < 160_000; turn++) {
    await each(turn);
    let acted = false;
    for (const player of players) acted = (await player.act()) || acted;
    if ((await Promise.all(players.map((player) => player.finished()))).every(Boolean)) return;
    if (!acted) await players[0]?.page.waitForTimeout(120);
  }
  const seen = await players[0]?.page.locator('body').ariaSnapshot();
  throw new Error(`the game did not end; the first player sees:\n${seen}`);
}
