import type { GameTypes, Seat } from '@parlour/kernel';
import type { MessageKey, MessageValues, Words } from '@parlour/words';

/**
 * What ends a lesson: a tap on "next", an accepted move of the learner, or a view that shows what
 * it waited for.
 */
type Ending<T extends GameTypes> =
  | { readonly by: 'next' }
  | {
      readonly by: 'move';
      readonly accepts: (move: T['Move']) => boolean;
      /** Played too, but the lesson goes on. */
      readonly lets?: (move: T['Move']) => boolean;
    }
  | { readonly by: 'view'; readonly of: (view: T['View'], waiting: readonly Seat[]) => boolean };

/** One lesson, in one bubble. */
export interface Lesson<T extends GameTypes> {
  readonly say: MessageKey;
  readonly values?: (words: Words) => MessageValues;
  /** The part of the board it is about: the name in its `data-tutorial`. */
  readonly at?: string;
  /** Other parts that are needed at this lesson: the bubble keeps clear of them too. */
  readonly keepClear?: readonly string[];
  /** Beside it rather than below or above, where the next action is. */
  readonly beside?: boolean;
  /** On a small screen under the header, where it hides nothing important. */
  readonly high?: boolean;
  readonly ends: Ending<T>;
}

/** A tutorial: a real match with a known deal and scripted opponents. */
export interface Tutorial<T extends GameTypes> {
  readonly game: string;
  readonly seed: string;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  readonly opponents: number;
  /** The step at which the learner joins a long match: until then the clock's moves are played. */
  readonly joinsAt?: (view: T['View']) => boolean;
  /** An opponent's move. The learner sits in seat 0. */
  readonly reply: (view: T['View'], seat: Seat) => T['Move'];
  readonly lessons: readonly Lesson<T>[];
}

export type AnyTutorial = Tutorial<GameTypes>;

/** A tutorial as the catalogue and the page handle it, without its types. */
export function defineTutorial<T extends GameTypes>(tutorial: Tutorial<T>): AnyTutorial {
  return tutorial as unknown as AnyTutorial;
}

type AnyLesson = Lesson<GameTypes>;

/** The lesson after a new view: what it waited for may already have happened. */
export function afterView(lessons: readonly AnyLesson[], at: number, view: object, waiting: readonly Seat[]): number {
  let next = at;
  for (let lesson = lessons[next]; lesson?.ends.by === 'view' && lesson.ends.of(view, waiting); lesson = lessons[next]) next++;
  return next;
}

/** The result of a move: it is played, or the coach answers it. From the last lesson on the learner plays freely. */
export function afterMove(lessons: readonly AnyLesson[], at: number, move: object): { readonly at: number; readonly play: boolean } {
  const ends = lessons[at]?.ends;
  if (at >= lessons.length - 1 && ends?.by !== 'move') return { at: lessons.length, play: true };
  if (ends?.by !== 'move') return { at, play: false };
  return ends.accepts(move) ? { at: at + 1, play: true } : { at, play: ends.lets?.(move) === true };
}

/** The coach's answer to a wrong move: this text, and what to do. */
export function answerToWrongMove({ ends }: AnyLesson): MessageKey {
  const answers = { move: 'tutorial.wrong.move', next: 'tutorial.wrong.next', view: 'tutorial.wrong.wait' } as const;
  return answers[ends.by];
}
