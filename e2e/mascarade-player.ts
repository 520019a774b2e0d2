import type { Locator, Page } from 'playwright-core';
import { Player } from './player.ts';

interface Manner {
  /** What this player says they are, whatever they wear. */
  readonly says: string;
  /** Of so many announcements of others, one is objected to. */
  readonly objects: number;
  readonly keyboard?: boolean;
}

/** Bluffs without a blush: always says the same mask, objects now and then, and swaps at every other chance. */
export class MascaradePlayer extends Player {
  private readonly manner: Manner;
  private asked = 0;

  constructor(page: Page, manner: Manner) {
    super(page, manner.keyboard ?? false);
    this.manner = manner;
  }

  protected override async decide(): Promise<boolean> {
    if (await this.can('r')) return this.key('r');
    if (await this.can('c')) return this.answer();
    if (await this.can('s')) return this.key(this.turns % 2 === 0 ? 's' : 'h');
    if (await this.can('k')) return this.key('k');
    if (await this.can('y')) return this.key('y');
    if (await this.page.locator('nav[data-choosing="true"]').isVisible()) return this.word();
    if (await this.can('a')) return this.key('a');
    if (await this.can('e')) return this.exchange();
    if ((await this.can('l')) && !(await this.page.getByText(/a peek costs/).isVisible())) return this.key('l');
    return this.chair(0);
  }

  private button(key: string): Locator {
    return this.page.locator(`button[data-key="${key}"]:not([aria-disabled="true"])`);
  }

  private can(key: string): Promise<boolean> {
    return this.button(key).isVisible();
  }

  private async key(key: string): Promise<true> {
    if (!this.keyboard) return this.press(this.button(key));
    await this.page.keyboard.press(key);
    return true;
  }

  private async answer(): Promise<true> {
    if (++this.asked % this.manner.objects !== 0) return this.key('p');
    await this.key('c');
    return this.key('c');
  }

  private word(): Promise<true> {
    return this.press(this.page.getByRole('button', { name: new RegExp(`^${this.manner.says}\\b`) }));
  }

  private async exchange(): Promise<boolean> {
    await this.key('e');
    return this.chair(this.turns % 3);
  }

  private async chair(steps: number): Promise<boolean> {
    const chairs = this.page.locator('button[data-chair][aria-pressed="false"]');
    if ((await chairs.count()) === 0) return false;
    if (!this.keyboard) return this.press(chairs.nth(steps % (await chairs.count())));
    await chairs
      .first()
      .focus({ timeout: 2_000 })
      .catch(() => undefined);
    for (let step = 0; step < steps; step++) await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Enter');
    return true;
  }
}
