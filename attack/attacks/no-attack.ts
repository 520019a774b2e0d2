import { AutoPlayer, openTable, sleep } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';

/** The baseline: one person plays with bots, and nobody attacks. */
export const noAttack: Attack = {
  name: 'no-attack',
  run: async ({ eve, grownMb, worstWaitMs }, short) => {
    const code = await openTable(eve, { bots: ['easy', 'easy', 'easy'], options: { ready: false, show: 0 } });
    let moves = 0;
    const player = new AutoPlayer(eve, code, { acknowledged: () => void moves++ }, { seats: 4 });
    await sleep(short ? 1000 : 15_000);
    player.stop();
    return { held: true, figure: `${moves} moves, ${await grownMb()} MB grown, others waited ${worstWaitMs()} ms` };
  },
};
