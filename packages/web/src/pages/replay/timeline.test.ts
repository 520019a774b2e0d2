import { isRefusal } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { sampleReplay } from './replay.fixture.ts';
import { buildTimeline, frameFor } from './timeline.ts';

describe('a replay', () => {
  const replay = sampleReplay();
  const timeline = buildTimeline(replay);
  if (isRefusal(timeline)) throw new Error(timeline.refused);

  it('shows the deal and then every entry, to the end', () => {
    expect(timeline.length).toBe(replay.record.entries.length + 1);
    const last = timeline.at(-1);
    expect(last && frameFor(last, 'spectator').observation.over).not.toBeNull();
  });

  it('shows the full state only from the full point of view', () => {
    const deal = timeline[0];
    expect(deal && frameFor(deal, 'all').truth).toBe(deal?.match.state);
    expect(deal && frameFor(deal, 1).truth).toBeNull();
  });

  it('is refused when the record was tampered with', () => {
    const tampered = { ...replay, record: { ...replay.record, entries: [{ seat: 0, move: { do: 'thank' } }, ...replay.record.entries] } };
    expect(buildTimeline(tampered)).toMatchObject({ refused: 'record-entry', about: { step: 1, why: 'nothing-is-offered' } });
    expect(buildTimeline({ ...replay, outcome: { winners: [0, 1, 2], scores: [0, 0, 0] } })).toEqual({ refused: 'record-outcome' });
  });
});
