import { openTable, request, type Session, signIn, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const PEOPLE = 6;
const MAX_MB_PER_MINUTE = 6;
const PACE_MS = 50;

/** Six people of one address write as much as they can: drafts, options, tables, names and reports. */
export const diskGrowth: Attack = {
  name: 'disk-growth',
  run: async ({ eve, storedMb }, short) => {
    const seconds = short ? 4 : 40;
    const people = [eve, ...(await Promise.all(Array.from({ length: PEOPLE - 1 }, (_, i) => signIn(eve.base, `Writer ${i}`))))];
    const until = performance.now() + seconds * 1000;
    await Promise.all(people.map((person) => write(person, until)));
    const grown = storedMb();
    // The log file of SQLite is up to 8 MB before its pages are used again.
    const most = 8 + (MAX_MB_PER_MINUTE * seconds) / 60;
    return { held: grown <= most, figure: `${grown} MB written in ${seconds} s by ${PEOPLE} people` };
  },
};

async function write(person: Session, until: number): Promise<void> {
  const code = await openTable(person, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } });
  const socket = new TestSocket(person, code);
  await socket.next('welcome');
  await socket.ask({ type: 'start' }, 'observation');
  const move = { do: 'arrange', placement: { guests: [], decorations: [] } };
  for (let count = 0; performance.now() < until && socket.closed === undefined; count++) {
    socket.say({ type: 'move', step: socket.step, key: `draft ${count}`, move });
    if (count % 40 === 0) await openTable(person, {}).catch(() => undefined);
    if (count % 40 === 20) await request(person, 'PATCH', '/api/me', { name: `Writer ${count}` });
    if (count % 40 === 30)
      await request(person, 'POST', '/api/reports', { table: code, handle: null, reason: 'other', note: 'x'.repeat(280) });
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  socket.close();
}
