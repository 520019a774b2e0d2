import { request as httpRequest } from 'node:http';
import { request } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const ADDRESSES = 30;
const TRIES = 12;

/** Wrong sign-in codes from many addresses of this machine, until nobody could sign in any more. */
export const signInLockout: Attack = {
  name: 'sign-in-lockout',
  run: async ({ eve, port }, short) => {
    const addresses = short ? ADDRESSES : 2 * ADDRESSES;
    let refused = 0;
    for (let address = 2; address < 2 + addresses; address++)
      for (let count = 0; count < TRIES; count++) if ((await guess(port, `127.0.0.${address}`)) === 429) refused++;
    const { code } = (await request(eve, 'POST', '/api/me/code')).body as { code: string };
    const { status } = await request({ ...eve, cookie: '' }, 'POST', '/api/sign-in/code', { code });
    return { held: status === 200, figure: `${addresses * TRIES - refused} wrong codes taken, the right one answered ${status}` };
  },
};

/** One wrong code from an address of the loopback network; how it was answered. */
function guess(port: number, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = httpRequest({ port, host: '127.0.0.1', localAddress, method: 'POST', path: '/api/sign-in/code', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ code: 'AAAAAAAA' }));
  });
}
