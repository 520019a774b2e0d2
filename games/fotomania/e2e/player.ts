import type { Page } from 'playwright-core';
import { focusByKeyboard } from '../../../e2e/keyboard.ts';
import { BrowserPlayer, isUsable } from '../../../e2e/player.ts';
import { describeFotomania } from '../words/sentences.ts';

/** Takes from the first row end that is lit, moves the rearmost card forward by one, and presses the shutter. */
export class FotomaniaPlayer extends BrowserPlayer {
  protected override async decide(): Promise<boolean> {
    const shutter = this.shutter();
    const end = this.page.getByRole('button', { name: /^Take \d cards? from the (left|right) of row \d/, disabled: false }).first();
    if ((await shutter.isVisible()) && (await this.rearmost().isVisible())) return this.photograph();
    if (await isUsable(end)) return this.take();
    return false;
  }

  /** The card that would be played next. */
  private rearmost() {
    return this.fromTheBack(1);
  }

  private fromTheBack(place: number) {
    return this.page.getByRole('button', { name: new RegExp(`, ${place} of \\d from the back`) });
  }

  private shutter() {
    return this.page.getByRole('button', { name: /^Take \d photos?/ });
  }

  private async take(): Promise<true> {
    const end = this.page.getByRole('button', { name: /^Take \d cards? from the (left|right) of row \d/, disabled: false }).first();
    await this.press(end);
    return this.press(this.page.getByRole('button', { name: /^Take \d cards? row \d/ }));
  }

  private async photograph(): Promise<true> {
    const { page } = this;
    if (this.keyboard) {
      if (!(await focusByKeyboard(page, this.rearmost()))) return true;
      for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      return true;
    }
    await this.drag(this.rearmost(), this.fromTheBack(3));
    return this.press(this.shutter());
  }
}

export const byMouse = (page: Page): FotomaniaPlayer => new FotomaniaPlayer(page);
export const byKeyboard = (page: Page): FotomaniaPlayer => new FotomaniaPlayer(page, true);

export const describeEvent = describeFotomania;
