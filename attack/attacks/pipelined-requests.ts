import { RawSocket } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const MAX_WAIT_MS = 2000;
const PATHS = ['/api/tables', '/', '/api/me', '/nothing.js'];

/** Sends as many requests in one piece as fit, on many connections at the same moment. */
export const pipelinedRequests: Attack = {
  name: 'pipelined-requests',
  run: async ({ eve, port, worstWaitMs }, short) => {
    const raws = Array.from({ length: short ? 8 : 60 }, () => RawSocket.request(port, '/healthz', { cookie: eve.cookie }));
    await Promise.all(raws.map((raw) => raw.until(() => raw.received > 0)));
    for (const [i, raw] of raws.entries()) {
      const one = `GET ${PATHS[i % PATHS.length]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
      raw.write(one.repeat(Math.floor(60_000 / one.length)));
    }
    const done = await Promise.all(raws.map((raw) => raw.until(() => raw.closed || raw.received > 200_000)));
    const waited = worstWaitMs();
    for (const raw of raws) raw.destroy();
    return {
      held: waited < MAX_WAIT_MS,
      figure: `${done.filter(Boolean).length} of ${raws.length} answered or shut, others waited ${waited} ms`,
    };
  },
};
