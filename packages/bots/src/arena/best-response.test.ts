import { reducedGameOf } from '@parlour/games/arena-catalogue';
import { botFor } from '@parlour/games/bots-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import { describe, expect, it } from 'vitest';
import { exploit } from './best-response.ts';
import { type GuessTypes, guessingFor, hider } from './guessing-game.fixture.ts';
import { type ReducedGame, worldOf } from './reduced-game.ts';

const heads = { coin: 1 } as const;
const biased = hider((_habit, chance) => ({ coin: chance.below(4) > 0 ? 1 : 0 }));

describe('exploit', () => {
  it('wins as often as the more frequent side of a hidden coin, never as often as someone who sees it', () => {
    const always = (coin: 0 | 1): ReducedGame<GuessTypes> => {
      const reduced = guessingFor(1);
      return { ...reduced, game: { ...reduced.game, legalMoves: () => [{ do: 'guess', coin }] } };
    };
    const [tails, more] = [exploit(always(0), biased, 'seed'), exploit(always(1), biased, 'seed')].map(({ upper }) => upper.value);
    const { fair, upper, lower, gain, informationSets } = exploit(guessingFor(1), biased, 'seed');
    expect((tails ?? 0) + (more ?? 0)).toBe(1);
    expect(upper.value).toBe(more);
    expect([upper, lower, fair].map(({ value }) => value)).toEqual([
      expect.closeTo(0.75, 1),
      expect.closeTo(0.75, 1),
      expect.closeTo(0.5, 1),
    ]);
    expect(gain).toEqual({ value: expect.closeTo(0.25, 1), margin: expect.closeTo(0.04, 1) });
    expect(informationSets).toBe(1);
  });

  it('learns from what it has seen', () => {
    const stubborn = hider((habit) => ({ coin: habit === 0 ? 0 : 1 }));
    expect(exploit(guessingFor(1), stubborn, 'seed').upper.value).toBeLessThan(0.6);
    expect(exploit(guessingFor(2), stubborn, 'seed')).toMatchObject({
      upper: { value: 1, margin: 0 },
      lower: { value: 1, margin: 0 },
      informationSets: 5,
    });
  });

  it('has the true value between its bounds where the sample tells too much', () => {
    const humming = hider((_habit, chance) => ({ coin: chance.below(2) === 0 ? 0 : 1, hum: chance.below(1_000_000) }));
    const { upper, lower, fair } = exploit(guessingFor(1), humming, 'seed');
    expect(upper.value).toBe(1);
    expect(lower).toEqual(fair);
    expect(fair.value).toBeCloseTo(0.5, 1);
  });

  it('chooses only after the opening', () => {
    const opening: ReducedGame<GuessTypes>['opening'] = (_state, step) =>
      step < 2 ? { do: step === 0 ? 'hide' : 'guess', coin: 0 } : undefined;
    expect(exploit(guessingFor(2, { opening }), biased, 'seed').informationSets).toBe(1);
  });

  it('counts a match that is cut short as its game says', () => {
    const half = { value: 0.5, margin: 0 };
    const cut: ReducedGame<GuessTypes>['cut'] = ({ past }) => (past.length === 1 ? { winners: [0, 1], scores: [0, 0] } : undefined);
    expect(
      exploit(
        guessingFor(5, { cut }),
        hider(() => heads),
        'seed',
      ),
    ).toMatchObject({ fair: half, upper: half, lower: half });
  });

  it('finds the same again with the same seed', () => {
    expect(exploit(guessingFor(2), biased, 'one')).toEqual(exploit(guessingFor(2), biased, 'one'));
  });
});

const REDUCED = GAMES.flatMap(({ id }) => {
  const reduced = reducedGameOf(id);
  return reduced === undefined ? [] : [{ id, reduced }];
});

describe.each(REDUCED)('the reduced game of $id', ({ id, reduced }) => {
  const bots = Array.from({ length: reduced.seats }, () => botFor(id, 'easy'));

  it('shows the exploiter the same deal in every stream', () => {
    for (const deal of reduced.deals.keys()) {
      const sights = [0, 1, 2, 3].map((stream) => worldOf(reduced, bots, deal, 'seed', stream).seen);
      expect(new Set(sights).size).toBe(1);
    }
  });

  it('has bounds for the easy level', () => {
    const { fair, lower, upper, worlds, freshWorlds } = exploit(reduced, botFor(id, 'easy'), 'seed', 1);
    for (const { value: share } of [fair, lower, upper]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect([worlds, freshWorlds]).toEqual([reduced.deals.length, 4 * reduced.deals.length]);
  });
});
