import { activeSeat, type Move, type State, type View } from '../rules/index.ts';
import { kindsOf, likelihood } from './beliefs.ts';
import { maskValues, sampleWorld, simulateMove, wornBy } from './lookahead.ts';
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
  return move.do === 'claim' ? params.grudge * Math.min(MAX_SLIGHTS, memory.slights[activeSeat(view)] ?? 0) - params.reserve : 0;
}

/** More objections than this make no one more resentful. */
const MAX_SLIGHTS = 3;

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
  const inWorlds = new Map<string, readonly number[]>();
  const played = (move: Move): readonly number[] => {
    const key = JSON.stringify(move);
    const values = inWorlds.get(key) ?? worlds.map((world) => simulateMove(world, move, context, worth));
    inWorlds.set(key, values);
    return values;
  };
  return (move) => {
    switch (move.do) {
      case 'look':
        return now + knowing(own) + params.curiosity;
      case 'exchange': {
        const spot = 'seat' in move.with ? (view.placeOf[move.with.seat] ?? move.with.seat) : view.seats + move.with.centre;
        return now + guessing(move.sleight === 'swap' ? spot : own) + SMOKE;
      }
      case 'peek': {
        const wears = worlds.map((world) => wornBy(world, seat) === view.announced);
        return bestAnswers(wears, played({ do: 'claim' }), played({ do: 'pass' })) - knowing(own) - params.peekCost;
      }
      case 'announce':
        return average(played(move)) + guessing(own);
      default:
        return average(played(move));
    }
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value of the better answer where the bot wears the announced mask, and of the better one where it does not. */
function bestAnswers(wears: readonly boolean[], claiming: readonly number[], passing: readonly number[]): number {
  const best = (does: boolean): number => {
    const sum = (values: readonly number[]): number => values.reduce((all, value, i) => all + (wears[i] === does ? value : 0), 0);
    return Math.max(sum(claiming), sum(passing));
  };
  return (best(true) + best(false)) / wears.length;
}
