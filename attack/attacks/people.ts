import { openTable, request, signIn, TestSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';
import { whenServed } from './when-served.ts';

/** Spellings of one name that look like it. */
const LOOKALIKES = [
  'Bоb',
  'B0b',
  'Вов',
  'ᏴᎤᏏ',
  'ꓐꓳꓐ',
  'Ｂｏｂ',
  'B\u200bob',
  'Bob\u202e',
  'Bøb',
  'Ɓob',
  'β0β',
  'b o b',
  '𝐁𝐨𝐛',
  '\u{13441}',
];

/** Sits down beside Bob under names that look like his. */
export const confusableNames: Attack = {
  name: 'confusable-names',
  run: async ({ eve }) => {
    const victim = await signIn(eve.base, 'Bob');
    const code = await openTable(victim, {});
    const host = new TestSocket(victim, code);
    await host.next('welcome');
    let confused = 0;
    for (const name of LOOKALIKES) {
      if ((await request(eve, 'PATCH', '/api/me', { name })).status !== 200) continue;
      const socket = new TestSocket(eve, code);
      await socket.next('welcome');
      socket.say({ type: 'sit' });
      const seen = () => {
        const last = socket.received.findLast((message) => message.type === 'table');
        return last?.table.seats.flatMap((seat) =>
          seat.kind === 'person' && seat.person.handle === eve.handle ? [seat.person.name] : [],
        )[0];
      };
      await socket.until(() => seen() !== undefined, 'the seat');
      // A number is added where the name looks like one at the table.
      if (!/ \d+$/.test(seen() ?? '')) confused++;
      socket.say({ type: 'leave-seat' });
      await socket.until(() => seen() === undefined, 'no seat');
      socket.close();
    }
    host.close();
    return { held: confused === 0, figure: `${confused} of ${LOOKALIKES.length} lookalikes without a number` };
  },
};

/** Sits beside, writes to and invites a person who has blocked the attacker. */
export const blockedPerson: Attack = {
  name: 'blocked-person',
  run: async ({ eve }) => {
    const [ann, cid] = [await signIn(eve.base, 'Ann'), await signIn(eve.base, 'Cid')];
    const code = await openTable(ann, { visibility: 'public' });
    const [host, guest, spy] = [ann, cid, eve].map((session) => new TestSocket(session, code));
    if (host === undefined || guest === undefined || spy === undefined) throw new Error('no sockets');
    await Promise.all([host, guest, spy].map((socket) => socket.next('welcome')));
    await request(ann, 'POST', '/api/friends/actions', { action: 'block', handle: eve.handle });
    const { refusal } = await spy.ask({ type: 'sit' }, 'refused');
    spy.say({ type: 'chat', text: 'unwanted' });
    await guest.next('chat');
    guest.say({ type: 'chat', text: 'welcome' });
    await host.next('chat');
    const received = host.received.filter((message) => message.type === 'chat' && message.line.text === 'unwanted').length;
    for (const socket of [host, guest, spy]) socket.close();
    return {
      held: refusal.refused === 'table-full' && received === 0,
      figure: `${received} lines received, the seat refused as ${refusal.refused}`,
    };
  },
};

/** Sends reports as fast as it can, about people at a table and elsewhere. */
export const reportFlood: Attack = {
  name: 'report-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const ann = await signIn(eve.base, 'Ann');
    const code = await openTable(ann, {});
    const [host, spy] = [new TestSocket(ann, code), new TestSocket(eve, code)];
    await Promise.all([host.next('welcome'), spy.next('welcome')]);
    let taken = 0;
    const tries = short ? 30 : 300;
    for (let count = 0; count < tries; count++) {
      const report = { table: code, handle: ann.handle, reason: 'spam', note: `${count}`.repeat(50) };
      if ((await request(eve, 'POST', '/api/reports', report)).status === 200) taken++;
    }
    const made = await whenServed(() => request(eve, 'GET', '/api/me/export'));
    const stored = (made.body as { reports: readonly object[] }).reports.length;
    host.close();
    spy.close();
    return { held: taken <= 6 && stored === 1, figure: `${taken} of ${tries} taken, ${stored} stored, others waited ${worstWaitMs()} ms` };
  },
};

/** Sends another move under the key of one that was acknowledged. */
export const reusedKey: Attack = {
  name: 'reused-key',
  run: async ({ eve }) => {
    const socket = new TestSocket(eve, await openTable(eve, { game: 'picture-perfect', bots: ['easy'], options: { lookClock: 0 } }));
    await socket.next('welcome');
    const { observation } = await socket.ask({ type: 'start' }, 'observation');
    const key = 'same';
    await socket.ask(
      { type: 'move', step: observation.step, key, move: { do: 'arrange', placement: { guests: [], decorations: [] } } },
      'ack',
    );
    const { refusal } = await socket.ask({ type: 'move', step: observation.step, key, move: { do: 'ready' } }, 'refused');
    socket.close();
    return { held: true, figure: `refused as ${refusal.refused}` };
  },
};
