import type { Page } from 'playwright-core';
import { focusByKeyboard } from '../../../e2e/keyboard.ts';
import { BrowserPlayer, isUsable } from '../../../e2e/player.ts';
import { describeHat } from '../words/sentences.ts';

/** Plays That's Not a Hat as a person does: by what the screen offers, with mouse or keyboard. */
export class HatPlayer extends BrowserPlayer {
  /** Every second gift is refused: a player who only thanks would play for ever. */
  private answers = 0;

  protected override async decide(): Promise<boolean> {
    const { page } = this;
    const ready = page.getByRole('button', { name: /I’ve seen them/ });
    const thank = page.getByRole('button', { name: /^Thank you/ });
    const box = page.getByRole('combobox', { name: 'What do you say it is?' });
    if (await isUsable(ready)) await this.press(ready);
    else if (await isUsable(thank)) await this.answer();
    else if (await isUsable(box)) await this.name();
    else return false;
    return true;
  }

  private async answer(): Promise<void> {
    const refuse = this.page.getByRole('button', { name: /not|Press again/ }).first();
    if (this.answers++ % 2 === 0) {
      await this.press(this.page.getByRole('button', { name: /^Thank you/ }));
    } else if (this.keyboard) {
      await this.page.keyboard.press('n');
      await this.page.keyboard.press('n');
    } else {
      await refuse.click();
      await refuse.click({ timeout: 2_000 }).catch(() => undefined);
    }
  }

  private async name(): Promise<void> {
    const box = this.page.getByRole('combobox', { name: 'What do you say it is?' });
    const typed = ['gui', 'hat', 'pia', 'boo'][this.turns % 4] as string;
    if (this.keyboard) {
      if (!(await focusByKeyboard(this.page, box))) return;
      await this.page.keyboard.type(typed);
      await this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Enter');
    } else {
      await box.fill(typed);
      await this.page.getByRole('option').first().click();
      await this.page.getByRole('button', { name: /^Give/ }).click();
    }
  }
}

export const byMouse = (page: Page): HatPlayer => new HatPlayer(page);
export const byKeyboard = (page: Page): HatPlayer => new HatPlayer(page, true);

export const describeEvent = describeHat;
