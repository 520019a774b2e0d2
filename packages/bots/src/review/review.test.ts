import { botFor } from '@parlour/games/bots-catalogue';
import { coachFor } from '@parlour/games/coach-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { templateGame } from '@parlour/games/template/rules';
import { chanceFor, isRefusal, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../../kernel/src/laws/state-secrets.ts';
import { positionWorlds } from '../../../kernel/src/laws/worlds.ts';
import { variantOf } from '../arena/variant.ts';
import type { AnyBot } from '../bot.ts';
import { randomBot } from '../random-bot.ts';
import { botMatchSteps } from './bot-match-steps.ts';
import { plainCoach } from './plain-coach.ts';
import type { MatchSteps } from './review.ts';
import { reviewSeat, type SeatReview } from './review-seat.ts';

function played(id: string, bots: readonly AnyBot[], seed: string): MatchSteps {
  const game = gameById(id);
  const options = game?.parseOptions({}, bots.length);
  if (game === undefined || options === undefined || isRefusal(options)) throw new Error(`no match of ${id}`);
  return botMatchSteps(game, options.ok, bots, seedFromText(seed));
}

function coachOf(id: string) {
  const coach = coachFor(id);
  if (coach === undefined) throw new Error(`no coach for ${id}`);
  return coach;
}

const randomOf = (id: string): AnyBot => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return randomBot(game);
};

const errorsOf = ({ misjudged, forgot }: SeatReview): number => misjudged + forgot;

describe.each([
  ['thats-not-a-hat', 4],
  ['fotomania', 2],
  ['mascarade', 5],
  ['picture-perfect', 2],
] as const)('the review of %s', (id, seats) => {
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? botFor(id, 'sharp') : randomOf(id)));
  const steps = played(id, bots, 'review');
  const reviews = bots.map((_, seat) => reviewSeat(coachOf(id), steps, seat));

  it('shows more errors of random players than of sharp ones', () => {
    const lost = (parity: number): number => {
      const own = reviews.filter(({ seat }) => seat % 2 === parity);
      return own.reduce((sum, review) => sum + errorsOf(review), 0) / own.length;
    };
    expect(lost(1)).toBeGreaterThan(lost(0));
    expect(lost(1)).toBeGreaterThanOrEqual(1);
  });

  it('gives every error a better move and what it costs', () => {
    for (const { grade } of reviews.flatMap(({ moves }) => moves)) {
      expect(grade.better === null).toBe(grade.verdict === 'good');
      expect(grade.regret > 0).toBe(grade.verdict !== 'good');
      expect(grade.bestValue).toBeGreaterThanOrEqual(grade.value);
    }
  });

  it('is the same each time, and the same in all worlds that the seat cannot tell apart', () => {
    let changed = 0;
    const elsewhere = steps.map((step, index) => {
      const { match } = step;
      const [other] = positionWorlds(match, 0, secretsOf(match.state), chanceFor(seedFromText('other'), index));
      if (other !== undefined) changed += 1;
      return { ...step, match: other ?? match };
    });
    expect(changed).toBeGreaterThan(steps.length / 4);
    expect(reviewSeat(coachOf(id), elsewhere, 0).moves).toEqual(reviews[0]?.moves);
  });
});

it('finds planted blunders: a player who refuses every gift', () => {
  const id = 'thats-not-a-hat';
  const refuser = variantOf(botFor(id, 'sharp'), (_memory, view) =>
    'phase' in view && view.phase === 'answer' ? { do: 'refuse' } : undefined,
  );
  const steps = played(id, [refuser, ...[1, 2, 3].map(() => botFor(id, 'sharp'))], 'planted');
  const { moves, misjudged } = reviewSeat(coachOf(id), steps, 0);
  expect(misjudged).toBeGreaterThan(0);
  const blunders = moves.filter(({ grade }) => grade.verdict === 'misjudged');
  for (const { grade } of blunders) expect([grade.played, grade.better?.move]).toEqual([{ do: 'refuse' }, { do: 'thank' }]);
  expect(blunders[0]?.grade.better?.facts[0]).toMatchObject({ path: ['moving', 'object'], share: 1 });
});

it('a game without a coach gets a plain review', () => {
  const options = templateGame.parseOptions({}, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const steps = botMatchSteps(templateGame, options.ok, [randomBot(templateGame), randomBot(templateGame)], seedFromText('plain'));
  const review = reviewSeat(plainCoach(templateGame), steps, 0);
  expect(review.moves.length).toBeGreaterThan(0);
  expect(reviewSeat(plainCoach(templateGame), steps, 0)).toEqual(review);
});
