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
  const status = game.status(state);
  if (isOver(status)) return outlook.value(state);
  // A side move answers nothing: the others are asked after it.
  const isAlone = !status.sealed || game.isSideMove?.(move) === true;
  game.resolve(state, isAlone ? [{ seat, move }] : sealedChoices(outlook, state, status.must, chance, move), chance, NULL_EVENT_SINK);
  for (let step = 1; step < ENDLESS; step++) {
    const now = game.status(state);
    if (isOver(now) || outlook.isFarEnough(state, world)) break;
    const [asked] = now.must;
    if (asked !== undefined) {
      const choices = now.sealed
        ? sealedChoices(outlook, state, now.must, chance)
        : [{ seat: asked, move: outlook.policy(state, asked, chance) }];
      game.resolve(state, choices, chance, NULL_EVENT_SINK);
    } else if (game.elapse !== undefined) game.elapse(state, chance, NULL_EVENT_SINK);
    else break;
  }
  return outlook.value(state);
}

/** The choices of everybody who is asked at once: the deciding seat's own move, and the policy's for the others. */
function sealedChoices<T extends GameTypes>(
  { seat, policy }: Outlook<T>,
  state: T['State'],
  must: readonly Seat[],
  chance: Chance,
  own?: T['Move'],
): Choice<T['Move']>[] {
  return must.map((other) => ({ seat: other, move: other === seat && own !== undefined ? own : policy(state, other, chance) }));
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
