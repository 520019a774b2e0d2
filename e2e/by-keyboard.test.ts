import { afterAll, beforeAll, describe, it } from 'vitest';
import { drivenGames } from './games.ts';
import { reach, treeOnly } from './keyboard.ts';
import { door } from './page-actions.ts';
import { playOut } from './player.ts';
import { type House, openHouse } from './test-app.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse('--pause', '60');
});

afterAll(() => house.close());

const games = await drivenGames();

describe('a whole game from the front door, by keyboard alone and by nothing but roles, names and text', () => {
  for (const { name, byKeyboard } of games)
    it(name, async () => {
      const visit = await house.visit();
      const page = treeOnly(visit.page);
      await page.goto(house.address);
      const play = door(page, name).getByRole('button', { name: 'Play with bots' });
      await play.waitFor();
      if (!(await reach(page, play))) throw new Error('the keyboard does not lead to the door');
      await page.keyboard.press('Enter');
      await playOut([byKeyboard(page)]);
      await visit.context.close();
    });
});
