import { botMatchSteps, randomBot, reviewSeat } from '@parlour/bots';
import { type AnyGame, isRefusal, type Seat, seedFromText, startMatch } from '@parlour/kernel';
import { type DescribeFact, LANGUAGES, loadWords, type NameMove } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { coachFor } from './coach-catalogue.ts';
import { gameById } from './rules-catalogue.ts';
import { wordAreas } from './words-catalogue.ts';

const NAMES = ['Ada', 'Bertie', 'Cleo', 'Dora', 'Emil'];
const who = (seat: Seat) => NAMES[seat] ?? '';

interface AdviceWords {
  readonly nameMove: NameMove;
  readonly describeFact: DescribeFact;
}

const adviceOf = async (id: string) => (await import(`./${id}/words/advice.ts`)) as AdviceWords;

function dealt(id: string, seats: number) {
  const game = gameById(id) as AnyGame;
  const options = game.parseOptions({}, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  return { game, options: options.ok };
}

describe.each([
  ['thats-not-a-hat', 4],
  ['fotomania', 2],
  ['mascarade', 5],
  ['picture-perfect', 2],
] as const)('the advice of %s', (id, seats) => {
  const { game, options } = dealt(id, seats);
  const bots = Array.from({ length: seats }, () => randomBot(game));
  const steps = botMatchSteps(game, options, bots, seedFromText('advice'));
  const coach = coachFor(id);
  const moves = coach === undefined ? [] : reviewSeat(coach, steps, 0).moves;

  it.each(LANGUAGES)('names each better move and its reasons in %s', async (language) => {
    const words = await loadWords(language, ['common', 'table', ...wordAreas(id)]);
    const { nameMove, describeFact } = await adviceOf(id);
    let errors = 0;
    for (const { step, grade } of moves) {
      const match = steps[step]?.match;
      if (grade.better === null || match === undefined) continue;
      errors += 1;
      const view = game.view(match.state, 0);
      const [better, played] = [grade.better.move, grade.played].map((move) => nameMove(words, move, view, who));
      expect([better, played]).not.toContain('');
      expect(better).not.toBe(played);
      for (const fact of grade.better.facts) expect(describeFact(words, fact, match.state, who)).toMatch(fact.share < 0.995 ? /\d/ : /./);
    }
    expect(errors).toBeGreaterThan(0);
  });
});

it('a reason is one sentence with a name and how likely it is', async () => {
  const { game, options } = dealt('mascarade', 4);
  const { state } = startMatch(game, options, 4, seedFromText('reason')).match;
  const { describeFact } = await adviceOf('mascarade');
  const fact = { path: ['masks', '1'], content: 'king', share: 0.72 };
  const said = async (language: (typeof LANGUAGES)[number]) =>
    describeFact(await loadWords(language, ['common', 'table', ...wordAreas('mascarade')]), fact, state, who);
  expect(await said('en')).toBe('Bertie wears the King, 72% likely.');
  for (const language of LANGUAGES) expect(await said(language)).toMatch(/Bertie.*72/);
});
