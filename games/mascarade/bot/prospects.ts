import type { Decision } from '@parlour/bots';
import { activeSeat, type MascaradeTypes, type Move, type View } from '../rules/index.ts';
import { kindsOf, likelihood } from './beliefs.ts';
import type { LevelParams } from './level-params.ts';
import type { MascaradeMemory } from './memory.ts';
import type { MaskValue } from './win-chance.ts';

export type MascaradeDecision = Decision<MascaradeTypes, MascaradeMemory>;

/** The small value of a possible swap: the others lose track. */
const SMOKE = 0.004;
/** More objections than this make no one more resentful. */
const MAX_SLIGHTS = 3;

/** What the own mask promises after the end of a turn, if it is one of those at a spot. */
export interface Prospects {
  /** The expected value of announcing the best guess for this spot next time. */
  guessing(spot: number): number;
  /** The same after a look, when the mask is certain. */
  knowing(spot: number): number;
}

export function prospectsOf({ view, memory }: MascaradeDecision, { futureWeight }: LevelParams, worth: MaskValue): Prospects {
  const hopes = (spot: number): number[] =>
    kindsOf(view.inPlay).map((kind) => likelihood(memory.beliefs, view.inPlay, spot, kind) * Math.max(0, worth(kind)));
  return {
    guessing: (spot) => futureWeight * Math.max(...hopes(spot)),
    knowing: (spot) => futureWeight * hopes(spot).reduce((sum, hope) => sum + hope, 0),
  };
}

/** What speaks for a move beyond the end of its turn: what the own mask promises then, and the bot's character. */
export function bonusOf(move: Move, decision: MascaradeDecision, params: LevelParams, { guessing, knowing }: Prospects): number {
  const { view, memory } = decision;
  const own = ownSpot(decision);
  switch (move.do) {
    case 'look':
      return knowing(own) + params.curiosity;
    case 'peek':
      return -knowing(own) - params.peekCost;
    case 'exchange':
      return guessing(move.sleight === 'swap' ? spotOf(move, view) : own) + SMOKE;
    case 'announce':
      return guessing(own) + params.daring;
    case 'claim':
      return params.grudge * Math.min(MAX_SLIGHTS, memory.slights[activeSeat(view)] ?? 0) - params.reserve;
    default:
      return 0;
  }
}

export const ownSpot = ({ view, seat }: MascaradeDecision): number => view.placeOf[seat] ?? seat;

/** The spot of the other mask of an exchange. */
export const spotOf = ({ with: other }: Extract<Move, { do: 'exchange' }>, view: View): number =>
  'seat' in other ? (view.placeOf[other.seat] ?? other.seat) : view.seats + other.centre;
