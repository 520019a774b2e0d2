import type { Chance, Game, GameTypes, Json } from '@parlour/kernel';
import type { AnyPerfectMemory, PerfectMemory } from '../perfect-memory.ts';
import type { Decision } from '../search/lens.ts';

/** A hidden piece that decides how good a move is: its path in the state, and the contents in question, or the likeliest one. */
export interface Ground {
  readonly path: readonly string[];
  readonly contents?: readonly Json[];
}

/** What a move is worth for the seat in one world. */
export interface Worth {
  /** The expected share of the victory, from 0 to 1. */
  readonly share: number;
  /** The expected points at the end, in games that players think of in points. */
  readonly points?: number;
}

export type Valuer<T extends GameTypes> = (world: T['State'], move: T['Move'], chance: Chance) => Worth;

/** What a review knows of one game. It gets what the seat got, and worlds that the seat thinks possible. */
export interface Coach<T extends GameTypes, Memory extends Json = Json> {
  readonly game: Game<T>;
  /** Keeps everything that the seat received. */
  readonly perfect: PerfectMemory<T, Memory> | AnyPerfectMemory;
  /** Forgets as people do. */
  readonly human: PerfectMemory<T, Memory> | AnyPerfectMemory;
  /** Worlds in which two moves are compared; the best move is looked for in a third of them. */
  readonly worlds: number;
  /** Whether a move is worth a grade; without this function every move is. */
  isGraded?(move: T['Move']): boolean;
  /** Moves worth a comparison with the one that was played; none where a decision is not graded. */
  shortlist(decision: Decision<T, Memory>, worlds: readonly T['State'][], chance: Chance): readonly T['Move'][];
  valuer(decision: Decision<T, Memory>, chance: Chance): Valuer<T>;
  /** The hidden pieces on which the better move rests, the most important first. Without this function they are found by correlation. */
  grounds?(decision: Decision<T, Memory>, best: T['Move'], played: T['Move'] | null): readonly Ground[];
}

export type AnyCoach = Coach<GameTypes>;

/** A game's coach as catalogues handle it, without its types. */
export function defineCoach<T extends GameTypes, Memory extends Json>(coach: Coach<T, Memory>): AnyCoach {
  return coach as unknown as AnyCoach;
}
