import type { Chance } from './chance.ts';
import type { EventSink } from './event-sink.ts';
import type { OptionField } from './options.ts';
import { isRefusal, type Parsed, type Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seats.ts';
import type { HoldsSecret } from './secret.ts';

/** The shapes of one game, all plain JSON. `Beliefs` is what a player thinks lies where; see `imagine`. */
export interface GameTypes {
  Options: object;
  State: object;
  View: object;
  Move: object;
  Event: object;
  Beliefs: object;
}

/** Time allowed for a decision in seconds, or null for no limit. `name` says what kind of wait it is. */
export interface Pace {
  readonly name: string;
  readonly seconds: number | null;
}

/**
 * Who decides now.
 * - `must`: the step waits for these seats. With `sealed` their choices are collected in secret and resolved together;
 * otherwise each is resolved when it comes.
 * - `may`: these seats can act meanwhile; such a move is resolved at once. A seat in both must answer and also has side moves.
 * - `apart`: each seat acts alone, any number of times, and changes nothing for the others: no move makes another seat's
 * move stale, and the common clock keeps running.
 * - Nobody in `must`: the match waits for the clock, which calls `elapse` when the pace has run out.
 */
export interface Waiting {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  readonly sealed: boolean;
  readonly independent?: boolean;
  readonly pace: Pace;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** By seat; more is better. */
  readonly scores: readonly number[];
}

export type Status = Waiting | { readonly over: Outcome };

export interface Choice<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Made by the clock, not by the player. */
  readonly forced?: true;
}

/**
 * The rules of one game. Everything is a function of its arguments: no clock, no I/O, no random source but `chance`,
 * no text for people.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when records of the old and the new rules no longer replay under each other. */
  readonly rulesVersion: number;
  /** The same game under older rules. Records and running matches of those versions are played by them. */
  readonly earlier?: readonly Game<T>[];
  readonly seats: { readonly min: number; readonly max: number };
  /** A match that reaches this step ends without a winner. Several times the length of the longest real match. */
  readonly maxSteps: number;
  /** Even a short match takes long to replay: a server does it in a thread. */
  readonly isReplaySlow?: true;
  readonly optionFields: readonly OptionField[];
  parseOptions(input: unknown, seats: number): Parsed<T['Options']>;
  parseMove(input: unknown): Parsed<T['Move']>;

  setup(options: T['Options'], seats: number, chance: Chance, sink: EventSink<T['Event']>): T['State'];
  status(state: T['State']): Status;
  /** Built field by field from open values, never stripped from the state. Its set of keys never changes. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The keys of a view whose values differ between viewers. All others are the same for everyone; a law checks this. */
  readonly privateKeys: readonly string[];

  /** The moves a player can choose from. Reads the view, so legality cannot reveal hidden values. */
  legalMoves(view: T['View'], seat: Seat): readonly T['Move'][];
  /** Why `move` is not legal, or undefined. Agrees with `legalMoves`, without listing them all. */
  check(view: T['View'], seat: Seat, move: T['Move']): Refusal | undefined;
  /**
   * What everybody sees of a move: moves with the same public part look alike to everyone but their maker.
   * Reads the spectators' view. A sealed choice shows nothing until it is opened.
   */
  publicPart(view: T['View'], seat: Seat, move: T['Move']): object;
  /** Whether `legalMoves` lists all legal moves of this kind; false where there are too many. Without this function it lists all. */
  isListed?(move: T['Move']): boolean;
  /**
   * A side move answers no decision, such as looking at a card out of turn. It is resolved at once, also in a sealed
   * step. Sealed choices, the clock and moves in flight stay as they are unless the decision changes. A law checks this.
   */
  isSideMove?(move: T['Move']): boolean;
  /** Whether people want to read an event before the match goes on: a reveal, a verdict, an award, a result. Bots wait for it. */
  isReveal?(event: T['Event']): boolean;
  /** Decisions that people make quickly or think long about, by the name of their pace: public, so that a bot's pause reveals nothing. */
  readonly thinking?: Readonly<Record<string, 'quick' | 'long'>>;
  /** The clock's move for a seat in `must`. It may be a move that only the clock can make. */
  defaultMove(view: T['View'], seat: Seat): T['Move'];

  /**
   * Whether a move made `apart` does nothing but replace the seat's previous draft. A log keeps the last draft only.
   * A draft draws no chance, emits no event, and changes nothing that another seat's move reads.
   */
  isDraft?(move: T['Move']): boolean;

  /** Applies checked choices, in place, to a state that the caller owns. */
  resolve(state: T['State'], choices: readonly Choice<T['Move']>[], chance: Chance, sink: EventSink<T['Event']>): void;
  /** Applies the clock's step when nobody must decide and the pace has run out. In place. */
  elapse?(state: T['State'], chance: Chance, sink: EventSink<T['Event']>): void;
  /** An independent copy. Secrets are immutable and may be shared. */
  clone(state: T['State']): T['State'];

  /** Draws a full state that looks like `view` to `viewer`: `beliefs` decide what they cover, chance the rest. */
  imagine(view: T['View'], viewer: Viewer, beliefs: T['Beliefs'], chance: Chance): T['State'];
}

/** Defines a game. One whose views, moves or events can hold a `Secret` does not compile. */
export function defineGame<T extends GameTypes>(
  game: HoldsSecret<T['View'] | T['Move'] | T['Event']> extends false ? Game<T> : 'A view, move or event holds a Secret',
): Game<T> {
  const { parseMove, check } = game as Game<T>;
  return { ...(game as Game<T>), check: (view, seat, move) => checkParsed(parseMove(move), (parsed) => check(view, seat, parsed)) };
}

/** Refuses a move that does not parse, also when the caller did not parse it. */
function checkParsed<Move>(parsed: Parsed<Move>, check: (move: Move) => Refusal | undefined): Refusal | undefined {
  return isRefusal(parsed) ? parsed : check(parsed.ok);
}

/** A game without its types, as catalogues, servers and tools handle it. */
export type AnyGame = Game<GameTypes>;

/** The game under one version of its rules, or undefined for an unknown version. */
export function underRules<T extends GameTypes>(game: Game<T>, rulesVersion: number): Game<T> | undefined {
  return game.rulesVersion === rulesVersion ? game : game.earlier?.find((older) => older.rulesVersion === rulesVersion);
}

/** All versions of the rules that can be played. */
export function rulesVersions({ rulesVersion, earlier = [] }: AnyGame): readonly number[] {
  return [rulesVersion, ...earlier.map((older) => older.rulesVersion)];
}
