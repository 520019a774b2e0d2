import { OPCODE, openTable, RawSocket, rawFrame, signIn, sleep } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const SOCKETS_EACH = 14;
const MAX_WAIT_MS = 2000;

/** Many people of one address send short messages on all their sockets at the same moment: chat, garbage and pings. */
export const messageFlood: Attack = {
  name: 'message-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const people = [eve, ...(await Promise.all(Array.from({ length: short ? 1 : 9 }, (_, i) => signIn(eve.base, `Flood ${i}`))))];
    const raws: RawSocket[] = [];
    for (const person of people) {
      const code = await openTable(person, {});
      raws.push(...(await Promise.all(Array.from({ length: SOCKETS_EACH }, () => RawSocket.table(person, code)))));
      // Sockets count as requests, of which an address has 25 a second.
      await sleep(SOCKETS_EACH * 45);
    }
    const chat = rawFrame(OPCODE.text, true, Buffer.from('{"type":"chat","text":"x"}'));
    const kinds = [chat, rawFrame(OPCODE.text, true, Buffer.from('x')), rawFrame(OPCODE.ping, true)];
    const floods = kinds.map((frame) => Buffer.concat(Array.from({ length: Math.ceil(60_000 / frame.length) }, () => frame)));
    for (const [i, raw] of raws.entries()) raw.write(floods[i % floods.length] ?? '');
    const shut = await Promise.all(raws.map((raw) => raw.until(() => raw.closed)));
    const waited = worstWaitMs();
    for (const raw of raws) raw.destroy();
    return {
      held: shut.every(Boolean) && waited < MAX_WAIT_MS,
      figure: `${shut.filter(Boolean).length} of ${raws.length} sockets shut, others waited ${waited} ms`,
    };
  },
};
