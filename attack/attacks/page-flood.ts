import type { Attack } from '../attack.ts';

/** Requests the start page as often as the connection allows, every second time under the name of a file. */
export const pageFlood: Attack = {
  name: 'page-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const asked = short ? 500 : 5000;
    let answered = 0;
    for (let count = 0; count < asked; count++) {
      const path = count % 2 === 0 ? '/' : `/?from=${count}.js`;
      if ((await fetch(`${eve.base}${path}`)).status !== 429) answered++;
    }
    return { held: answered < asked / 2, figure: `${answered} of ${asked} pages answered, others waited ${worstWaitMs()} ms` };
  },
};
