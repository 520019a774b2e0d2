import { elapse, type GameTypes, isRefusal, type Match, observe, play, type Refusal, type StepResult } from '@parlour/kernel';
import { type AnyTutorial, afterMove, afterView } from '@parlour/ui/tutorial/lesson.ts';
import { tutorialMatch } from './tutorial-match.ts';

export const LEARNER = 0;

export function next(step: StepResult<GameTypes> | Refusal): Match<GameTypes> {
  if (isRefusal(step)) throw new Error(step.refused);
  return step.match;
}

/** An opponent moves, or the clock does. */
export function othersMove(tutorial: AnyTutorial, match: Match<GameTypes>): Match<GameTypes> {
  const { waiting } = observe(match, LEARNER);
  const seat = waiting.find((other) => other !== LEARNER);
  if (seat === undefined) return next(elapse(match));
  return next(play(match, seat, tutorial.reply(match.game.view(match.state, seat), seat)));
}

/** Plays the lessons to the end as asked; returns the number of moves. `each` is called at every lesson. */
export function playLessons(tutorial: AnyTutorial, each: (at: number, legal: readonly object[]) => void = () => undefined): number {
  let { match } = tutorialMatch(tutorial);
  let at = 0;
  let moves = 0;
  for (let turns = 0; at < tutorial.lessons.length; turns++) {
    if (turns > 200) throw new Error(`stuck in lesson ${at}`);
    const { view, waiting } = observe(match, LEARNER);
    const ends = tutorial.lessons[at]?.ends;
    each(at, waiting.includes(LEARNER) ? match.game.legalMoves(view, LEARNER) : []);
    if (ends?.by === 'next') {
      at++;
    } else if (ends?.by === 'move' && waiting.includes(LEARNER)) {
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

/** The lessons in which the rules allow a move that is not the expected one. A lesson that waits for the others ends when they have moved. */
export function lessonsWithWrongMoves(tutorial: AnyTutorial): readonly AnyTutorial['lessons'][number][] {
  const found = new Set<number>();
  playLessons(tutorial, (at, legal) => {
    if (legal.some((move) => !afterMove(tutorial.lessons, at, move).play)) found.add(at);
  });
  return tutorial.lessons.filter(({ ends }, at) => ends.by !== 'view' && found.has(at));
}
