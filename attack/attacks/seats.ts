import type { ClientMessage } from '@parlour/protocol';
import { openTable, signIn, sleep, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';
import { inFolder } from './in-folder.ts';

/** The time after which the powers of an absent host pass on. */
const HOST_AWAY_MS = 30_000;

/** A spectator waits until both players of a correspondence match are gone, and tries to become host and to get a hand. */
export const spectatorToHost: Attack = {
  name: 'spectator-to-host',
  run: async ({ eve }) => {
    const [ann, cid] = [await signIn(eve.base, 'Ann'), await signIn(eve.base, 'Cid')];
    const code = await openTable(ann, { settings: { timeControl: 'hour' }, options: { ready: false, show: 0 } });
    const [host, guest] = [await TestSocket.open(ann, code), await TestSocket.open(cid, code)];
    guest.say({ type: 'sit' });
    await host.until(() => host.table?.seats.length === 2, 'a second player');
    host.say({ type: 'start' });
    await Promise.all([host.next('observation'), guest.next('observation')]);
    host.close();
    guest.close();
    const spy = await TestSocket.open(eve, code);
    await sleep(HOST_AWAY_MS + 1500);
    const tries: readonly ClientMessage[] = [ann, cid].flatMap(({ handle }, seat): ClientMessage[] => [
      { type: 'seat-code', handle },
      { type: 'request-seat', seat },
      { type: 'stand-in', handle },
      { type: 'remove-player', handle },
    ]);
    let refused = 0;
    for (const message of tries) if ((await spy.ask(message, 'refused')).refusal.refused !== '') refused++;
    const kept = spy.table?.host === ann.handle;
    const seated = spy.received.some((message) => message.type === 'table' && message.seat !== null);
    const leaked = spy.received.filter((message) => message.type === 'frame' && message.private !== undefined).length;
    spy.close();
    return {
      held: kept && !seated && refused === tries.length && leaked === 0,
      figure: `${refused} of ${tries.length} tries refused, ${leaked} private frames`,
    };
  },
};

/** Gives up a seat, lets the server forget it by a restart, and asks for another player's hand. */
export const secondHand: Attack = {
  name: 'second-hand-after-sleep',
  run: () =>
    inFolder(async ({ start }) => {
      const first = await start();
      const [ann, eve] = [await signIn(first.base, 'Ann'), await signIn(first.base, 'Eve')];
      const code = await openTable(ann, { bots: ['easy', 'easy'], settings: { lateJoin: 'open' }, options: { ready: false, show: 0 } });
      const [host, spy] = [await TestSocket.open(ann, code), await TestSocket.open(eve, code)];
      host.say({ type: 'start' });
      await spy.next('observation');
      spy.say({ type: 'request-seat', seat: 1 });
      await host.until(() => host.table?.seats[1]?.kind === 'person', 'Eve');
      spy.say({ type: 'leave-seat' });
      await host.until(() => host.table?.seats[1]?.kind === 'bot', 'a bot');
      await first.close();
      const second = await start();
      const again = await TestSocket.open({ ...eve, base: second.base }, code);
      const { refusal } = await again.ask({ type: 'request-seat', seat: 2 }, 'refused');
      again.close();
      return { held: true, figure: `the second hand was refused: ${refusal.refused}` };
    }),
};
