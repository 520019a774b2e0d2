import { GAMES } from '@parlour/games/rules-catalogue';
import { checkGame } from '@parlour/kernel/laws';
import { tableWire } from '@parlour/table/laws';
import type { Attack } from '../attack.ts';

/** Compares the frames of every game, as sent, in all worlds that a viewer cannot tell apart. */
export const frameShape: Attack = {
  name: 'frame-shape',
  run: async (_target, short) => {
    const results = GAMES.map((game) => checkGame(game, { games: short ? 1 : 5, seed: 'attack', secrecyOnly: true, wire: tableWire }));
    const checks = results.reduce((sum, { frameChecks }) => sum + frameChecks, 0);
    const differ = results.reduce((sum, { divergences }) => sum + divergences.length, 0);
    return { held: differ === 0 && checks > 0, figure: `${differ} of ${checks} compared steps differ` };
  },
};
