import { exactExp, type Lens, netOutput, UNIT } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { FotomaniaTypes, State } from '../rules/index.ts';
import { fotomaniaLens } from './fotomania-lens.ts';
import type { FotomaniaMemory } from './memory.ts';
import { positionOf } from './position.ts';
import { VALUE_NETS } from './value-nets.data.ts';

/** Plays on until the turn comes back and lets the network for this number of players judge; without one, to the end. */
export const learnedLens: Lens<FotomaniaTypes, FotomaniaMemory> = {
  ...fotomaniaLens,
  isFarEnough: (state, start) => canJudge(state) && state.turn === start.turn,
  value: (state, seat) => (canJudge(state) ? judged(state, seat) : fotomaniaLens.value(state, seat)),
};

/** The networks have seen positions in which a player takes cards. */
const canJudge = ({ phase, seats }: State): boolean => phase === 'take' && VALUE_NETS[seats] !== undefined;

function judged(state: State, seat: Seat): number {
  const net = VALUE_NETS[state.seats];
  return net === undefined ? 0 : 1 / (1 + exactExp(-netOutput(net, positionOf(state, seat)) / UNIT));
}
