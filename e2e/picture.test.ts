import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { faults, invite, joinTable, scrollsSideways, seatBots } from './people.ts';
import { PicturePlayer } from './picture-player.ts';
import { playOut } from './player.ts';

/** Six rounds, three auctions and a photo take longer than the other games. */
const GAME_MS = 480_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

describe('Picture Perfect', () => {
  it(
    'two people and a bot play an auction game to the album: one photo by mouse, one by keyboard without WebGL',
    async () => {
      const host = await house.visit();
      const guest = await house.visit();
      await guest.page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
          apply: (get, canvas, [kind, ...rest]) => (String(kind).startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...rest])),
        });
      });
      const link = await invite(house, host.page, 'Picture Perfect');
      await joinTable(guest.page, link);
      await seatBots(host.page, 1);
      const auctions = host.page.getByRole('switch', { name: 'Auctions' });
      await auctions.click();
      await expect.poll(() => auctions.isChecked(), { timeout: 10_000 }).toBe(true);
      await host.page.getByRole('button', { name: 'Begin' }).click();
      const players = [new PicturePlayer(host.page), new PicturePlayer(guest.page, true)];
      await playOut(
        players,
        async (turn) => {
          if (turn === 4) expect([...(await faults(host.page)), ...(await faults(guest.page))]).toEqual([]);
        },
        GAME_MS,
      );
      for (const { did } of players)
        expect([...did]).toEqual(expect.arrayContaining(['open', 'Put the cards back', 'Done looking', 'photo']));
      expect(await faults(host.page)).toEqual([]);
      expect(await scrollsSideways(host.page)).toBe(false);
      expect([...host.strays, ...guest.strays]).toEqual([]);
      await Promise.all([host.context.close(), guest.context.close()]);
    },
    GAME_MS + 60_000,
  );
});
