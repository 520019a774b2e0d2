import { allSeats, type Pace, type Seat, type Status } from '@parlour/kernel';
import { canOutbid, decorationCount, heldBy, leftNeighbour } from './holdings.ts';
import type { Phase, PublicState, State } from './types.ts';

/** Whether the match waits for this player. */
export function mustAct(table: PublicState, seat: Seat): boolean {
  switch (table.phase) {
    case 'look':
    case 'final':
    case 'read':
      return table.done[seat] !== true;
    case 'keep':
      return heldBy(table, seat).length > 1;
    case 'give':
    case 'contribute':
      return heldBy(table, seat).length > 0;
    case 'steal':
      return heldBy(table, leftNeighbour(table, seat)).length > 0;
    case 'reveal':
    case 'rumour':
    case 'vote':
      return true;
    case 'partner':
    case 'offer':
    case 'sell':
      return seat === table.active;
    case 'bid':
      return seat === table.asked;
    case 'seal':
      return seat !== table.active && (table.tied.length === 0 || table.tied.includes(seat));
    case 'answer':
      return seat !== table.active && decorationCount(table, seat) >= (table.offer?.price ?? 0);
    case 'pay':
      return table.debts.some((debt) => debt.from === seat);
    case 'call':
    case 'over':
      return false;
  }
}

/** [P-36*] Every player who can go higher may call a bid, also after a pass. */
export const mayCall = (table: PublicState, seat: Seat): boolean => table.phase === 'call' && canOutbid(table, seat);

const SEALED: readonly Phase[] = ['keep', 'give', 'contribute', 'steal', 'reveal', 'rumour', 'read', 'seal', 'answer', 'pay', 'vote'];

export function status(state: State): Status {
  if (state.phase === 'over') return { over: { winners: state.winners ?? [], scores: state.scores ?? [] } };
  const seats = allSeats(state.seats);
  return {
    must: seats.filter((seat) => mustAct(state, seat)),
    may: seats.filter((seat) => mayCall(state, seat)),
    sealed: SEALED.includes(state.phase),
    pace: paceOf(state),
    ...(isApart(state.phase) ? { independent: true } : {}),
  };
}

/** [P-10] All at once, each behind their own shield. */
const isApart = (phase: Phase): boolean => phase === 'look' || phase === 'final';

/** [P-88*] */
function paceOf({ phase, options }: PublicState): Pace {
  const within = (name: string, seconds: number): Pace => ({ name, seconds: seconds === 0 ? null : seconds });
  switch (phase) {
    case 'look':
      return within('look', options.lookClock);
    case 'final':
      return within('photo', options.photoClock);
    case 'call':
      return within('call', options.callClock);
    // A separate name: a pass of the asked player that ends the bidding begins a new wait (see isSideMove).
    case 'bid':
      return within('bid', options.choiceClock);
    default:
      return within('choice', options.choiceClock);
  }
}
