import { chanceFor, type GameTypes, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { exactExp, exactLog, exactPower } from './exact-math.ts';
import type { Lens } from './lens.ts';
import { searchMoves } from './search.ts';
import { SmallChance } from './small-chance.ts';

interface Toy extends GameTypes {
  State: { hidden: number; guess: number | null };
  View: { seats: number };
  Move: { guess: number };
}

/** One seat guesses a hidden number; its belief leans towards 3. */
const toy = (isWeighted: boolean): Lens<Toy> => ({
  game: {
    status: ({ guess }: Toy['State']) =>
      guess === null
        ? { must: [0], may: [], sealed: false, pace: { name: 'guess', seconds: null } }
        : { over: { winners: [], scores: [] } },
    clone: (state: Toy['State']) => ({ ...state }),
    resolve: (state: Toy['State'], choices: readonly { move: Toy['Move'] }[]) => {
      state.guess = choices[0]?.move.guess ?? null;
    },
  } as unknown as Lens<Toy>['game'],
  seat: 0,
  particles: (count, chance) =>
    Array.from({ length: count }, () => {
      const hidden = chance.below(5);
      return { world: { hidden, guess: null }, weight: isWeighted && hidden === 3 ? 6 : 1 };
    }),
  shortlist: () => [0, 1, 2, 3, 4].map((guess) => ({ guess })),
  policy: () => ({ guess: 0 }),
  isFarEnough: () => false,
  value: ({ hidden, guess }) => (hidden === guess ? 1 : 0),
});

const search = (lens: Lens<Toy>, seed: string) => searchMoves(lens, { worlds: 60, playouts: 900 }, chanceFor(seedFromText(seed), 0));

describe('searchMoves', () => {
  it('finds the move that is best over the weighted worlds', () => {
    const [best, second] = search(toy(true), 'weighted');
    expect(best?.move).toEqual({ guess: 3 });
    expect(best?.regret).toBe(0);
    expect(second?.regret).toBeGreaterThan(0.2);
    expect(second?.error).toBeGreaterThan(0);
  });

  it('gives the best moves more playouts, and all of them at most its budget', () => {
    const found = search(toy(true), 'budget');
    const playouts = found.map((estimate) => estimate.playouts);
    expect(playouts[0]).toBeGreaterThan(playouts.at(-1) ?? 0);
    expect(playouts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(900);
  });

  it('weighs worlds exactly where the lens lists them all', () => {
    const worlds = [0, 1, 2].map((hidden) => ({ world: { hidden, guess: null }, weight: [0.2, 0.5, 0.3][hidden] ?? 0 }));
    const lens = { ...toy(false), particles: () => worlds, shortlist: () => [0, 1, 2].map((guess) => ({ guess })) };
    const found = searchMoves(lens, { worlds: 3, playouts: 36 }, chanceFor(seedFromText('listed'), 0));
    expect(found.map(({ move }) => move.guess)).toEqual([1, 2, 0]);
    expect(found[0]?.value).toBeCloseTo(0.5, 12);
    expect(found[1]?.regret).toBeCloseTo(0.2, 12);
  });

  it('adds what speaks for a move beyond its playouts before it drops any', () => {
    const lens = { ...toy(true), bonus: ({ guess }: Toy['Move']) => (guess === 4 ? 2 : 0) };
    const [best, second] = search(lens, 'bonus');
    expect(best?.move).toEqual({ guess: 4 });
    expect(best?.value).toBeGreaterThan(2);
    expect(second?.move).toEqual({ guess: 3 });
    expect(second?.regret).toBeGreaterThan(1);
  });

  it('plays nothing out where there is nothing to choose', () => {
    const only = (moves: number): Lens<Toy> => ({ ...toy(false), shortlist: () => [{ guess: 1 }].slice(0, moves) });
    expect(search(only(1), 'single')).toEqual([{ move: { guess: 1 }, value: 0, playouts: 0, regret: 0, error: 0 }]);
    expect(search(only(0), 'none')).toEqual([]);
  });

  it('finds the same with the same chance', () => {
    expect(search(toy(false), 'again')).toEqual(search(toy(false), 'again'));
    expect(search(toy(false), 'again')).not.toEqual(search(toy(false), 'other'));
  });
});

describe('SmallChance', () => {
  it('is uniform, and differs by stream', () => {
    const counts: number[] = [0, 0, 0, 0, 0, 0, 0];
    const chance = new SmallChance(1, 2);
    for (let i = 0; i < 70_000; i++) {
      const drawn = chance.below(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    const draw = (stream: number): number[] => {
      const source = new SmallChance(5, stream);
      return Array.from({ length: 4 }, () => source.below(1000));
    };
    expect(draw(0)).not.toEqual(draw(1));
  });
});

describe('exact mathematics', () => {
  it.each([-20, -1.3, -0.01, 0, 0.2, 1, 4.4, 30])('exp(%s)', (x) => {
    expect(Math.abs(exactExp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
  });

  it.each([1e-9, 0.3, 0.99, 1, 1.7, 12, 1e6])('log(%s)', (x) => {
    expect(Math.abs(exactLog(x) - Math.log(x))).toBeLessThan(1e-11);
  });

  it('raises to a power', () => {
    expect(exactPower(0.5, 2.5)).toBeCloseTo(0.5 ** 2.5, 12);
    expect(exactPower(0, 3)).toBe(0);
  });
});
