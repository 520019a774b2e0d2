import type { Locator } from 'playwright-core';
import { Player, usable } from './player.ts';

/** Choices that only need confirming, the most decided first. */
const CONFIRM =
  /^(Put the cards back|I have read it|Keep it|Into the middle|Take it|Look into it|Give them away|Give it to|Swap them|Auction it|Pay \d|Sell it|Seal the bid|Bid 1$|Pass|No, thank you|I look into none|The best photo)/;

/** Looks into one envelope a round, takes the first of everything, and puts a few guests into the picture. */
export class PicturePlayer extends Player {
  private looked = false;
  private placed = 0;
  readonly did = new Set<string>();

  protected override async decide(): Promise<boolean> {
    const { page } = this;
    const studio = page.getByRole('tab', { name: 'Studio' });
    const shutter = page.getByRole('button', { name: /^Take the photo|^Tap again to take it/ });
    const done = page.getByRole('button', { name: 'Done looking' });
    const confirm = page.getByRole('button', { name: CONFIRM, disabled: false }).first();
    if (await usable(confirm)) return this.note((await confirm.textContent()) ?? '', confirm);
    if (await usable(shutter)) return this.photograph(shutter);
    if (
      (await usable(studio)) &&
      (await page
        .getByText(/take the photo/i)
        .first()
        .isVisible())
    )
      await studio.click();
    if (await usable(done)) return this.look(done);
    const envelope = page.getByRole('button', { name: /^Envelope: .*(choose it|give it away)/, disabled: false, pressed: false }).first();
    if (await usable(envelope)) return this.note('pick', envelope);
    return false;
  }

  private note(what: string, button: Locator): Promise<true> {
    this.did.add(what.split(/[:\d]/)[0]?.trim() ?? '');
    return this.press(button);
  }

  private async look(done: Locator): Promise<true> {
    const envelope = this.page.getByRole('button', { name: /^Envelope: .*open it$/, disabled: false }).first();
    this.looked = !this.looked && (await usable(envelope));
    return this.note(this.looked ? 'open' : 'Done looking', this.looked ? envelope : done);
  }

  /** Three guests to three spaces, then the shutter twice. */
  private async photograph(shutter: Locator): Promise<true> {
    const waiting = this.page.getByRole('region', { name: 'Waiting' }).getByRole('button', { disabled: false });
    if (this.placed < 3 && (await usable(waiting.first()))) {
      await this.press(waiting.first());
      await this.press(this.page.getByRole('button', { name: `${['B3', 'E3', 'A4'][this.placed++]}, free` }));
      return true;
    }
    await this.note('photo', shutter);
    return this.press(shutter);
  }
}
