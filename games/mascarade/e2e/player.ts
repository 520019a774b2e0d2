import type { Locator, Page } from 'playwright-core';
import { BrowserPlayer, isUsable } from '../../../e2e/player.ts';
import board from '../words/board/en.json' with { type: 'json' };
import { describeMascarade } from '../words/sentences.ts';

type BoardKey = keyof typeof board;

/** A button is found by its words, so that the driver follows an edit of them. */
const said = (...keys: readonly BoardKey[]): RegExp =>
  new RegExp(`^(?:${keys.map((key) => board[key].replaceAll(/[?.]/gu, '\\$&')).join('|')})$`, 'u');

/** The big buttons by their keys; the button that leads back is there while the choice can be confirmed. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  r: said('mascarade.board.ready'),
  c: said('mascarade.board.claim', 'mascarade.board.claim.sure'),
  p: said('mascarade.board.pass'),
  s: said('mascarade.board.swap'),
  h: said('mascarade.board.hold'),
  y: said('mascarade.board.back'),
  k: said('mascarade.board.keep'),
};

/** Announces the same mask whenever legal, exchanges otherwise, and objects every `doubt`th time. */
export class MascaradePlayer extends BrowserPlayer {
  private readonly mask: string;
  private readonly doubt: number;
  private asked = 0;

  constructor(page: Page, { mask, doubt, keyboard = false }: { mask: string; doubt: number; keyboard?: boolean }) {
    super(page, keyboard);
    this.mask = mask;
    this.doubt = doubt;
  }

  protected override async decide(): Promise<boolean> {
    for (const [key, act] of Object.entries(this.answers())) if (await isUsable(this.button(key))) return act();
    if (await isUsable(this.action('Announce'))) return this.announce();
    if (await isUsable(this.action('Exchange'))) return this.exchange();
    if (await isUsable(this.action('Look'))) return this.press(this.action('Look'));
    return this.meet();
  }

  /** The actions of the big buttons, by their keys; the first visible one is pressed. */
  private answers(): Readonly<Record<string, () => Promise<true>>> {
    return {
      r: () => this.press(this.button('r')),
      c: () => this.claim(),
      s: () => this.press(this.button(this.turns % 2 === 0 ? 's' : 'h')),
      y: () => this.confirm(),
      k: () => this.press(this.button('k')),
    };
  }

  private async claim(): Promise<true> {
    if (++this.asked % this.doubt !== 0) return this.press(this.button('p'));
    await this.press(this.button('c'));
    return this.press(this.button('c'));
  }

  private async announce(): Promise<true> {
    await this.press(this.action('Announce'));
    await this.press(
      this.page.getByRole('navigation', { name: /masks in play/ }).getByRole('button', { name: new RegExp(`^${this.mask}`) }),
    );
    return this.confirm();
  }

  /** Confirm buttons have many labels; their key is always the same. */
  private async confirm(): Promise<true> {
    await this.page.keyboard.press('y');
    return true;
  }

  private async exchange(): Promise<true> {
    await this.press(this.action('Exchange'));
    return this.press(this.people().first());
  }

  /** A power asks for a target, or the Guru for a name. */
  private async meet(): Promise<boolean> {
    const people = this.people();
    const found = await people.count();
    if (found === 0) return this.word();
    for (let i = 0; i < Math.min(2, found); i++) {
      await this.press(people.nth(i));
      if (await isUsable(this.button('y'))) break;
    }
    return true;
  }

  private async word(): Promise<boolean> {
    if (!(await this.page.getByText('Choose the mask you think you wear.').isVisible())) return false;
    return this.press(
      this.page
        .getByRole('navigation', { name: /masks in play/ })
        .getByRole('button')
        .first(),
    );
  }

  private button(key: string): Locator {
    return this.page.getByRole('button', { name: SPOKEN[key] as RegExp });
  }

  private action(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  private people(): Locator {
    return this.page.getByRole('button', { name: /\d+ coins?/, disabled: false });
  }
}

export const byMouse = (page: Page): MascaradePlayer => new MascaradePlayer(page, { mask: 'King', doubt: 2 });
export const byKeyboard = (page: Page): MascaradePlayer => new MascaradePlayer(page, { mask: 'Empress', doubt: 3, keyboard: true });

export const describeEvent = describeMascarade;
