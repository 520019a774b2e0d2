import { hintFor, reviewMatch, SeatMemories } from '@parlour/bots';
import { coachFor } from '@parlour/games/coach-catalogue';
import { isRefusal } from '@parlour/kernel';
import { buildTimeline } from '../replay/timeline.ts';
import type { FromCoach, Hint, HintRequest, ToCoach } from './coach-messages.ts';

/** Answers one request. Decisions are sent as soon as they are graded. */
export function answerCoach(request: ToCoach, send: (message: FromCoach) => void): void {
  if (request.do === 'hint') return send({ do: 'hint', hint: findHint(request.request) });
  const { replay, seat } = request;
  const coach = coachFor(replay.record.game);
  const timeline = buildTimeline(replay);
  if (coach === undefined || isRefusal(timeline)) return send({ do: 'failed' });
  for (const progress of reviewMatch(coach, timeline, seat)) send({ do: 'progress', progress });
  send({ do: 'reviewed' });
}

/** The best move for a seat that has to decide, by what it has received. */
function findHint({ game, seat, seen }: HintRequest): Hint | null {
  const coach = coachFor(game);
  const last = seen.at(-1);
  if (coach === undefined || last === undefined) return null;
  const memories = new SeatMemories(coach, seat);
  for (const { view, events, step } of seen) memories.observe(view as object, events as readonly object[], step);
  return hintFor(coach, memories.knowledge(last.view as object, last.step));
}
