import { type Entry, forceMove, isOver, isRefusal, type Match, observe, play, recordOf, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { kindOf } from './cards.ts';
import { mascarade } from './index.ts';
import { memoryTrials } from './memory-trials.ts';
import { options } from './state.fixture.ts';
import type { MascaradeTypes, Move, State } from './types.ts';

const wornBy = (state: State, seat: number) => {
  const mask = state.masks[state.placeOf[seat]!]!;
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
};

type Habit = (state: State, seat: number) => Move | null;

/** Plays this many steps: nobody swaps, everyone announces the Empress, and `habit` decides the rest. */
function ball(steps: number, habit: Habit, slow: readonly number[] = []) {
  let match: Match<MascaradeTypes> = startMatch(mascarade, options(), 6, seedFromText('ball')).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status) && entries.length < steps) {
    const { state } = match;
    const seat = observe(match, 'spectator').waiting[0]!;
    const opening = state.phase === 'turn' && state.turn < 4;
    const [legal] = mascarade.legalMoves(mascarade.view(state, seat), seat);
    const wish: Move | null = opening
      ? { do: 'exchange', with: { seat: (seat + 1) % 6 }, sleight: 'hold' }
      : state.phase === 'turn' && !state.barred
        ? { do: 'announce', mask: 'empress' }
        : habit(state, seat);
    const next = state.phase === 'claim' && slow.includes(seat) ? forceMove(match, seat) : play(match, seat, wish ?? legal!);
    if (isRefusal(next)) throw new Error(next.refused);
    entries.push(next.entry);
    match = next.match;
  }
  const recalls = memoryTrials(recordOf(match, entries));
  if (isRefusal(recalls)) throw new Error(recalls.refused);
  return { recalls, empress: match.state.placeOf.findIndex((_, seat) => wornBy(match.state, seat) === 'empress') };
}

const answer =
  (claims: (state: State, seat: number) => boolean): Habit =>
  (state, seat) =>
    state.phase === 'claim' ? { do: claims(state, seat) ? 'claim' : 'pass' } : null;

describe('memory trials at Mascarade', () => {
  test('are right when the wearer claims, and counted in turns since the mask was seen', () => {
    const { recalls: trials, empress } = ball(
      16,
      answer((state, seat) => wornBy(state, seat) === 'empress'),
    );
    expect(trials[0]).toEqual({ seat: empress, distance: 4, correct: true });
    expect(trials.every(({ correct }) => correct)).toBe(true);
  });

  test('are wrong when the wearer does not claim, or when another player does', () => {
    const { recalls: trials, empress } = ball(
      16,
      answer((state, seat) => wornBy(state, seat) !== 'empress' && seat % 2 === 1),
    );
    expect(trials.length).toBeGreaterThan(1);
    expect(trials.some(({ seat }) => seat === empress)).toBe(true);
    expect(trials.every(({ correct }) => !correct)).toBe(true);
  });

  test('count a revealed mask as seen', () => {
    const { recalls: trials } = ball(
      60,
      answer((state, seat) => wornBy(state, seat) === 'empress'),
    );
    expect(trials.length).toBeGreaterThan(1);
    expect(Math.max(...trials.slice(1).map(({ distance }) => distance))).toBeLessThan(4);
  });

  test('leave out the clock’s answers', () => {
    expect(
      ball(
        16,
        answer(() => true),
        [0, 1, 2, 3, 4, 5],
      ).recalls,
    ).toEqual([]);
  });

  test('fail for a record that does not replay', () => {
    const { match } = startMatch(mascarade, options(), 6, seedFromText('ball'));
    expect(isRefusal(memoryTrials(recordOf(match, [{ seat: 0, move: { do: 'look' } }])))).toBe(true);
  });
});
