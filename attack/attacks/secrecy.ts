import { setImmediate as turn } from 'node:timers/promises';
import { GAMES } from '@parlour/games/rules-catalogue';
import { checkGame } from '@parlour/kernel/laws';
import { tableWire } from '@parlour/table/laws';
import type { Attack } from '../attack.ts';

/** Compares the frames of every game, as sent, in all worlds that a viewer cannot tell apart. */
export const frameShape: Attack = {
  name: 'frame-shape',
  run: async (_target, short) => {
    let checks = 0;
    let differ = 0;
    for (const game of GAMES) {
      for (let count = 0; count < (short ? 1 : 5); count++) {
        const found = checkGame(game, { games: 1, seed: `attack ${count}`, secrecyOnly: true, wire: tableWire });
        checks += found.frameChecks;
        differ += found.divergences.length;
        // The player beside the attack is in this process too.
        await turn();
      }
    }
    return { held: differ === 0 && checks > 0, figure: `${differ} of ${checks} compared steps differ` };
  },
};
