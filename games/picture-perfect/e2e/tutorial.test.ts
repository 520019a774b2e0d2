import type { Page } from 'playwright-core';
import { PHONE } from '../../../e2e/test-app.ts';
import { tutorialSuite } from '../../../e2e/tutorial-suite.ts';
import { PicturePerfectPlayer } from './player.ts';

async function errs(page: Page, said: string): Promise<void> {
  const press = (name: RegExp) => page.getByRole('button', { name, disabled: false }).first().click();
  if (/^(Welcome to the party|These envelopes)/.test(said)) await press(/^Done looking/);
  if (said.startsWith('Three wishes')) await press(/^Put the cards back/);
  if (said.startsWith('Put the cards back'))
    for (const name of [/^Add your VIP card/, /^Press again: it cannot be undone/]) await press(name);
  if (/^(Now the photo|Pick a guest)/.test(said)) for (const name of [/^Take the photo/, /^Press again to take/]) await press(name);
}

tutorialSuite({
  game: 'picture-perfect',
  viewport: PHONE,
  player: (page) => new PicturePerfectPlayer(page, true),
  does: async () => false,
  free: /^Pick a guest/,
  errs,
  lessons: 9,
  lastWords: /Say cheese!$/,
});
