import { type GameTypes, isOver, isRefusal, type Match, play, type Seat, startsNewDecision } from '@parlour/kernel';

/** The most moves of one seat in one decision, where a player may act any number of times. */
export const MAX_MOVES_PER_DECISION = 200;
/** The most drafts of one seat in one decision. They replace one another in the log, and each counts as a step. */
export const MAX_DRAFTS = 1000;

/**
 * Whether a seat with this many moves in one decision may not make this move. A move that ends the seat's decision is
 * always allowed, and the last move before the limit leaves a way to end it.
 */
export function exceedsMoveLimit(made: number, before: Match<GameTypes>, after: Match<GameTypes>, seat: Seat): boolean {
  if (made < MAX_MOVES_PER_DECISION - 1 || endsStep(before, after, seat)) return false;
  return made >= MAX_MOVES_PER_DECISION || !canEndStep(after, seat);
}

function endsStep(before: Match<GameTypes>, after: Match<GameTypes>, seat: Seat): boolean {
  if (isOver(after.status) || startsNewDecision(before, after)) return true;
  return !after.status.must.includes(seat) && !after.status.may.includes(seat);
}

function canEndStep(match: Match<GameTypes>, seat: Seat): boolean {
  const { game, state } = match;
  return game.legalMoves(game.view(state, seat), seat).some((move) => {
    const played = play(match, seat, move);
    return !isRefusal(played) && endsStep(match, played.match, seat);
  });
}
