import { openTable, request, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const MAX_MB = 40;
const MAX_WAIT_MS = 1000;

/** Sends drafts of Picture Perfect as fast as they are accepted, and requests the record of the running match meanwhile. */
export const draftFlood: Attack = {
  name: 'draft-flood',
  run: async ({ eve, grownMb, worstWaitMs }, short) => {
    const code = await openTable(eve, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } });
    const socket = new TestSocket(eve, code);
    await socket.next('welcome');
    await socket.ask({ type: 'start' }, 'observation');
    const move = { do: 'arrange', placement: { guests: [], decorations: [] } };
    const sends = short ? 300 : 3000;
    for (let i = 0; i < sends; i++) {
      socket.say({ type: 'move', step: socket.step, key: `draft ${i}`, move });
      if (i % 20 === 19) await new Promise((resolve) => setTimeout(resolve, short ? 50 : 500));
    }
    const { body } = await request(eve, 'GET', `/api/tables/${code}`);
    const { match } = body as { match: string };
    const record = await request(eve, 'GET', `/api/matches/${match}/record`);
    const [grown, waited] = [await grownMb(), worstWaitMs()];
    const taken = socket.received.filter(({ type }) => type === 'ack').length;
    socket.close();
    const held = record.status === 403 && grown < MAX_MB && waited < MAX_WAIT_MS && taken > 0;
    return { held, figure: `${taken} drafts taken, ${grown} MB grown, others waited ${waited} ms` };
  },
};
