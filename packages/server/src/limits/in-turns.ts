import type { TurnBudget } from './turn-budget.ts';

/** Does the work to its end, in as many turns of the event loop as it takes. */
export async function inTurns<Result>(work: Iterator<unknown, Result>, turns: TurnBudget): Promise<Result> {
  for (;;) {
    while (!turns.hasTime()) await new Promise<void>((resume) => turns.later(resume));
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
