import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { socketPath } from '@parlour/protocol';
import { openTable, request } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';
import { inFolder } from './in-folder.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks with any headers; an upgrade is answered with its head. */
function ask(port: number, method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '' });
    });
    asked.on('error', reject);
    asked.end(method === 'GET' ? undefined : '{}');
  });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

/** Asks for a subprotocol of the attacker's choice. */
export const subprotocol: Attack = {
  name: 'subprotocol',
  run: async ({ eve, port }) => {
    const path = socketPath(await openTable(eve, {}));
    const { status, headers } = await ask(port, 'GET', path, { ...UPGRADE, cookie: eve.cookie, 'sec-websocket-protocol': 'evil' });
    const echoed = headers['sec-websocket-protocol'];
    return { held: status === 101 && echoed === undefined, figure: `answered ${status}, echoed ${echoed ?? 'nothing'}` };
  },
};

/** Writes and opens sockets as pages of other sites would, with the person's cookie. */
export const foreignOrigins: Attack = {
  name: 'foreign-origins',
  run: async ({ eve, port }) => {
    const path = socketPath(await openTable(eve, {}));
    const json = { cookie: eve.cookie, 'content-type': 'application/json' };
    const origins = ['https://evil.example', 'null', `http://127.0.0.1:${port}.evil.example`, `http://127.0.0.1:${port + 1}`];
    let open = 0;
    for (const origin of origins) {
      if ((await ask(port, 'POST', '/api/tables', { ...json, origin })).status !== 403) open++;
      if ((await ask(port, 'GET', path, { ...UPGRADE, cookie: eve.cookie, origin })).status !== 403) open++;
    }
    const own = (await ask(port, 'GET', path, { ...UPGRADE, cookie: eve.cookie, origin: eve.base })).status;
    return { held: open === 0 && own === 101, figure: `${open} of ${2 * origins.length} foreign requests accepted` };
  },
};

/** Acts as a plain-http page of the same name on a server that is reached by https. */
export const plainHttpPage: Attack = {
  name: 'plain-http-page',
  run: () =>
    inFolder(async ({ start }) => {
      const { port } = await start({ publicUrl: 'https://games.example' });
      const statusFrom = async (origin: string) => {
        const headers = { host: 'games.example', origin, 'content-type': 'application/json' };
        return (await ask(port, 'POST', '/api/tables', headers)).status;
      };
      const [plain, own] = [await statusFrom('http://games.example'), await statusFrom('https://games.example')];
      return { held: plain === 403 && own === 401, figure: `the plain-http page got ${plain}, its own ${own}` };
    }),
};

/** Names another host: no page and no redirect may repeat it. */
export const hostHeader: Attack = {
  name: 'host-header',
  run: async ({ port }) => {
    let repeated = 0;
    for (const path of ['/', '/t/ABCDEFGH', '/nowhere', '/api/server', '/.well-known/security.txt']) {
      const { text, headers } = await ask(port, 'GET', path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      if (`${text}${JSON.stringify(headers)}`.includes('evil.example')) repeated++;
    }
    return { held: repeated === 0, figure: `${repeated} answers repeat the host` };
  },
};

/** Drops the notifications of others without a session. */
export const pushWithoutSession: Attack = {
  name: 'push-without-session',
  run: async ({ eve }) => {
    const { status } = await request({ ...eve, cookie: '' }, 'DELETE', '/api/push', { endpoint: 'https://fcm.googleapis.com/x' });
    return { held: status === 401, figure: `answered ${status}` };
  },
};
