import type { Locator, Page } from 'playwright-core';
import { focusByKeyboard } from './keyboard.ts';

const never = async () => false;

/** Plays as a person does: by what the screen offers, with mouse or keyboard. Each game says how to decide. */
export abstract class BrowserPlayer {
  readonly page: Page;
  protected readonly keyboard: boolean;
  protected turns = 0;
  private stop: () => Promise<boolean> = never;

  constructor(page: Page, keyboard = false) {
    this.page = page;
    this.keyboard = keyboard;
  }

  /** Does what the game asks for now; false when it asks for nothing. */
  protected abstract decide(): Promise<boolean>;

  /** Does whatever is to be done now; false when nothing is, or when `stop` says to leave it. */
  async act(stop: () => Promise<boolean> = never): Promise<boolean> {
    this.stop = stop;
    if (await stop()) return false;
    const curtain = this.page.getByRole('button', { name: /^I am / });
    const acted = (await isUsable(curtain)) ? await this.press(curtain) : await this.decide();
    if (acted) this.turns++;
    return acted;
  }

  protected async press(button: Locator): Promise<true> {
    // Between the look and the tap the others may have made it the very moment to stop at.
    if (await this.stop()) return true;
    if (this.keyboard) {
      if (await focusByKeyboard(this.page, button)) await this.page.keyboard.press('Enter');
    } else await button.click({ timeout: 2_000 }).catch(() => undefined);
    return true;
  }

  /** Drags with the mouse to a point of the target, given in parts of its width and height. */
  protected async drag(from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }): Promise<true> {
    for (const end of [to, from]) await end.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
    const [start, target] = await Promise.all([from.boundingBox(), to.boundingBox()]);
    if (start === null || target === null) return true;
    const { mouse } = this.page;
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(target.x + target.width * at.x, target.y + target.height * at.y, { steps: 6 });
    await mouse.up();
    return true;
  }

  async finished(): Promise<boolean> {
    const result = this.page
      .getByRole('button', { name: /Rematch|Next game|New series/ })
      .or(this.page.getByText('The host can start a rematch.'));
    return result.first().isVisible();
  }
}

/** Asked at once: what has just gone is not waited for. */
export async function isUsable(thing: Locator): Promise<boolean> {
  return (await thing.isVisible()) && (await thing.isEnabled({ timeout: 200 }).catch(() => false));
}

const PATIENCE_MS = 240_000;

/** Lets everyone act in turn until all see the end. `each` is called between turns. */
export async function playToEnd(
  players: readonly BrowserPlayer[],
  each: (turn: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const started = Date.now();
  for (let turn = 0; Date.now() - started < PATIENCE_MS; turn++) {
    await each(turn);
    let acted = false;
    for (const player of players) acted = (await player.act()) || acted;
    if ((await Promise.all(players.map((player) => player.finished()))).every(Boolean)) return;
    if (!acted) await players[0]?.page.waitForTimeout(120);
  }
  const seen = await players[0]?.page.getByRole('main').first().ariaSnapshot();
  throw new Error(`the game did not end; the first player sees:\n${seen}`);
}
