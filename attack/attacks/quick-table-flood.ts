import { request, signIn } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

const MAX_WAIT_MS = 2000;
const A_DAY = 20;

/** Asks for a seat at once, again and again, and never sits down. */
export const quickTableFlood: Attack = {
  name: 'quick-table-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const people = [eve, await signIn(eve.base, 'Eva'), await signIn(eve.base, 'Evi')];
    const asks = short ? 150 : 1500;
    const opened = new Map<string, number>();
    for (let count = 0; count < asks; count += 30) {
      await Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const person = people[i % people.length] ?? eve;
          const { status } = await request(person, 'POST', '/api/quick-table', { games: ['fotomania', 'x'.repeat(5000)] });
          if (status === 201) opened.set(person.handle, (opened.get(person.handle) ?? 0) + 1);
        }),
      );
    }
    const [most, waited] = [Math.max(0, ...opened.values()), worstWaitMs()];
    return { held: most <= A_DAY && waited < MAX_WAIT_MS, figure: `${most} tables opened by one person, others waited ${waited} ms` };
  },
};
