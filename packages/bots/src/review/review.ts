import {
  chanceFor,
  type Entry,
  eventsFor,
  type GameTypes,
  isOver,
  type Json,
  type Match,
  type Seat,
  type StartResult,
  type StepResult,
  seedFromText,
} from '@parlour/kernel';
import type { PerfectMemory } from '../perfect-memory.ts';
import type { AnyCoach } from './coach.ts';
import { type Grade, gradeMove, type Knowledge } from './grade.ts';

/** Every step of a match, the deal first. */
export type MatchSteps = readonly (StartResult<GameTypes> | StepResult<GameTypes>)[];

/** A graded decision: the step of the replay at which the seat had to decide. */
export interface ReviewedMove {
  readonly step: number;
  readonly grade: Grade;
}

/** How far a review is, and the decision it has just graded; null for one without a choice. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly move: ReviewedMove | null;
}

/** Forgetful memories that a grade is averaged over. */
const HUMANS = 6;
const SEED = seedFromText('review');

/** Grades the decisions of one seat, one after the other. It reads the views and events of that seat only. */
export function* reviewMatch(latest: AnyCoach, steps: MatchSteps, seat: Seat): Generator<ReviewProgress> {
  // A record of earlier rules is reviewed under them.
  const coach = { ...latest, game: steps[0]?.match.game ?? latest.game };
  const memories = new SeatMemories(coach, seat);
  const total = steps.filter((step) => decidedBy(coach, step, seat) !== undefined).length;
  let done = 0;
  for (const [index, step] of steps.entries()) {
    const move = decidedBy(coach, step, seat);
    const before = steps[index - 1]?.match;
    if (move !== undefined && before !== undefined) {
      const grade = gradeMove(coach, memories.knowledge(before.game.view(before.state, seat), before.step), move);
      done += 1;
      yield { done, total, move: grade === null ? null : { step: before.step, grade } };
    }
    memories.observe(step.match.game.view(step.match.state, seat), eventsFor(step.events, seat), step.match.step);
  }
}

/** The share of the victory that a seat got; null while the match is not over. */
export function sharesOf({ status, seats }: Match<GameTypes>): readonly number[] | null {
  if (!isOver(status)) return null;
  const { winners } = status.over;
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The move that a seat chose freely in a step; undefined for others, for the clock, for drafts and for side moves. */
function decidedBy({ game, isGraded }: AnyCoach, step: MatchSteps[number], seat: Seat): object | undefined {
  const entry: Entry<object> | null = 'entry' in step ? step.entry : null;
  if (entry === null || !('seat' in entry) || entry.seat !== seat || entry.forced === true) return undefined;
  const isIdle = game.isDraft?.(entry.move) === true || game.isSideMove?.(entry.move) === true || isGraded?.(entry.move) === false;
  return isIdle ? undefined : entry.move;
}

/** What one seat remembers while a match goes on: all of it, and as several people would. */
export class SeatMemories {
  readonly #coach: AnyCoach;
  readonly #seat: Seat;
  #perfect: Json | undefined;
  #human: readonly Json[] = [];

  constructor(coach: AnyCoach, seat: Seat) {
    this.#coach = coach;
    this.#seat = seat;
  }

  observe(view: GameTypes['View'], events: readonly GameTypes['Event'][], step: number): void {
    const { perfect, human } = this.#coach;
    const observe = (memory: PerfectMemory<GameTypes>, before: Json, stream: number): Json =>
      memory.observe(before, events, view, this.#seat, chanceFor(SEED, step * (HUMANS + 1) + stream));
    if (this.#perfect === undefined) {
      this.#perfect = perfect.start(view);
      this.#human = Array.from({ length: HUMANS }, () => human.start(view));
    }
    this.#perfect = observe(perfect, this.#perfect, HUMANS);
    this.#human = this.#human.map((before, index) => observe(human, before, index));
  }

  knowledge(view: GameTypes['View'], step: number): Knowledge {
    return { view, seat: this.#seat, step, perfect: this.#perfect ?? this.#coach.perfect.start(view), human: this.#human };
  }
}
