import { activeSeat, type Move, type State, type View } from '../rules/index.ts';
import { kindsOf, likelihood } from './beliefs.ts';
import { maskValues, sampleWorld, simulateMove } from './lookahead.ts';
import { type MaskValue, type ThinkingContext, winChance } from './thinking-context.ts';

/** The small value of a possible swap: the others lose track. */
const SMOKE = 0.004;
const GRAIN = 1 << 16;

/** The move with the highest expected value. */
export function bestMove(moves: readonly Move[], view: View, context: ThinkingContext): Move {
  const worlds = Array.from({ length: context.params.worlds }, () => sampleWorld(view, context));
  const judge = judgeOf(worlds, view, context);
  let best: Move | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = judge(move) + leaning(move, view, context) + (context.chance.below(GRAIN) / GRAIN) * context.params.noise;
    if (value <= highest) continue;
    highest = value;
    best = move;
  }
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best;
}

/** What speaks for a move in the bot's character, apart from what it brings. */
function leaning(move: Move, view: View, { memory, params }: ThinkingContext): number {
  if (move.do === 'announce') return params.daring;
  return move.do === 'claim' ? params.grudge * Math.min(MOST_SLIGHTS, memory.slights[activeSeat(view)] ?? 0) - params.reserve : 0;
}

/** More objections than this make no one more resentful. */
const MOST_SLIGHTS = 3;

function judgeOf(worlds: readonly State[], view: View, context: ThinkingContext): (move: Move) => number {
  const { seat, memory, params } = context;
  const [anyWorld] = worlds;
  if (anyWorld === undefined) throw new RangeError('a bot without imagination');
  const worth: MaskValue = maskValues(anyWorld, context);
  const now = winChance(view, seat, params.rivalry);
  const own = view.placeOf[seat] ?? seat;
  const kinds = kindsOf(view.inPlay);
  const hopes = (spot: number): number[] =>
    kinds.map((kind) => likelihood(memory.beliefs, view.inPlay, spot, kind) * Math.max(0, worth(kind)));
  /** The expected value of announcing the best guess for this spot next time; after a look it is certain. */
  const guessing = (spot: number): number => params.futureWeight * Math.max(...hopes(spot));
  const knowing = (spot: number): number => params.futureWeight * hopes(spot).reduce((sum, hope) => sum + hope, 0);
  const played = (move: Move): number => worlds.reduce((sum, world) => sum + simulateMove(world, move, context, worth), 0) / worlds.length;
  return (move) => {
    switch (move.do) {
      case 'look':
        return now + knowing(own) + params.curiosity;
      case 'exchange': {
        const spot = 'seat' in move.with ? (view.placeOf[move.with.seat] ?? move.with.seat) : view.seats + move.with.centre;
        return now + guessing(move.sleight === 'swap' ? spot : own) + SMOKE;
      }
      case 'announce':
        return played(move) + guessing(own);
      default:
        return played(move);
    }
  };
}
