import type { Locator, Page } from 'playwright-core';
import { focusByKeyboard } from './keyboard.ts';

const never = async () => false;

/** Plays as a person does: by what the screen offers, with mouse or keyboard. Each game defines how to decide. */
export abstract class BrowserPlayer {
  readonly page: Page;
  protected readonly keyboard: boolean;
  protected turns = 0;
  private stop: () => Promise<boolean> = never;

  constructor(page: Page, keyboard = false) {
    this.page = page;
    this.keyboard = keyboard;
  }

  /** Makes the move the game asks for; false when it asks for nothing. */
  protected abstract decide(): Promise<boolean>;

  /** Does what is to be done now; false when there is nothing, or when `stop` says so. */
  async act(stop: () => Promise<boolean> = never): Promise<boolean> {
    this.stop = stop;
    if (await stop()) return false;
    const handOver = this.page.getByRole('button', { name: /^I am / });
    const acted = (await isUsable(handOver)) ? await this.press(handOver) : await this.decide();
    if (acted) this.turns++;
    return acted;
  }

  protected async press(button: Locator): Promise<true> {
    // Between the check and the tap, other players may have reached the state to stop at.
    if (await this.stop()) return true;
    if (this.keyboard) {
      if (await focusByKeyboard(this.page, button)) await this.page.keyboard.press('Enter');
    } else await button.click({ timeout: 2_000 }).catch(() => undefined);
    return true;
  }

  /** Drags with the mouse to a point of the target, given as fractions of its width and height. */
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
      .getByRole('button', { name: /rematch|next game|new series/i })
      .or(this.page.getByText('The host can start a rematch.'))
      .or(this.page.getByRole('link', { name: 'See the daily results' }));
    return result.first().isVisible();
  }
}

/** Checked at once, without waiting for an element that is gone. */
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
