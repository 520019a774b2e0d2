import {
  type AddressedEvent,
  eventsFor,
  type GameTypes,
  isRefusal,
  type Match,
  observe,
  openMoves,
  play,
  type Refusal,
  refuse,
  type Seat,
  type StepResult,
} from '@parlour/kernel';
import type { Failure, Heard } from './program-process.ts';

/** The connection to a program. */
export interface ProgramConnection {
  send(message: object): void;
  receive(until: number): Promise<Heard>;
}

/** As many moves as the server lists at most. */
const MAX_LISTED = 500;
/** A program loses a match with this many refused moves in one decision. */
const MAX_REFUSED = 10;
/** Where a seat acts any number of times, a program loses the match after this many moves in one decision. */
const MAX_MOVES = 1000;

/** A program in a seat of one match. It receives what its seat sees, and loses the match when it fails. */
export class ProgramPlayer {
  readonly seat: Seat;
  readonly #connection: ProgramConnection | undefined;
  readonly #answerMs: number;
  #failure: Failure | undefined;
  #decision = -1;
  #moves = 0;

  /** A program that cannot be started has no connection. */
  constructor(seat: Seat, connection: ProgramConnection | undefined, answerMs: number) {
    this.seat = seat;
    this.#connection = connection;
    this.#answerMs = answerMs;
    if (connection === undefined) this.#failure = 'start';
  }

  get failure(): Failure | undefined {
    return this.#failure;
  }

  start({ game, options, seats }: Match<GameTypes>): void {
    this.#connection?.send({ type: 'start', game: game.id, options, seats, seat: this.seat });
  }

  observe(match: Match<GameTypes>, events: readonly AddressedEvent<object>[]): void {
    if (this.#failure === undefined) this.#connection?.send(observationMessage(match, events, this.seat));
  }

  /** The step the program chooses; null when it passes or has failed. */
  async answer(match: Match<GameTypes>, optional: boolean): Promise<StepResult<GameTypes> | null> {
    const connection = this.#connection;
    if (this.#failure !== undefined || connection === undefined) return null;
    if (match.decisionStep !== this.#decision) this.#moves = 0;
    this.#decision = match.decisionStep;
    this.#moves += 1;
    if (this.#moves > MAX_MOVES) return this.#fail(optional ? undefined : 'endless');
    connection.send(legalMovesMessage(match, this.seat, optional));
    const until = performance.now() + this.#answerMs;
    for (let refused = 0; refused < MAX_REFUSED; refused++) {
      const answer = await connection.receive(until);
      if ('failure' in answer) return this.#fail(answer.failure);
      if (optional && answer.message.type === 'pass') return null;
      const played = playMessage(match, this.seat, answer.message);
      if (!isRefusal(played)) return played;
      connection.send({ type: 'refused', refusal: played });
    }
    return this.#fail('illegal');
  }

  #fail(failure: Failure | undefined): null {
    this.#failure = failure;
    return null;
  }
}

/** What a seat may know after a step, as the server sends it. */
export function observationMessage(match: Match<GameTypes>, events: readonly AddressedEvent<object>[], seat: Seat): object {
  const { step, view, waiting, may, pace, sealed, over } = observe(match, seat);
  const observation = { step, view, waiting, may, pace, sealed, over, msLeft: null };
  return { type: 'observation', observation, events: eventsFor(events, seat) };
}

export function legalMovesMessage(match: Match<GameTypes>, seat: Seat, optional: boolean): object {
  const moves = openMoves(match, seat);
  const complete = match.game.isListed === undefined && moves.length <= MAX_LISTED;
  return { type: 'legal-moves', step: match.step, moves: moves.slice(0, MAX_LISTED), complete, optional };
}

function playMessage(match: Match<GameTypes>, seat: Seat, { type, step, move }: Readonly<Record<string, unknown>>) {
  if (type !== 'move') return refuse('malformed-message', undefined, { expected: 'move' });
  if (step !== match.step) return refuse('stale-step');
  const parsed = match.game.parseMove(move);
  return isRefusal(parsed) ? parsed : (play(match, seat, parsed.ok) satisfies StepResult<GameTypes> | Refusal);
}
