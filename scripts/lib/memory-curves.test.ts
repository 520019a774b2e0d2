import { BOT_MEMORY_CURVES } from '@parlour/games/memory-curves-catalogue';
import { BOT_LEVELS } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { measuredCurves } from './memory-curves.ts';

const shareOf = ({ correct, trials }: { readonly correct: number; readonly trials: number }) => correct / trials;

describe.each(Object.entries(BOT_MEMORY_CURVES))('the stored memory curves of %s', (game, stored) => {
  it('fall with distance, and a better level remembers more', () => {
    for (const level of BOT_LEVELS) {
      const shares = stored[level].map(shareOf);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }
    const farthest = BOT_LEVELS.map((level) => shareOf(stored[level].at(-1)!));
    expect(farthest).toEqual(farthest.toSorted((one, other) => one - other));
  });

  it('match the bots of today; `npm run memory:write` writes them', () => {
    const measured = measuredCurves(game, 20);
    for (const level of BOT_LEVELS) {
      expect(measured[level].map(({ distance }) => distance)).toEqual(stored[level].map(({ distance }) => distance));
      for (const [index, group] of measured[level].entries()) {
        expect(Math.abs(shareOf(group) - shareOf(stored[level][index]!)), `${level} ${group.distance}`).toBeLessThan(0.1);
      }
    }
  });
});
