import {
  type Entry,
  forceMove,
  isOver,
  isRefusal,
  type Match,
  type MemoryTrial,
  play,
  recordOf,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { thatsNotAHat } from './index.ts';
import { memoryTrials } from './memory-trials.ts';
import type { HatTypes, Move, ObjectId } from './types.ts';

/** Plays to the end; `answer` gets the true object, `say` turns it into the name. */
function playedMatch(say: (truth: ObjectId) => ObjectId, answer: (step: number) => Move, clockSeat?: number): readonly MemoryTrial[] {
  const options = thatsNotAHat.parseOptions({ ready: false, show: 0, first: 0 }, 3);
  if (isRefusal(options)) throw new Error('options');
  let match: Match<HatTypes> = startMatch(thatsNotAHat, options.ok, 3, seedFromText('recall')).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status)) {
    const seat = match.status.must[0] as number;
    const moving = match.state.moving;
    if (moving?.face !== 'down') throw new Error('nothing is on its way');
    const move: Move = match.state.phase === 'name' ? { do: 'name', object: say(moving.object.secret) } : answer(match.step);
    const next = seat === clockSeat ? forceMove(match, seat) : play(match, seat, move);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    match = next.match;
  }
  const recalls = memoryTrials(recordOf(match, entries));
  if (isRefusal(recalls)) throw new Error(recalls.refused);
  return recalls;
}

const thanksThenRefuses = (step: number): Move => ({ do: step > 14 ? 'refuse' : 'thank' });

describe('memory trials about gifts', () => {
  test('are right for a true name and its acceptance, however long ago the card was seen', () => {
    const trials = playedMatch(
      (truth) => truth,
      (step) => (step > 14 ? { do: 'refuse' } : { do: 'thank' }),
    );
    const early = trials.slice(0, 10);
    expect(early.every(({ correct }) => correct)).toBe(true);
    expect(early.some(({ distance }) => distance > 0)).toBe(true);
  });

  test('are wrong for a false name and its acceptance; refusing it is right', () => {
    const trials = playedMatch(() => 'hat', thanksThenRefuses);
    expect(trials[0]).toMatchObject({ correct: false });
    expect(trials[1]).toMatchObject({ correct: false });
    expect(trials.at(-2)).toMatchObject({ correct: false });
    expect(trials.at(-1)).toMatchObject({ correct: true });
  });

  test('leave out the clock’s moves', () => {
    expect(playedMatch((truth) => truth, thanksThenRefuses, 1).filter(({ seat }) => seat === 1)).toEqual([]);
  });
});
