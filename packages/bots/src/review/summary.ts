import type { ReviewedMove } from './review.ts';

/** A stretch of a match in which the chances of a seat changed much. */
export interface Moment {
  /** The steps of two decisions of the seat, or of the last one and the end. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

export interface ReviewSummary {
  /** The share of what was at stake that the seat kept, from 0 to 1; null without a decision that mattered. */
  readonly accuracy: number | null;
  readonly misjudged: number;
  readonly forgot: number;
  /** The moments that decided the match, in their order. */
  readonly moments: readonly Moment[];
}

const MOMENTS = 3;
/** A change of the chances below this decides nothing. */
const SMALLEST_SWING = 0.05;
/** A decision in which less than this is at stake does not count for the accuracy. */
const SMALLEST_STAKE = 0.01;

/** `end` is the last step of the match and the share of the victory that the seat got; null for an unfinished match. */
export function summarize(moves: readonly ReviewedMove[], end: { readonly step: number; readonly share: number } | null): ReviewSummary {
  const matters = moves.filter(({ grade }) => grade.stake >= SMALLEST_STAKE);
  const stake = matters.reduce((sum, { grade }) => sum + grade.stake, 0);
  const lost = matters.reduce((sum, { grade }) => sum + grade.regret, 0);
  const count = (verdict: string): number => moves.filter(({ grade }) => grade.verdict === verdict).length;
  return {
    accuracy: stake === 0 ? null : 1 - lost / stake,
    misjudged: count('misjudged'),
    forgot: count('forgot'),
    moments: momentsOf(moves, end),
  };
}

function momentsOf(moves: readonly ReviewedMove[], end: { readonly step: number; readonly share: number } | null): readonly Moment[] {
  const chances = [
    ...moves.map(({ step, grade }) => ({ step, share: Math.min(1, Math.max(0, grade.value)) })),
    ...(end === null ? [] : [end]),
  ];
  return chances
    .flatMap((now, i): Moment[] => {
      const next = chances[i + 1];
      return next === undefined ? [] : [{ from: now.step, to: next.step, before: now.share, after: next.share }];
    })
    .filter(({ before, after }) => Math.abs(after - before) >= SMALLEST_SWING)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOMENTS)
    .toSorted((a, b) => a.from - b.from);
}
