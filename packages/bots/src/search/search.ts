import { type Chance, type Choice, type GameTypes, isOver, type Seat } from '@parlour/kernel';
import { NULL_EVENT_SINK } from '../null-event-sink.ts';
import type { Lens, Outlook, Particle, SearchBudget } from './lens.ts';
import { SmallChance } from './small-chance.ts';

/** What the search found out about one move. */
export interface Estimate<Move> {
  readonly move: Move;
  /** The expected share of the victory. */
  readonly value: number;
  readonly playouts: number;
  /** How much less it is worth than the best move, and the standard error of that difference, over the playouts both had. */
  readonly regret: number;
  readonly error: number;
}

/** A playout that takes this many steps counts as undecided. */
const ENDLESS = 2_000;

interface Tried<Move> {
  readonly move: Move;
  /** By the number of the playout. */
  readonly values: number[];
  readonly bonus: number;
}

/**
 * Sequential halving (Karnin, Koren and Somekh, ICML 2013): all moves of the shortlist get the same few playouts, the worse
 * half is dropped, and the rest gets more. Playout i has the same world and the same random numbers for every move.
 * The best move is first.
 */
export function searchMoves<T extends GameTypes>(
  lens: Lens<T>,
  { worlds, playouts }: SearchBudget,
  chance: Chance,
): readonly Estimate<T['Move']>[] {
  const seed = chance.below(2 ** 32);
  const particles = lens.particles(Math.max(1, worlds), chance);
  const weights = particles.map(({ weight }) => weight);
  const shortlist = lens.shortlist(particles, chance);
  let left = shortlist.map((move): Tried<T['Move']> => ({ move, values: [], bonus: lens.bonus?.(move) ?? 0 }));
  const dropped: Tried<T['Move']>[] = [];
  const rounds = 32 - Math.clz32(Math.max(0, left.length - 1));
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (const tried of left) {
      for (let i = 0; i < each; i++) {
        const number = tried.values.length;
        const { world } = particles[number % particles.length] as Particle<T['State']>;
        tried.values.push(playOut(lens, world, tried.move, new SmallChance(seed, number)));
      }
    }
    left = left.toSorted((a, b) => worthOf(b, weights) - worthOf(a, weights));
    if (round < rounds - 1) dropped.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  const [best] = left;
  return best === undefined ? [] : [...left, ...dropped].map((tried) => estimate(tried, best, weights));
}

/** The worth for the deciding seat of one move in one world, everyone playing on by the quick policy. */
export function playOut<T extends GameTypes>(outlook: Outlook<T>, world: T['State'], move: T['Move'], chance: Chance): number {
  const { game, seat } = outlook;
  const state = game.clone(world);
  let own: Choice<T['Move']> | undefined = { seat, move };
  for (let step = 0; step < ENDLESS; step++) {
    const status = game.status(state);
    if (isOver(status) || (own === undefined && outlook.isFarEnough(state, world))) return outlook.value(state);
    const { must, sealed } = status;
    if (must.length === 0 && own === undefined) {
      if (game.elapse === undefined) break;
      game.elapse(state, chance, NULL_EVENT_SINK);
      continue;
    }
    const mine = own;
    const choiceOf = (other: Seat): Choice<T['Move']> => ({ seat: other, move: outlook.policy(state, other, chance) });
    // A side move answers nothing: the others are asked after it.
    const isAlone = !sealed || (mine !== undefined && game.isSideMove?.(mine.move) === true);
    const choices = isAlone ? [mine ?? choiceOf(must[0] as Seat)] : must.map((other) => (mine?.seat === other ? mine : choiceOf(other)));
    game.resolve(state, choices, chance, NULL_EVENT_SINK);
    own = undefined;
  }
  return outlook.value(state);
}

const worthOf = <Move>({ values, bonus }: Tried<Move>, weights: readonly number[]): number => mean(values, weights) + bonus;

/** Playout i was played in particle i modulo their number, and counts with its weight. */
function mean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    const weight = weights[i % weights.length] ?? 1;
    sum += (values[i] as number) * weight;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function estimate<Move>(tried: Tried<Move>, best: Tried<Move>, weights: readonly number[]): Estimate<Move> {
  const { move, values, bonus } = tried;
  const differences = values.map((value, i) => (best.values[i] ?? value) - value);
  const difference = mean(differences, weights);
  const squares = mean(
    differences.map((each) => (each - difference) ** 2),
    weights,
  );
  const regret = difference + best.bonus - bonus;
  return { move, value: worthOf(tried, weights), playouts: values.length, regret, error: Math.sqrt(squares / Math.max(1, values.length)) };
}
