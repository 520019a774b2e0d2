import type { Chance, Game, GameTypes, Seat } from '@parlour/kernel';

/** One decision of one seat: what it knows, and nothing else. */
export interface Decision<T extends GameTypes, Memory> {
  readonly memory: Memory;
  readonly view: T['View'];
  readonly seat: Seat;
}

/** A whole world that a seat thinks possible. Worlds with a higher weight count more. */
export interface Particle<State> {
  readonly world: State;
  readonly weight: number;
}

/** How playouts go on, and what their ends are worth for the seat that decides. */
export interface Outlook<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  /** A quick and plausible move of any seat, the deciding one included. */
  policy(state: T['State'], seat: Seat, chance: Chance): T['Move'];
  /** Whether a playout that began in `start` has gone far enough. Every playout ends when its game is over. */
  isFarEnough(state: T['State'], start: T['State']): boolean;
  /** The worth of a position, from 0 to 1: about the share of the victory that the seat expects. */
  value(state: T['State']): number;
}

/** What the search knows of one decision: which worlds are possible, which moves deserve a try, and how playouts go on. */
export interface Lens<T extends GameTypes> extends Outlook<T> {
  /** Worlds by the beliefs of the seat, weighted by how well they explain what was said and done: this many, or all if there are few. */
  particles(count: number, chance: Chance): readonly Particle<T['State']>[];
  /** The moves worth a playout, the most promising first. A single one is chosen without any. */
  shortlist(particles: readonly Particle<T['State']>[], chance: Chance): readonly T['Move'][];
  /** What speaks for a move beyond its playouts: what comes after their end, and the character of a bot. */
  bonus?(move: T['Move']): number;
}

/** How much a search may do. Counted, never timed: the same chance gives the same move on any machine. */
export interface SearchBudget {
  /** Worlds imagined. */
  readonly worlds: number;
  /** Playouts of all moves together. */
  readonly playouts: number;
}
