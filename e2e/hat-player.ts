import type { Page } from 'playwright-core';

/** Plays That's Not a Hat as a person does: by what the screen offers, with mouse or keyboard. */
export class HatPlayer {
  readonly page: Page;
  private readonly keyboard: boolean;
  private turns = 0;

  constructor(page: Page, keyboard = false) {
    this.page = page;
    this.keyboard = keyboard;
  }

  /** Does whatever is to be done now; false when nothing is, or when `stop` says to leave it. */
  async act(stop: () => Promise<boolean> = async () => false): Promise<boolean> {
    const { page } = this;
    const ready = page.getByRole('button', { name: /I’ve seen them/ });
    const thank = page.getByRole('button', { name: /^Thank you/ });
    const box = page.getByRole('combobox', { name: 'What do you say it is?' });
    const curtain = page.getByRole('button', { name: /^I am / });
    if (await stop()) return false;
    if (await usable(curtain)) await this.press(curtain);
    else if (await usable(ready)) await this.press(ready);
    else if (await usable(thank)) await this.answer();
    else if (await usable(box)) await this.name();
    else return false;
    this.turns++;
    return true;
  }

  private async answer(): Promise<void> {
    const refuse = this.page.getByRole('button', { name: /not|Tap again/ }).first();
    if (this.turns % 2 === 0) {
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
    await box.fill(['gui', 'hat', 'pia', 'boo'][this.turns % 4] as string);
    if (this.keyboard) {
      await box.press('Enter');
      await this.page.keyboard.press('Enter');
    } else {
      await this.page.getByRole('option').first().click();
      await this.page.getByRole('button', { name: /^Give/ }).click();
    }
  }

  private async press(button: ReturnType<Page['getByRole']>): Promise<void> {
    if (!this.keyboard) return button.click({ timeout: 2_000 }).catch(() => undefined);
    await button.focus();
    await this.page.keyboard.press('Enter');
  }

  async finished(): Promise<boolean> {
    return this.page
      .getByRole('button', { name: /Once more!/ })
      .or(this.page.getByText('The host can call another round.'))
      .first()
      .isVisible();
  }
}

async function usable(thing: ReturnType<Page['getByRole']>): Promise<boolean> {
  return (await thing.isVisible()) && (await thing.isEnabled());
}

/** Lets everyone act in turn until all see the result. `each` is called between turns. */
export async function playOut(players: readonly HatPlayer[], each: (turn: number) => Promise<void> = async () => undefined): Promise<void> {
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
