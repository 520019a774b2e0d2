import { exactExp, type Lens, netOutput, UNIT } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { FotomaniaTypes, State } from '../rules/index.ts';
import { type FotomaniaDecision, fotomaniaLens } from './fotomania-lens.ts';
import { positionOf } from './position.ts';
import { VALUE_NETS } from './value-nets.data.ts';

/** Plays on until the turn comes back and lets the network for this number of players judge; without one, to the end. */
export function learnedLens(decision: FotomaniaDecision): Lens<FotomaniaTypes> {
  const toTheEnd = fotomaniaLens(decision);
  return {
    ...toTheEnd,
    isFarEnough: (state, start) => canJudge(state) && state.turn === start.turn,
    value: (state) => (canJudge(state) ? judged(state, decision.seat) : toTheEnd.value(state)),
  };
}

/** The networks have seen positions in which a player takes cards. */
const canJudge = ({ phase, seats }: State): boolean => phase === 'take' && VALUE_NETS[seats] !== undefined;

function judged(state: State, seat: Seat): number {
  const net = VALUE_NETS[state.seats];
  return net === undefined ? 0 : 1 / (1 + exactExp(-netOutput(net, positionOf(state, seat)) / UNIT));
}
