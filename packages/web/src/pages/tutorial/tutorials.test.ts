import { hasTutorial, loadTutorial } from '@parlour/games/boards-catalogue';
import { MANIFESTS } from '@parlour/games/catalogue';
import { tutorialWordAreas } from '@parlour/games/words-catalogue';
import { elapse, type GameTypes, isOver, isRefusal, type Match, observe, play, type Refusal, type StepResult } from '@parlour/kernel';
import { type AnyTutorial, afterMove, afterView, answerToWrongMove } from '@parlour/ui/tutorial/lesson.ts';
import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { tutorialMatch } from './tutorial-match.ts';

const LEARNER = 0;

function next(step: StepResult<GameTypes> | Refusal): Match<GameTypes> {
  if (isRefusal(step)) throw new Error(step.refused);
  return step.match;
}

/** An opponent moves, or the clock does. */
function othersMove(tutorial: AnyTutorial, match: Match<GameTypes>): Match<GameTypes> {
  const { waiting } = observe(match, LEARNER);
  const seat = waiting.find((other) => other !== LEARNER);
  if (seat === undefined) return next(elapse(match));
  return next(play(match, seat, tutorial.reply(match.game.view(match.state, seat), seat)));
}

/** Plays the lessons to the end as a learner who does what is asked; returns how many moves that took. `each` looks at every lesson. */
function learn(tutorial: AnyTutorial, each: (at: number, legal: readonly object[]) => void = () => undefined): number {
  let { match } = tutorialMatch(tutorial);
  let at = 0;
  let moves = 0;
  for (let turns = 0; at < tutorial.lessons.length; turns++) {
    if (turns > 200) throw new Error(`stuck in lesson ${at}`);
    const { view, waiting } = observe(match, LEARNER);
    const { ends } = tutorial.lessons[at]!;
    each(at, waiting.includes(LEARNER) ? match.game.legalMoves(view, LEARNER) : []);
    if (ends.by === 'next') {
      at++;
    } else if (ends.by === 'move' && waiting.includes(LEARNER)) {
      const move = match.game.legalMoves(view, LEARNER).find((legal) => afterMove(tutorial.lessons, at, legal).at > at);
      if (move === undefined) throw new Error(`lesson ${at} accepts nothing that is allowed`);
      match = next(play(match, LEARNER, move));
      at++;
      moves++;
    } else {
      const seen = afterView(tutorial.lessons, at, view, waiting);
      if (seen === at) match = othersMove(tutorial, match);
      at = seen;
    }
  }
  return moves;
}

const tutorials = await Promise.all(MANIFESTS.flatMap(({ id }) => (hasTutorial(id) ? [loadTutorial(id)!] : [])));

describe.each(tutorials)('the tutorial of $game', (tutorial) => {
  it('can be played to its end by doing what is asked', () => {
    expect(learn(tutorial)).toBeGreaterThanOrEqual(4);
  });

  it('answers a wrong move at every step, and points at a control where one is asked for', async () => {
    const words = await loadWords('en', ['tutorial', ...tutorialWordAreas(tutorial.game)]);
    const last = tutorial.lessons.length - 1;
    const answered = new Set<number>();
    learn(tutorial, (at, legal) => {
      const lesson = tutorial.lessons[at]!;
      const wrong = legal.filter((move) => !afterMove(tutorial.lessons, at, move).play);
      if (at === last) expect(wrong).toEqual([]);
      if (wrong.length > 0) answered.add(at);
      expect(words.t(answerToWrongMove(lesson))).toMatch(/[.:]$/u);
      if (lesson.ends.by === 'move') expect(lesson.at).toBeDefined();
    });
    expect(answered.size).toBeGreaterThanOrEqual(4);
  });

  it('is free after its last step: the others can always answer', () => {
    let { match } = tutorialMatch(tutorial);
    for (let turns = 0; turns < 60 && !isOver(match.status); turns++) {
      const { view, waiting } = observe(match, LEARNER);
      const [move] = waiting.includes(LEARNER) ? match.game.legalMoves(view, LEARNER) : [];
      match = move === undefined ? othersMove(tutorial, match) : next(play(match, LEARNER, move));
    }
    expect(match.step).toBeGreaterThan(10);
  });

  it('leaves no word open', async () => {
    const words = await loadWords('en', ['tutorial', ...tutorialWordAreas(tutorial.game)]);
    for (const { say, values } of tutorial.lessons) {
      const text = words.t(say, values?.(words));
      expect(text).toMatch(/[.!?]$/u);
      expect(text).not.toMatch(/[{}]|tutorial\./u);
    }
  });
});
