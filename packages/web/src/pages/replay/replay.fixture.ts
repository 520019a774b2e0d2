import type { HatTypes, Move } from '@parlour/games/thats-not-a-hat/rules';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { type Entry, elapse, isOver, isRefusal, type Match, play, recordOf, seedFromText, startMatch } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';

/** The players' shares of the sample's seed. */
export const SHARES = ['1a'.repeat(32), null, '2b'.repeat(32)];

/** A short match: every receiver refuses, so that penalties come fast. */
export function sampleReplay(): MatchReplay {
  const options = thatsNotAHat.parseOptions({}, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  let match: Match<HatTypes> = startMatch(thatsNotAHat, options.ok, 3, seedFromText('film'), SHARES).match;
  const entries: Entry<Move>[] = [];
  while (!isOver(match.status) && entries.length < MAX_STEPS) {
    const [seat] = match.status.must.filter((each) => !match.pending.some((choice) => choice.seat === each));
    const played = seat === undefined ? elapse(match) : play(match, seat, refusing(match, seat));
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push(played.entry);
    match = played.match;
  }
  const players = [0, 1, 2].map((seat) => ({ name: `P${seat}`, avatar: 'bowler' as const, bot: null }));
  return { id: 'film', record: recordOf(match, entries), players };
}

const MAX_STEPS = 500;

function refusing(match: Match<HatTypes>, seat: number): Move {
  const moves = thatsNotAHat.legalMoves(thatsNotAHat.view(match.state, seat), seat);
  const move = moves.find((each) => each.do === 'refuse') ?? moves[0];
  if (move === undefined) throw new Error('nothing to choose from');
  return move;
}
