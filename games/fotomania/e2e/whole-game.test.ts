import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, joinTable, openTableForFriends, scrollsSideways, seatBots } from '../../../e2e/page-actions.ts';
import { playToEnd } from '../../../e2e/player.ts';
import { PHONE, startTestApp, type TestApp } from '../../../e2e/test-app.ts';
import { FotomaniaPlayer } from './player.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('Fotomania', () => {
  it('two people and a bot play through Sunset to the score sheet, one with the mouse, one by keyboard alone', async () => {
    const host = await app.visit();
    const guest = await app.visit({ viewport: PHONE });
    const link = await openTableForFriends(app, host.page, 'Fotomania');
    await joinTable(guest.page, link);
    await seatBots(host.page, 1);
    expect(await axeViolations(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Start game' }).click();
    // A tap ends the moment: only a look at every frame is sure to see it.
    const sunset = host.page.waitForFunction(() => document.querySelector('[data-overlay]')?.textContent.includes('Sunset!'), null, {
      polling: 'raf',
      timeout: 120_000,
    });
    const players = [new FotomaniaPlayer(host.page), new FotomaniaPlayer(guest.page, true)];
    await playToEnd(players, async (turn) => {
      if (turn === 8) expect([...(await axeViolations(host.page)), ...(await axeViolations(guest.page))]).toEqual([]);
      expect(await scrollsSideways(guest.page)).toBe(false);
    });
    await sunset;
    expect(await axeViolations(host.page)).toEqual([]);
    expect([...host.strays, ...guest.strays]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  });
});
