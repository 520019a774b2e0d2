import { eventsFor } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { botReplay } from '../../../../../e2e/bot-replay.ts';
import { buildTimeline, type Timeline } from '../replay/timeline.ts';
import { answerCoach } from './coach-answers.ts';
import type { FromCoach, ToCoach } from './coach-messages.ts';

const replay = botReplay('thats-not-a-hat', 4);
const timeline = buildTimeline(replay) as Timeline;

function answers(request: ToCoach): readonly FromCoach[] {
  const told: FromCoach[] = [];
  answerCoach(request, (message) => told.push(message));
  return told;
}

describe('the coach', () => {
  it('sends decisions one by one, and then says that it is done', () => {
    const told = answers({ do: 'review', replay, seat: 1 });
    expect(told.at(-1)).toEqual({ do: 'reviewed' });
    const counts = told.flatMap((message) => (message.do === 'progress' ? [message.progress] : []));
    expect(counts.map(({ done }) => done)).toEqual(counts.map((_, i) => i + 1));
    expect(counts.at(-1)?.done).toBe(counts.at(-1)?.total);
  });

  it('refuses a record that breaks the rules', () => {
    const broken = { ...replay, record: { ...replay.record, entries: replay.record.entries.toSpliced(3, 1) } };
    expect(answers({ do: 'review', replay: broken, seat: 0 })).toEqual([{ do: 'failed' }]);
  });

  it('finds a hint from the steps that a seat has received', () => {
    const at = timeline.findIndex(({ match }) => 'phase' in match.state && match.state.phase === 'answer');
    const { match } = timeline[at] as Timeline[number];
    const seat = 'must' in match.status ? (match.status.must[0] ?? 0) : 0;
    const seen = timeline.slice(0, at + 1).map(({ match: then, events }) => ({
      step: then.step,
      view: JSON.parse(JSON.stringify(then.game.view(then.state, seat))),
      events: JSON.parse(JSON.stringify(eventsFor(events, seat))),
    }));
    const [told] = answers({ do: 'hint', request: { game: 'thats-not-a-hat', seat, seen } });
    const { said, moving } = match.state as { said: string; moving: { object: { secret: string } } };
    expect(told).toMatchObject({ do: 'hint', hint: { move: { do: said === moving.object.secret ? 'thank' : 'refuse' } } });
  });
});
