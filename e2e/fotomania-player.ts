import type { Locator, Page } from 'playwright-core';
import { hasResult, type Player } from './player.ts';

/** Plays Fotomania as a person does: taps row ends and drags film, or walks both by keyboard. */
export class FotomaniaPlayer implements Player {
  readonly page: Page;
  private readonly keyboard: boolean;
  private turns = 0;

  constructor(page: Page, keyboard = false) {
    this.page = page;
    this.keyboard = keyboard;
  }

  async act(): Promise<boolean> {
    const ends = this.page.locator('button[data-row][aria-disabled=false]');
    const shutter = this.page.locator('[data-shutter]');
    const cards = this.page.locator('[data-coach=hand] li button');
    if ((await ends.count()) > 0) await this.take(ends);
    else if ((await shutter.isVisible()) && (await cards.count()) > 1) await this.advance(cards, shutter);
    else return false;
    this.turns++;
    return true;
  }

  finished(): Promise<boolean> {
    return hasResult(this.page);
  }

  /** As many as there may be, from one row or another. */
  private async take(ends: Locator): Promise<void> {
    const { page } = this;
    const most = page.getByRole('button', { name: String(1 + (this.turns % 3)), exact: true });
    if (await most.isEnabled()) await (this.keyboard ? page.keyboard.press(String(1 + (this.turns % 3))) : most.click());
    const end = ends.nth(this.turns % Math.max(1, await ends.count()));
    if (this.keyboard) {
      await end.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else {
      await end.click();
      await end.click({ timeout: 2_000 }).catch(() => undefined);
    }
  }

  private async advance(cards: Locator, shutter: Locator): Promise<void> {
    const { page } = this;
    if (this.keyboard) {
      await cards.first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      return;
    }
    const [from, to] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    if (from === null || to === null) return;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width, from.y + from.height / 2, { steps: 3 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
    await page.mouse.up();
    await shutter.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
