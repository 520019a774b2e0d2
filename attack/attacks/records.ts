import { openTable, RawSocket, request, sleep, TestSocket } from '@parlour/server/testing';
import type { Attack, Target } from '../attack.ts';

const MAX_WAIT_MS = 500;
const MAX_MB = 60;

/** The id of a running match of bots, with a person in it. */
async function runningMatch({ eve }: Target): Promise<string> {
  const code = await openTable(eve, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } });
  const socket = new TestSocket(eve, code);
  await socket.next('welcome');
  await socket.ask({ type: 'start' }, 'observation');
  const { body } = await request(eve, 'GET', `/api/tables/${code}`);
  socket.close();
  return (body as { match: string }).match;
}

/** Asks for the record of a running match again and again, on many connections at once. */
export const recordFlood: Attack = {
  name: 'record-flood',
  run: async (target, short) => {
    const match = await runningMatch(target);
    const asks = short ? 100 : 1000;
    const statuses: number[] = [];
    for (let count = 0; count < asks; count += 20) {
      const some = Array.from({ length: 20 }, async () => (await request(target.eve, 'GET', `/api/matches/${match}/record`)).status);
      statuses.push(...(await Promise.all(some)));
    }
    const given = statuses.filter((status) => status === 200).length;
    const waited = target.worstWaitMs();
    return { held: given === 0 && waited < MAX_WAIT_MS, figure: `${given} of ${asks} records given, others waited ${waited} ms` };
  },
};

/** Asks for pages on many connections, and reads no answer. */
export const unreadAnswers: Attack = {
  name: 'unread-answers',
  run: async ({ eve, port, grownMb, worstWaitMs }, short) => {
    const sockets = Array.from({ length: short ? 40 : 400 }, () => {
      const raw = RawSocket.request(port, '/api/me/export', { cookie: eve.cookie, reads: false });
      for (let count = 0; count < 20; count++) raw.write(`GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      return raw;
    });
    await sleep(short ? 500 : 5000);
    const [grown, waited] = [await grownMb(), worstWaitMs()];
    for (const raw of sockets) raw.destroy();
    return {
      held: grown < MAX_MB && waited < MAX_WAIT_MS,
      figure: `${sockets.length} connections, ${grown} MB grown, others waited ${waited} ms`,
    };
  },
};

/** Opens connections and sends a head one byte at a time. */
export const slowHeads: Attack = {
  name: 'slow-heads',
  run: async ({ port, worstWaitMs, grownMb }, short) => {
    const raws = Array.from({ length: short ? 100 : 600 }, () => RawSocket.request(port, '/x', { reads: true }));
    for (let count = 0; count < (short ? 10 : 100); count++) {
      for (const raw of raws) raw.write(count === 0 ? 'GET / HTTP/1.1\r\nX-Slow: ' : 'x');
      await sleep(50);
    }
    const [grown, waited] = [await grownMb(), worstWaitMs()];
    for (const raw of raws) raw.destroy();
    return {
      held: waited < MAX_WAIT_MS && grown < MAX_MB,
      figure: `${raws.length} slow heads, ${grown} MB grown, others waited ${waited} ms`,
    };
  },
};
