import type { GameTypes, Json, Seat } from '@parlour/kernel';
import type { AnyCoach } from './coach.ts';
import { type Comparison, compareWithBest } from './compare.ts';
import { type Fact, factsOf, telltaleFacts } from './facts.ts';

type Move = GameTypes['Move'];

/** good: nothing was clearly better. misjudged: something was, also for a player who forgets. forgot: only for a perfect memory. */
export type Verdict = 'good' | 'misjudged' | 'forgot';

export interface Grade {
  readonly verdict: Verdict;
  readonly played: Move;
  /** Expected shares of the victory, as the seat could know them. */
  readonly value: number;
  readonly bestValue: number;
  /** What the move cost, beyond doubt; 0 for a good one. */
  readonly regret: number;
  /** The difference between the best and the worst move. */
  readonly stake: number;
  /** The better move and why; null for a good move. */
  readonly better: Advice | null;
}

/** A move, how many points more than the other one it brings, and the facts on which it rests. */
export interface Advice {
  readonly move: Move;
  readonly points: number;
  readonly facts: readonly Fact[];
}

/** What a seat knew when it decided: its view, and what a perfect memory and several forgetful ones kept. */
export interface Knowledge {
  readonly view: GameTypes['View'];
  readonly seat: Seat;
  readonly step: number;
  readonly perfect: Json;
  readonly human: readonly Json[];
}

/** Differences within two standard errors, and below a hundredth of a victory, are not shown. */
const STANDARD_ERRORS = 2;
const SMALLEST = 0.01;

const isClear = ({ regret, error }: Comparison): boolean => regret > STANDARD_ERRORS * error && regret >= SMALLEST;

/** Grades one move by what its seat could know; null where there was nothing to choose. */
export function gradeMove(coach: AnyCoach, knowledge: Knowledge, played: Move): Grade | null {
  const { view, seat, perfect, human } = knowledge;
  const seed = seedOf(knowledge);
  const known = compareWithBest(coach, { view, seat, recall: coach.perfect, memories: [perfect], seed }, played);
  if (known === null) return null;
  const { bestValue, playedValue: value, regret, stake } = known;
  if (!isClear(known)) return { verdict: 'good', played, value, bestValue: value, regret: 0, stake, better: null };
  const kept = compareWithBest(coach, { view, seat, recall: coach.human, memories: human, seed }, played);
  const verdict = kept === null || isClear(kept) ? 'misjudged' : 'forgot';
  return { verdict, played, value, bestValue, regret, stake: Math.max(stake, regret), better: adviceOf(coach, knowledge, known, played) };
}

/** The best move that was found for a seat that has to decide; null where there is nothing to choose. */
export function hintFor(coach: AnyCoach, knowledge: Knowledge): (Advice & { readonly world: GameTypes['State'] | null }) | null {
  const { view, seat, perfect } = knowledge;
  const found = compareWithBest(coach, { view, seat, recall: coach.perfect, memories: [perfect], seed: seedOf(knowledge) }, null);
  return found === null ? null : { ...adviceOf(coach, knowledge, found, null), world: found.worlds[0] ?? null };
}

function adviceOf(coach: AnyCoach, { view, seat, perfect }: Knowledge, found: Comparison, played: Move | null): Advice {
  const grounds = coach.grounds?.({ view, seat, memory: perfect }, found.best, played);
  const facts = grounds === undefined ? telltaleFacts(found.worlds, found.differences) : factsOf(grounds, found.worlds);
  return { move: found.best, points: found.points, facts };
}

/** Nothing hidden decides which worlds are drawn: seats that know the same get the same grade. */
const seedOf = ({ seat, step }: Knowledge): number => step * 64 + seat + 1;
