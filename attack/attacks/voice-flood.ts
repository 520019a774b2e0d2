import { openTable, signIn, sleep, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const MAX_WAIT_MS = 500;
/** Each person of the crowd takes two of the 25 requests that an address has in a second. */
const ARRIVAL_MS = 80;
const OFFER = { type: 'offer', offer: 'o', sdp: 'v=0'.padEnd(6000, 'x') } as const;

/** A crowd of spectators joins the voice chat of a table again and again, and sends signals to everybody, also outside. */
export const voiceFlood: Attack = {
  name: 'voice-flood',
  run: async ({ eve, worstWaitMs, grownMb }, short) => {
    const code = await openTable(eve, { game: 'mascarade', settings: { voice: 'everyone' } });
    const victim = await signIn(eve.base, 'Ann');
    const outside = new TestSocket(victim, code);
    await outside.next('welcome');
    const crowd: TestSocket[] = [];
    for (let i = 0; i < (short ? 10 : 50); i++) {
      const socket = new TestSocket(await signIn(eve.base, `Eve ${i}`), code);
      await socket.next('welcome');
      crowd.push(socket);
      await sleep(ARRIVAL_MS);
    }
    for (let round = 0; round < (short ? 5 : 50); round++) {
      for (const socket of crowd) {
        socket.say({ type: 'voice', id: `${round}`.padEnd(40, 'x'), speaks: true, muted: round % 2 === 0 });
        socket.say({ type: 'voice-signal', to: victim.handle, signal: OFFER });
      }
      await sleep(20);
    }
    const signals = outside.received.filter(({ type }) => type === 'voice-signal').length;
    const [waited, grown] = [worstWaitMs(), await grownMb()];
    for (const socket of [...crowd, outside]) socket.close();
    return {
      held: signals === 0 && waited < MAX_WAIT_MS,
      figure: `${signals} signals to a person outside, ${grown} MB grown, others waited ${waited} ms`,
    };
  },
};
