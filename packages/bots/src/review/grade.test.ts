import { type AnyGame, hide, type Json } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyPerfectMemory } from '../perfect-memory.ts';
import type { AnyCoach } from './coach.ts';
import { gradeMove, hintFor } from './grade.ts';
import { summarize } from './summary.ts';

/** A hidden number from 0 to 4; a memory is the number, or null when it is forgotten. */
const memory: AnyPerfectMemory = {
  start: () => null,
  observe: (kept) => kept,
  believe: (kept, _view, chance) => ({ number: kept ?? chance.below(5) }),
};

const coach: AnyCoach = {
  game: {
    imagine: (_view: object, _seat: number, beliefs: { number: number }) => ({ number: hide(beliefs.number, []) }),
  } as unknown as AnyGame,
  perfect: memory,
  human: memory,
  worlds: 60,
  shortlist: () => [0, 1, 2, 3, 4].map((guess) => ({ guess })),
  valuer: () => (world, move, chance) => {
    const { number } = world as { number: { secret: number } };
    const isRight = (move as { guess: number }).guess === number.secret;
    return { share: (isRight ? 0.6 : 0.3) + chance.below(100) / 1000, points: isRight ? 5 : 1 };
  },
};

const grade = (guess: number, perfect: Json, human: Json) =>
  gradeMove(coach, { view: {}, seat: 0, step: 7, perfect, human: [human] }, { guess });

describe('a grade', () => {
  it('is good when nothing was better', () => {
    expect(grade(3, 3, 3)).toMatchObject({ verdict: 'good', regret: 0, better: null });
  });

  it('is good when the seat could not know', () => {
    expect(grade(1, null, null)?.verdict).toBe('good');
  });

  it('is misjudged when also a forgetful player would know better', () => {
    const { verdict, regret, better } = grade(1, 3, 3) ?? {};
    expect([verdict, better?.move, better?.points]).toEqual(['misjudged', { guess: 3 }, 4]);
    expect(regret).toBeCloseTo(0.3, 5);
  });

  it('is forgot when only a perfect memory knows better', () => {
    expect(grade(1, 3, null)?.verdict).toBe('forgot');
  });
});

it('a hint names the best move and the fact that goes with it', () => {
  const hint = hintFor(coach, { view: {}, seat: 0, step: 7, perfect: 2, human: [] });
  expect(hint?.move).toEqual({ guess: 2 });
});

it('a summary has the share of the stake that was kept, and the largest changes of the chances', () => {
  const move = (step: number, value: number, regret: number) => ({
    step,
    grade: {
      verdict: regret > 0 ? ('misjudged' as const) : ('good' as const),
      played: {},
      value,
      bestValue: value + regret,
      regret,
      stake: 0.4,
      better: null,
    },
  });
  const found = summarize([move(2, 0.5, 0), move(5, 0.52, 0.2), move(9, 0.9, 0), move(12, 0.3, 0)], { step: 20, share: 0 });
  expect(found).toMatchObject({ misjudged: 1, forgot: 0 });
  expect(found.accuracy).toBeCloseTo(1 - 0.2 / 1.6, 9);
  expect(found.moments.map(({ from, to }) => [from, to])).toEqual([
    [5, 9],
    [9, 12],
    [12, 20],
  ]);
  expect(summarize([], null).accuracy).toBeNull();
});
