import type { ReducedGame } from '@parlour/bots';
import { allSeats, type Chance } from '@parlour/kernel';
import {
  activeSeat,
  coinsOf,
  isOpening,
  leftNeighbour,
  type MascaradeTypes,
  type Move,
  mascarade,
  OPENING_TURNS,
  type Options,
  type State,
} from '../rules/index.ts';

/** The last turn, after the opening ones. */
const TURNS = OPENING_TURNS + 2;

const OPTIONS: Options = {
  scenario: ['judge', 'thief', 'empress', 'king'],
  first: 0,
  memorise: 0,
  claims: 'in-order',
  peek: false,
  memoryHelp: false,
  clock: 0,
};

/** Four players with four masks, and two turns after the opening; then the richest win. */
export const REDUCED: ReducedGame<MascaradeTypes> = {
  game: mascarade,
  seats: 4,
  deals: allSeats(4).map((first) => ({ ...OPTIONS, first })),
  streams: 96,
  opening: (state, _step, chance) => openingMove(state, chance),
  cut: (state) => (state.turn >= TURNS ? { winners: richest(state), scores: state.coins } : undefined),
};

/** Each player takes the own mask and that of the left neighbour under the cloth, and swaps them or not. */
function openingMove(state: State, chance: Chance): Move | undefined {
  if (state.phase === 'memorise') return { do: 'ready' };
  if (state.phase !== 'turn' || !isOpening(state)) return undefined;
  return { do: 'exchange', with: { seat: leftNeighbour(state, activeSeat(state)) }, sleight: chance.pick(['swap', 'hold']) };
}

function richest(state: State) {
  const coins = allSeats(state.seats).map((seat) => coinsOf(state, seat));
  return allSeats(state.seats).filter((seat) => coins[seat] === Math.max(...coins));
}
