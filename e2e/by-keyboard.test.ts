import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { FotomaniaPlayer } from '../games/fotomania/e2e/player.ts';
import { MascaradePlayer } from '../games/mascarade/e2e/player.ts';
import { PicturePlayer } from '../games/picture-perfect/e2e/player.ts';
import { HatPlayer } from '../games/thats-not-a-hat/e2e/player.ts';
import { type House, openHouse } from './house.ts';
import { reach, treeOnly } from './keyboard.ts';
import { door } from './people.ts';
import { type Player, playOut } from './player.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse('--pause', '60');
});

afterAll(() => house.close());

const PLAYERS: Readonly<Record<string, (page: Page) => Player>> = {
  'That’s Not a Hat': (page) => new HatPlayer(page, true),
  Fotomania: (page) => new FotomaniaPlayer(page, true),
  Mascarade: (page) => new MascaradePlayer(page, { mask: 'Empress', doubt: 3, keyboard: true }),
  'Picture Perfect': (page) => new PicturePlayer(page, true),
};

describe('a whole game from the front door, by keyboard alone and by nothing but roles, names and text', () => {
  for (const [game, sitDown] of Object.entries(PLAYERS))
    it(game, async () => {
      const visit = await house.visit();
      const page = treeOnly(visit.page);
      await page.goto(house.address);
      const play = door(page, game).getByRole('button', { name: 'Play with bots' });
      await play.waitFor();
      if (!(await reach(page, play))) throw new Error('the keyboard does not lead to the door');
      await page.keyboard.press('Enter');
      await playOut([sitDown(page)]);
      await visit.context.close();
    });
});
