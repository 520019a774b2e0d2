import { thatsNotAHat } from '@parlour/games';
import type { HatTypes, Move } from '@parlour/games/thats-not-a-hat';
import { type Entry, elapse, isOver, isRefusal, type Match, play, recordOf, seedFromText, startMatch } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { look, timelineOf } from './timeline.ts';

/** A short game: whoever is asked refuses, so that penalties come fast. */
function film(): MatchReplay {
  const options = thatsNotAHat.parseOptions({}, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  let match: Match<HatTypes> = startMatch(thatsNotAHat, options.ok, 3, seedFromText('film')).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status) && entries.length < MOST_STEPS) {
    const [seat] = match.status.must.filter((each) => !match.pending.some((choice) => choice.seat === each));
    const played = seat === undefined ? elapse(match) : play(match, seat, refusing(match, seat));
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push(played.entry);
    match = played.match;
  }
  const players = [0, 1, 2].map((seat) => ({ name: `P${seat}`, avatar: 'bowler' as const, bot: null }));
  return { id: 'film', record: recordOf(match, entries), players };
}

const MOST_STEPS = 500;

function refusing(match: Match<HatTypes>, seat: number): Move {
  const moves = thatsNotAHat.legalMoves(thatsNotAHat.view(match.state, seat), seat);
  const move = moves.find((each) => each.do === 'refuse') ?? moves[0];
  if (move === undefined) throw new Error('nothing to choose from');
  return move;
}

describe('a replay', () => {
  const replay = film();
  const timeline = timelineOf(replay);
  if (isRefusal(timeline)) throw new Error(timeline.refused);

  it('shows the deal and then every entry, to the end', () => {
    expect(timeline.length).toBe(replay.record.entries.length + 1);
    const last = timeline.at(-1);
    expect(last && look(last, 'spectator').observation.over).not.toBeNull();
  });

  it('shows the truth only to all-seeing eyes', () => {
    const deal = timeline[0];
    expect(deal && look(deal, 'all').truth).toBe(deal?.match.state);
    expect(deal && look(deal, 1).truth).toBeNull();
  });

  it('is refused when somebody tampered with the record', () => {
    const tampered = { ...replay, record: { ...replay.record, entries: [{ seat: 0, move: { do: 'thank' } }, ...replay.record.entries] } };
    expect(timelineOf(tampered)).toMatchObject({ refused: 'record-entry' });
  });
});
