import type { Viewer } from '@parlour/kernel';
import { checkGame, checkMutants, playthrough } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../mutants-catalogue.ts';
import { type State, thatsNotAHat } from './index.ts';

describe('the laws', () => {
  it('hold for random games at every number of seats, with random options', () => {
    const result = checkGame(thatsNotAHat, { games: 14, seed: 'laws' });
    expect(result.lawFailures).toEqual([]);
    expect(result.divergences).toEqual([]);
    expect(result.secrecyChecks).toBeGreaterThan(5_000);
  });

  it('find a view that differs between viewers although the game says it does not', () => {
    const own = { ...thatsNotAHat, view: (state: State, viewer: Viewer) => ({ ...thatsNotAHat.view(state, viewer), own: viewer }) };
    const { lawFailures } = checkGame(own, { games: 1, seed: 'own' });
    expect(lawFailures.some((fault) => fault.endsWith('sees what all see, but for its own keys'))).toBe(true);
  });

  it('find every planted leak', () => {
    const mutants = mutantsOf(thatsNotAHat.id);
    expect(mutants.length).toBeGreaterThanOrEqual(12);
    expect(checkMutants(thatsNotAHat, mutants, { games: 20, seed: 'mutants' }).survivors).toEqual([]);
  });
});

describe('golden games', () => {
  const games = [
    { name: 'four-players', seats: 4, options: { ready: false, show: 0 } },
    { name: 'two-players', seats: 2, options: { ready: false, show: 0 } },
    { name: 'three-rounds-with-help', seats: 3, options: { rounds: 'each', memoryHelp: true, colour: 'black' } },
  ];
  for (const { name, ...plan } of games) {
    it(name, async () => {
      const text = playthrough(thatsNotAHat, { ...plan, seed: name, choose: honestMostly });
      await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
    });
  }
});

/** Tells the truth three times in four, and thanks five times in six. */
function honestMostly(...[match, , legal, chance]: Parameters<NonNullable<Parameters<typeof playthrough>[1]['choose']>>): object {
  const { moving, phase } = match.state as State;
  if (phase === 'name' && moving?.face === 'down' && chance.below(4) > 0) return { do: 'name', object: moving.object.secret };
  if (phase === 'answer') return { do: chance.below(6) > 0 ? 'thank' : 'refuse' };
  return chance.pick(legal);
}
