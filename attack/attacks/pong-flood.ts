import { OPCODE, openTable, RawSocket, rawFrame } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

/** Sends pongs without a ping. */
export const pongFlood: Attack = {
  name: 'pong-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const raw = await RawSocket.table(eve, await openTable(eve, {}));
    const pongs = Buffer.concat(Array.from({ length: 1000 }, () => rawFrame(OPCODE.pong, true)));
    const most = short ? 200_000 : 2_000_000;
    let sent = 0;
    while (sent < most && (await raw.writeAll(pongs))) sent += 1000;
    const held = await raw.until(() => raw.closed);
    raw.destroy();
    return { held, figure: `${sent} pongs taken, others waited ${worstWaitMs()} ms` };
  },
};
