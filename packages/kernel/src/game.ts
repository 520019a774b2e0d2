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

/** How long a decision may take: seconds, or null for as long as it likes. `name` tells what kind of wait it is. */
export interface Pace {
  readonly name: string;
  readonly seconds: number | null;
}

/**
 * Who decides now.
 * - `must`: the step waits for these. With `sealed` their choices are collected in secret and resolved together;
 *   otherwise each is resolved when it comes.
 * - `may`: these can act meanwhile; such a move is resolved at once. A seat in both is asked, and has side moves as well.
 * - `apart`: each of them acts alone, as often as they like, and changes nothing for the others: their moves make nobody's
 *   stale, and the clock that runs for all keeps running.
 * - Nobody in `must`: the step belongs to the clock, which calls `elapse` when the pace has run out.
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
 * The rules of one game. Everything is a function of its arguments: no clock, no I/O, no chance but `chance`,
 * no words for people.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when records of the old and the new rules would no longer replay under each other. */
  readonly rulesVersion: number;
  /** The same game under older rules. Records and running matches of those versions are played by them. */
  readonly earlier?: readonly Game<T>[];
  readonly seats: { readonly min: number; readonly max: number };
  /** A match that has come to this step is over, with no winner. Several times what the longest real match takes. */
  readonly maxSteps: number;
  readonly optionFields: readonly OptionField[];
  parseOptions(input: unknown, seats: number): Parsed<T['Options']>;
  parseMove(input: unknown): Parsed<T['Move']>;

  setup(options: T['Options'], seats: number, chance: Chance, sink: EventSink<T['Event']>): T['State'];
  status(state: T['State']): Status;
  /** Built field by field from what lies open, never stripped from the state. Its set of keys never changes. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The keys of a view in which viewers see different things. All others are the same for everyone: a law holds the game to it. */
  readonly privateKeys: readonly string[];

  /** The moves a player can choose from. Reads the view: what is legal cannot betray what is hidden. */
  legalMoves(view: T['View'], seat: Seat): readonly T['Move'][];
  /** Why `move` may not be made, or undefined. Agrees with `legalMoves`, without listing them all. */
  check(view: T['View'], seat: Seat, move: T['Move']): Refusal | undefined;
  /**
   * What everybody notices of a move: two moves with the same public part look alike to everyone but the one who makes it.
   * Reads the spectators' view. A sealed choice shows nothing until it is opened, whatever this says.
   */
  publicPart(view: T['View'], seat: Seat, move: T['Move']): object;
  /** Whether `legalMoves` lists all legal moves of this kind, where there are too many for it. Left out, it lists all of every kind. */
  isListed?(move: T['Move']): boolean;
  /**
   * A side move answers nothing that is asked, like a look at a card out of turn. It is resolved at once, also in a sealed
   * step; sealed choices, the clock and moves in flight stay as they are while the same is asked as before. A law holds
   * the game to it.
   */
  isSideMove?(move: T['Move']): boolean;
  /** Whether people want to read an event before the match goes on: a reveal, a verdict, an award, a result. Bots wait for that. */
  isReveal?(event: T['Event']): boolean;
  /** Decisions that people make quickly or think long about, by the name of their pace: public, so that a bot's pause tells nothing. */
  readonly thinking?: Readonly<Record<string, 'quick' | 'long'>>;
  /** What the clock plays for a seat in `must`. It may be a move that only the clock can make. */
  defaultMove(view: T['View'], seat: Seat): T['Move'];

  /**
   * Whether a move made `apart` does nothing but replace the seat's previous draft. A log keeps the last draft only.
   * A draft draws no chance, emits no event, and changes nothing that another seat's move reads.
   */
  isDraft?(move: T['Move']): boolean;

  /** Plays checked choices, in place, on a state that the caller owns. */
  resolve(state: T['State'], choices: readonly Choice<T['Move']>[], chance: Chance, sink: EventSink<T['Event']>): void;
  /** What happens when nobody must decide and the pace has run out. In place. */
  elapse?(state: T['State'], chance: Chance, sink: EventSink<T['Event']>): void;
  /** A state of one's own. Secrets are immutable and may be shared. */
  clone(state: T['State']): T['State'];

  /** A whole world that looks like `view` to `viewer`; what they believe lies where goes in, the rest is drawn. */
  imagine(view: T['View'], viewer: Viewer, beliefs: T['Beliefs'], chance: Chance): T['State'];
}

/** A game whose views, moves or events can hold a `Secret` does not compile. */
export function defineGame<T extends GameTypes>(
  game: HoldsSecret<T['View'] | T['Move'] | T['Event']> extends false ? Game<T> : 'A view, move or event holds a Secret',
): Game<T> {
  const { parseMove, check } = game as Game<T>;
  return { ...(game as Game<T>), check: (view, seat, move) => checkParsed(parseMove(move), (parsed) => check(view, seat, parsed)) };
}

/** A move that does not parse is refused, also when a caller did not parse it. */
function checkParsed<Move>(parsed: Parsed<Move>, check: (move: Move) => Refusal | undefined): Refusal | undefined {
  return isRefusal(parsed) ? parsed : check(parsed.ok);
}

/** A game whose types are not known here: what registries, servers and tools handle. */
export type AnyGame = Game<GameTypes>;

/** The game under the rules of one version, or undefined if that version is not known. */
export function underRules<T extends GameTypes>(game: Game<T>, rulesVersion: number): Game<T> | undefined {
  return game.rulesVersion === rulesVersion ? game : game.earlier?.find((older) => older.rulesVersion === rulesVersion);
}

/** All versions of its rules under which a game can be played. */
export function rulesVersions({ rulesVersion, earlier = [] }: AnyGame): readonly number[] {
  return [rulesVersion, ...earlier.map((older) => older.rulesVersion)];
}
