import { type Chance, type GameTypes, type Json, type Seat, sameJson } from '@parlour/kernel';
import type { PerfectMemory } from '../perfect-memory.ts';
import { SmallChance } from '../search/small-chance.ts';
import { mean } from '../statistics.ts';
import type { AnyCoach, Valuer, Worth } from './coach.ts';

type State = GameTypes['State'];
type Move = GameTypes['Move'];

/** One decision as a review sees it: the view of the seat, and one memory or several that it may have had. */
export interface Situation {
  readonly view: GameTypes['View'];
  readonly seat: Seat;
  readonly recall: PerfectMemory<GameTypes>;
  readonly memories: readonly Json[];
  /** The same number gives the same worlds and the same playouts. */
  readonly seed: number;
}

/** The best move that was found, beside another one, in worlds that were not used to find it. */
export interface Comparison {
  readonly best: Move;
  /** Expected shares of the victory. */
  readonly bestValue: number;
  readonly playedValue: number;
  /** How much the best move is worth more, and the standard error of that difference. */
  readonly regret: number;
  readonly error: number;
  /** How many points more it brings; 0 in games without. */
  readonly points: number;
  /** The difference between the best and the worst move of the shortlist. */
  readonly stake: number;
  /** Worlds of the comparison, and the difference in each. */
  readonly worlds: readonly State[];
  readonly differences: readonly number[];
}

/** Worlds of the search and of the comparison are drawn from different streams. */
const SEARCH = 0;
const COMPARE = 2 ** 20;

/** Finds the best move, and compares it with the played one in new worlds; null where there is nothing to choose. */
export function compareWithBest(coach: AnyCoach, situation: Situation, played: Move | null): Comparison | null {
  const first = new Sampler(coach, situation, SEARCH);
  const tries = Math.max(2, Math.ceil(coach.worlds / 3));
  const worlds = Array.from({ length: tries }, (_, i) => first.world(i));
  const listed = coach.shortlist(first.decision(0), worlds, new SmallChance(situation.seed, COMPARE - 1));
  const moves = played === null || listed.some((move) => sameJson(move, played)) ? listed : [...listed, played];
  if (listed.length === 0 || (played !== null && moves.length < 2)) return null;
  const values = moves.map((move) => mean(worlds.map((world, i) => first.value(world, i, move).share)));
  const top = values.indexOf(Math.max(...values));
  const best = moves[top] as Move;
  const stake = (values[top] as number) - Math.min(...values);
  const rival = played ?? moves[values.indexOf(Math.max(...values.toSpliced(top, 1)))] ?? best;
  return { best, stake, ...duel(coach, situation, best, rival) };
}

/** Two moves in the same worlds with the same random numbers. */
function duel(coach: AnyCoach, situation: Situation, best: Move, played: Move): Omit<Comparison, 'best' | 'stake'> {
  const again = new Sampler(coach, situation, COMPARE);
  const worlds = Array.from({ length: coach.worlds }, (_, i) => again.world(i));
  const bests = worlds.map((world, i) => again.value(world, i, best));
  const others = sameJson(best, played) ? bests : worlds.map((world, i) => again.value(world, i, played));
  const differences = bests.map(({ share }, i) => share - (others[i]?.share ?? share));
  const regret = mean(differences);
  const variance = mean(differences.map((difference) => (difference - regret) ** 2));
  const error = Math.sqrt(variance / Math.max(1, differences.length - 1));
  const points = bests.map((worth, i) => (worth.points ?? 0) - (others[i]?.points ?? 0));
  return { bestValue: meanShare(bests), playedValue: meanShare(others), regret, error, points: mean(points), worlds, differences };
}

/** Draws worlds and values moves in them; the i-th world and its chance are the same for every move. */
class Sampler {
  readonly #coach: AnyCoach;
  readonly #situation: Situation;
  readonly #stream: number;
  readonly #valuers = new Map<number, Valuer<GameTypes>>();

  constructor(coach: AnyCoach, situation: Situation, stream: number) {
    this.#coach = coach;
    this.#situation = situation;
    this.#stream = stream;
  }

  decision(i: number) {
    const { view, seat, memories } = this.#situation;
    return { view, seat, memory: memories[i % memories.length] ?? null };
  }

  world(i: number): State {
    const { view, seat, memory } = this.decision(i);
    const chance = this.#chance(2 * i);
    return this.#coach.game.imagine(view, seat, this.#situation.recall.believe(memory, view, chance), chance);
  }

  value(world: State, i: number, move: Move): Worth {
    const index = i % this.#situation.memories.length;
    let valuer = this.#valuers.get(index);
    if (valuer === undefined) this.#valuers.set(index, (valuer = this.#coach.valuer(this.decision(i), this.#chance(-1 - index))));
    return valuer(world, move, this.#chance(2 * i + 1));
  }

  #chance(number: number): Chance {
    return new SmallChance(this.#situation.seed, this.#stream + number);
  }
}

const meanShare = (worths: readonly Worth[]): number => mean(worths.map(({ share }) => share));
