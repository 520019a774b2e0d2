import { OPCODE, openTable, RawSocket, rawFrame } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const MAX_MB = 40;

/** Messages of one-byte fragments that never end, on many sockets. */
export const fragmentFlood: Attack = {
  name: 'fragment-flood',
  run: async ({ eve, grownMb }, short) => {
    const code = await openTable(eve, {});
    const raws = await Promise.all(Array.from({ length: short ? 6 : 14 }, () => RawSocket.table(eve, code)));
    const fragments = Buffer.concat(Array.from({ length: 16_000 }, () => rawFrame(OPCODE.continuation, false, Buffer.from('x'))));
    for (const raw of raws) {
      raw.write(rawFrame(OPCODE.text, false, Buffer.from('x')));
      raw.write(fragments);
    }
    const shut = await Promise.all(raws.map((raw) => raw.until(() => raw.closed)));
    const grown = await grownMb();
    for (const raw of raws) raw.destroy();
    return {
      held: shut.every(Boolean) && grown < MAX_MB,
      figure: `${shut.filter(Boolean).length} of ${raws.length} shut, ${grown} MB grown`,
    };
  },
};
