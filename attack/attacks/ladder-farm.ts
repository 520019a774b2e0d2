import { AutoPlayer, openTable, request, signIn, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

/** Rated games between two identities of one address, as fast as they can be played. */
export const ladderFarm: Attack = {
  name: 'ladder-farm',
  run: async ({ eve }, short) => {
    const helper = await signIn(eve.base, 'Helper');
    const games = short ? 2 : 12;
    for (let count = 0; count < games; count++) {
      const code = await openTable(eve, { options: { ready: false, show: 0, clock: 0 } });
      const [host, guest] = [new TestSocket(eve, code), new TestSocket(helper, code)];
      await host.next('welcome');
      await guest.next('welcome');
      guest.say({ type: 'sit' });
      await host.until(() => host.received.some((message) => message.type === 'table' && message.table.seats.length === 2), 'two players');
      await host.ask({ type: 'settings', settings: { rated: true } }, 'table');
      const players = [eve, helper].map((session) => new AutoPlayer(session, code, {}, { once: true }));
      host.say({ type: 'start' });
      await host.until(() => host.received.some((message) => message.type === 'table' && message.table.phase === 'over'), 'the end');
      for (const player of players) player.stop();
      host.close();
      guest.close();
    }
    const { body } = await request(eve, 'GET', '/api/ladders/thats-not-a-hat');
    const { rows, mine } = body as { rows: readonly object[]; mine: object | null };
    return { held: rows.length === 0 && mine === null, figure: `${games} games, ${rows.length} rows on the ladder` };
  },
};
