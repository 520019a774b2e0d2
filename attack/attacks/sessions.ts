import { request, type Session } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

/** Uses a copied cookie after its owner has signed out. */
export const stolenCookie: Attack = {
  name: 'stolen-cookie',
  run: async ({ eve }) => {
    const stolen = { ...eve };
    const before = (await request(stolen, 'GET', '/api/me/sessions')).status;
    await request(eve, 'DELETE', '/api/me/session');
    const tries = [
      await request(stolen, 'GET', '/api/me/sessions'),
      await request(stolen, 'POST', '/api/tables', { game: 'thats-not-a-hat' }),
      await request(stolen, 'POST', '/api/me/phrase'),
      await request(stolen, 'GET', '/api/me/export'),
    ];
    const open = tries.filter(({ status }) => status !== 401).length;
    return { held: before === 200 && open === 0, figure: `${open} of ${tries.length} paths open after sign-out` };
  },
};

/** Sends a victim a link with the attacker's code: what the page shows before it signs in, and that reading it signs nobody in. */
export const prefilledSignIn: Attack = {
  name: 'prefilled-sign-in',
  run: async ({ eve }) => {
    const { code } = (await request(eve, 'POST', '/api/me/code')).body as { code: string };
    const answer = await fetch(`${eve.base}/api/sign-in/code/owner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const { name } = (await answer.json()) as { name?: string };
    const cookies = answer.headers.getSetCookie().length;
    const page = await fetch(`${eve.base}/sign-in`);
    return {
      held: name === 'Eve' && cookies === 0 && page.headers.getSetCookie().length === 0,
      figure: `shown as ${name}, ${cookies} cookies set`,
    };
  },
};

/** Makes sign-in codes, friend codes and passkey challenges as fast as it can. */
export const codeFlood: Attack = {
  name: 'code-flood',
  run: async ({ eve, worstWaitMs }) => {
    const codes = await countPassing(100, () => request(eve, 'POST', '/api/me/code'));
    const friends = await countPassing(100, () => request(eve, 'POST', '/api/friends/code'));
    return {
      held: codes <= 30 && friends <= 30,
      figure: `${codes} sign-in codes, ${friends} friend codes made, others waited ${worstWaitMs()} ms`,
    };
  },
};

export const passkeyFlood: Attack = {
  name: 'passkey-flood',
  run: async ({ eve, worstWaitMs }) => {
    const ask = async () => {
      const headers = { cookie: eve.cookie, origin: eve.base };
      return fetch(`${eve.base}/api/sign-in/passkey/options`, { method: 'POST', headers });
    };
    const passed = await countPassing(150, ask);
    return { held: passed < 110, figure: `${passed} of 150 challenges made, others waited ${worstWaitMs()} ms` };
  },
};

/** Guesses codes of tables. */
export const tableCodeGuessing: Attack = {
  name: 'table-code-guessing',
  run: async ({ eve }) => {
    const guesser: Session = { ...eve, cookie: '' };
    const letters = 'ABCDEFGH';
    const code = (count: number) => Array.from({ length: 8 }, (_, i) => letters[(count >> (3 * i)) & 7]).join('');
    let counted = 0;
    const passed = await countPassing(200, () => request(guesser, 'GET', `/api/tables/${code(++counted)}`));
    return { held: passed <= 60, figure: `${passed} of 200 codes looked up` };
  },
};

/** How many requests pass without a wait. */
async function countPassing(tries: number, ask: () => Promise<{ readonly status: number }>): Promise<number> {
  let passed = 0;
  for (let count = 0; count < tries; count++) if ((await ask()).status !== 429) passed++;
  return passed;
}
