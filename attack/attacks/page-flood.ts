import type { Attack } from '../attack.ts';

/** The start page as often as the line allows. */
export const pageFlood: Attack = {
  name: 'page-flood',
  run: async ({ eve, worstWaitMs }, short) => {
    const asked = short ? 500 : 5000;
    let answered = 0;
    for (let count = 0; count < asked; count++) if ((await fetch(`${eve.base}/`)).status !== 429) answered++;
    return { held: answered < asked, figure: `${answered} of ${asked} pages answered, others waited ${worstWaitMs()} ms` };
  },
};
