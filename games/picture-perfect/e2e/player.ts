import type { Locator, Page } from 'playwright-core';
import { BrowserPlayer, isUsable } from '../../../e2e/player.ts';
import { describePicturePerfect } from '../words/sentences.ts';

/** Choices that only need confirming, the most specific first. */
const CONFIRM =
  /^(I have read it|Keep it|Into the middle|Take it|Look inside|Give them away|Give it to|Swap them|Auction it|Pay \d|Sell it|Bid \d+ in secret|Bid 1$|Pass|Do not pay|Look into none|The best photo)/;

/** In one row: arrow keys lead from one to the next. */
const SPACES = ['B4', 'E4', 'F4'];

/** A point of the floor in the second row on the viewfinder's picture, as fractions of its width and height. */
const ON_THE_FLOOR = { x: 0.5, y: 0.62 };

/** Looks into one envelope a round, takes the first of everything, and puts three guests into the picture. */
export class PicturePerfectPlayer extends BrowserPlayer {
  private looked = false;
  readonly did = new Set<string>();

  protected override async decide(): Promise<boolean> {
    const { page } = this;
    const confirm = page.getByRole('button', { name: CONFIRM, disabled: false }).first();
    const reading = page.getByRole('button', { name: /^Put the cards back/ });
    if (await isUsable(reading)) return this.putBack(reading);
    if (await isUsable(confirm)) return this.note((await confirm.textContent({ timeout: 200 }).catch(() => null)) ?? '', confirm);
    const shutter = page.getByRole('button', { name: /^Take the photo|^Press again to take/ });
    if (await isUsable(shutter)) return this.photograph(shutter);
    const done = page.getByRole('button', { name: 'Done looking' });
    if (await isUsable(done)) return this.look(done);
    const envelope = page.getByRole('button', { name: /^Envelope: .*(choose it|give it away)/, disabled: false, pressed: false }).first();
    if (await isUsable(envelope)) return this.note('pick', envelope);
    return false;
  }

  /** The album is the end; the result is shown on request. */
  override async finished(): Promise<boolean> {
    return albumOf(this.page).isVisible();
  }

  private note(what: string, button: Locator): Promise<true> {
    this.did.add(what.split(/[:\d]/)[0]?.trim() ?? '');
    return this.press(button);
  }

  private async look(done: Locator): Promise<true> {
    const envelope = this.page.getByRole('button', { name: /^Envelope: .*open it$/, disabled: false }).first();
    this.looked = !this.looked && (await isUsable(envelope));
    if (!this.looked) return this.note('Done looking', done);
    await this.note('open', envelope);
    // Until the server has opened it, the look cannot be ended either.
    const reading = this.page.getByRole('button', { name: /^Put the cards back/ });
    await reading.waitFor({ timeout: 5_000 }).catch(() => undefined);
    return true;
  }

  /** A second press on the same button would be refused. */
  private async putBack(reading: Locator): Promise<true> {
    await this.note('Put the cards back', reading);
    await reading.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
    return true;
  }

  /** Places one guest after the other, then presses the shutter twice. */
  private async photograph(shutter: Locator): Promise<true> {
    const placed = await guestsOnPlan(this.page).count();
    const guest = this.page.getByRole('region', { name: 'Waiting' }).getByRole('button', { disabled: false }).first();
    const space = SPACES[placed];
    if (space !== undefined && (await isUsable(guest))) return this.place(guest, space, placed === 0);
    await this.note('photo', shutter);
    return this.press(shutter);
  }

  /** By keyboard from button to button; by mouse the first guest onto the diorama, the others onto the plan. */
  private async place(guest: Locator, space: string, onDiorama: boolean): Promise<true> {
    const free = this.page.getByRole('button', { name: `${space}, free` });
    if (this.keyboard) {
      await this.press(guest);
      return this.press(free);
    }
    const stage = this.page.getByRole('img', { name: /^Viewfinder/ });
    this.did.add(onDiorama ? 'drag to the diorama' : 'drag to the plan');
    return onDiorama ? this.drag(guest, stage, ON_THE_FLOOR) : this.drag(guest, free);
  }
}

export const albumOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Envelopes in the album' });

/** Spaces of the plan in which a guest stands. */
const guestsOnPlan = (page: Page): Locator => page.getByRole('group', { name: 'Plan' }).locator('[data-space]:empty');

export const byMouse = (page: Page): PicturePerfectPlayer => new PicturePerfectPlayer(page);
export const byKeyboard = (page: Page): PicturePerfectPlayer => new PicturePerfectPlayer(page, true);

export const describeEvent = describePicturePerfect;
