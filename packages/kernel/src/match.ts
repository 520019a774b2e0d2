import { chanceFor } from './chance.ts';
import { type AddressedEvent, type Answer, type Disclosure, EventCollector } from './event-sink.ts';
import type { Choice, Game, GameTypes, Outcome, Pace, Status, Waiting } from './game.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Seat, Viewer } from './seats.ts';
import { assertNoSecrets } from './secret.ts';
import { combineSeeds, type Seed, type Share, seedHash, toHex } from './seed.ts';

/** One decided thing. The log of a match is a list of these, and nothing else needs saving. */
export type Entry<Move> = Choice<Move> | { readonly clock: true } | SupersededEntry;

/** The entry of a draft that a later draft of the same seat replaced: it counts as a step and does nothing. */
export interface SupersededEntry {
  readonly superseded: true;
}

/** The server seed, and the players' shares by seat; an empty list when no shares were collected. */
export interface SeedParts {
  readonly serverSeed: Seed;
  readonly shares: readonly (Share | null)[];
}

/** Whether the clock made an entry, for a seat or on its own. */
export const isForced = (entry: Entry<unknown>): boolean => 'clock' in entry || ('forced' in entry && entry.forced);

/** A running match: immutable, so an older value stays correct for its step. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  /** The source of all chance; combined from `drawn`. */
  readonly seed: Seed;
  readonly seedParts: SeedParts;
  /** The hash of the server seed, published before any player adds a share. */
  readonly seedHash: string;
  /** The number of entries applied. */
  readonly step: number;
  /** The step at which the current decision began: moves made since are not stale, and its clock still runs. */
  readonly decisionStep: number;
  readonly state: T['State'];
  /** Sealed choices that wait for the others. */
  readonly pending: readonly Choice<T['Move']>[];
  readonly status: Status;
}

export interface StepResult<T extends GameTypes> {
  readonly match: Match<T>;
  readonly entry: Entry<T['Move']>;
  readonly events: readonly AddressedEvent<T['Event']>[];
  readonly disclosed: readonly Disclosure[];
  readonly answered: readonly Answer[];
}

export type StartResult<T extends GameTypes> = Omit<StepResult<T>, 'entry'>;

export function isOver(status: Status): status is { readonly over: Outcome } {
  return 'over' in status;
}

/** Whether a step starts a new decision. */
export function startsNewDecision(before: Match<GameTypes>, after: Match<GameTypes>): boolean {
  return after.decisionStep !== before.decisionStep;
}

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  serverSeed: Seed,
  shares: SeedParts['shares'] = [],
): StartResult<T> {
  if (seats < game.seats.min || seats > game.seats.max) throw new RangeError(`${game.id} is for ${game.seats.min} to ${game.seats.max}`);
  const scribe = new EventCollector<T['Event']>();
  const seed = combineSeeds(serverSeed, shares);
  const state = game.setup(options, seats, chanceFor(seed, 0), scribe);
  const status = game.status(state);
  const drawn = { serverSeed: serverSeed, shares };
  const match = {
    game,
    options,
    seats,
    seed,
    seedParts: drawn,
    seedHash: seedHash(serverSeed),
    step: 0,
    decisionStep: 0,
    state,
    pending: [],
    status,
  };
  return { match, events: scribe.collected, disclosed: scribe.disclosed, answered: scribe.answered };
}

/** Plays a player's move. Legality is read from the player's own view, so a refusal reveals nothing hidden. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, move: T['Move']): StepResult<T> | Refusal {
  const beside = match.game.isSideMove?.(move) === true;
  const turn = mayAct(match, seat, beside);
  if (isRefusal(turn)) return turn;
  const refusal = match.game.check(match.game.view(match.state, seat), seat, move);
  return refusal ?? (beside ? actBeside(match, { seat, move }) : enter(match, turn, { seat, move }));
}

/** The moves a seat can make now: after a sealed choice only side moves, and none for a seat that may not act. */
export function openMoves<T extends GameTypes>(match: Match<T>, seat: Seat): readonly T['Move'][] {
  const { game, state, status, pending } = match;
  if (isOver(status) || !(status.must.includes(seat) || status.may.includes(seat))) return [];
  const legal = game.legalMoves(game.view(state, seat), seat);
  return pending.some((choice) => choice.seat === seat) ? legal.filter((move) => game.isSideMove?.(move) === true) : legal;
}

/** Plays the clock's move for a player who ran out of time. */
export function forceMove<T extends GameTypes>(match: Match<T>, seat: Seat): StepResult<T> | Refusal {
  const turn = mayAct(match, seat, false);
  if (isRefusal(turn)) return turn;
  if (!turn.must.includes(seat)) return refuse('not-due');
  const move = match.game.defaultMove(match.game.view(match.state, seat), seat);
  return enter(match, turn, { seat, move, forced: true });
}

/** Plays the clock's own step, when nobody has to decide anything. */
export function elapse<T extends GameTypes>(match: Match<T>): StepResult<T> | Refusal {
  if (isOver(match.status)) return refuse('game-over');
  if (match.status.must.length > 0 || match.game.elapse === undefined) return refuse('not-due');
  const step = match.step + 1;
  const state = match.game.clone(match.state);
  const scribe = new EventCollector<T['Event']>();
  match.game.elapse(state, chanceFor(match.seed, step), scribe);
  return settle(match, { step, state, pending: [], entry: { clock: true }, scribe }, keepsApart);
}

/** The step of a superseded draft. It exists only where seats act apart. */
export function skipDraft<T extends GameTypes>(match: Match<T>): StepResult<T> | Refusal {
  if (isOver(match.status)) return refuse('game-over');
  if (match.status.independent !== true || match.game.isDraft === undefined) return refuse('not-due');
  const { decisionStep, state, pending, status } = match;
  const skipped = next(match, { step: match.step + 1, decisionStep, state, pending, status });
  return { match: skipped, entry: { superseded: true }, events: [], disclosed: [], answered: [] };
}

function mayAct<T extends GameTypes>(match: Match<T>, seat: Seat, beside: boolean): Waiting | Refusal {
  const { status } = match;
  if (isOver(status)) return refuse('game-over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats) return refuse('no-such-seat');
  if (!beside && match.pending.some((choice) => choice.seat === seat)) return refuse('already-chosen');
  if (!status.must.includes(seat) && !status.may.includes(seat)) return refuse('not-your-turn');
  return status;
}

function enter<T extends GameTypes>(match: Match<T>, turn: Waiting, choice: Choice<T['Move']>): StepResult<T> {
  const step = match.step + 1;
  const waitsForOthers = turn.sealed && turn.must.includes(choice.seat);
  const gathered = waitsForOthers ? [...match.pending, choice] : [choice];
  if (waitsForOthers && gathered.length < turn.must.length) {
    const { decisionStep, state, status } = match;
    return {
      match: next(match, { step, decisionStep, state, pending: gathered, status }),
      entry: choice,
      events: [],
      disclosed: [],
      answered: [],
    };
  }
  // Resolved in seat order: the order of arrival must not matter.
  const choices = gathered.length > 1 ? gathered.toSorted((a, b) => a.seat - b.seat) : gathered;
  const state = match.game.clone(match.state);
  const scribe = new EventCollector<T['Event']>();
  match.game.resolve(state, choices, chanceFor(match.seed, step), scribe);
  return settle(match, { step, state, pending: waitsForOthers ? [] : match.pending, entry: choice, scribe }, keepsApart);
}

/** Resolves a side move at once, whatever is sealed or asked. */
function actBeside<T extends GameTypes>(match: Match<T>, choice: Choice<T['Move']>): StepResult<T> {
  const step = match.step + 1;
  const state = match.game.clone(match.state);
  const scribe = new EventCollector<T['Event']>();
  match.game.resolve(state, [choice], chanceFor(match.seed, step), scribe);
  return settle(match, { step, state, pending: match.pending, entry: choice, scribe }, asksTheSame);
}

/** Where seats act apart, one player's move leaves the decision of the others as it was. */
function keepsApart(before: Waiting, after: Waiting): boolean {
  return before.independent === true && after.independent === true && before.pace.name === after.pace.name;
}

function asksTheSame(before: Waiting, after: Waiting): boolean {
  if (before.sealed !== after.sealed || before.pace.name !== after.pace.name) return false;
  return before.must.length === after.must.length && before.must.every((seat) => after.must.includes(seat));
}

/** A step that the game has resolved. */
interface Resolved<T extends GameTypes> {
  readonly step: number;
  readonly state: T['State'];
  /** Sealed choices that stay closed. */
  readonly pending: readonly Choice<T['Move']>[];
  readonly entry: Entry<T['Move']>;
  readonly scribe: EventCollector<T['Event']>;
}

function settle<T extends GameTypes>(
  match: Match<T>,
  { step, state, pending: stillPending, entry, scribe }: Resolved<T>,
  standsStill: (before: Waiting, after: Waiting) => boolean,
): StepResult<T> {
  const reached = match.game.status(state);
  const status = isOver(reached) || step < match.game.maxSteps ? reached : endWithoutWinner(match);
  const pending = isOver(status) ? [] : stillPending.filter((choice) => status.must.includes(choice.seat));
  const { collected, disclosed, answered } = scribe;
  const sameQuestion = !isOver(status) && !isOver(match.status) && standsStill(match.status, status);
  const decisionStep = sameQuestion ? match.decisionStep : step;
  return { match: next(match, { step, decisionStep, state, pending, status }), entry, events: collected, disclosed, answered };
}

/** A match that does not end is ended at `maxSteps`, the same in every replay. A game that ends at that step counts. */
function endWithoutWinner<T extends GameTypes>({ seats }: Match<T>): Status {
  return { over: { winners: [], scores: Array.from({ length: seats }, () => 0) } };
}

/** Copies field by field, which is several times as fast as a spread. */
function next<T extends GameTypes>(
  { game, options, seats, seed, seedParts, seedHash: hash }: Match<T>,
  { step, decisionStep, state, pending, status }: Pick<Match<T>, 'step' | 'decisionStep' | 'state' | 'pending' | 'status'>,
): Match<T> {
  return { game, options, seats, seed, seedParts, seedHash: hash, step, decisionStep, state, pending, status };
}

/** What one viewer may know of a match at this step: nothing else leaves the server. */
export interface Observation<T extends GameTypes> {
  readonly step: number;
  readonly view: T['View'];
  /** Seats the match waits for. */
  readonly waiting: readonly Seat[];
  readonly may: readonly Seat[];
  readonly pace: Pace | null;
  /** The viewer's own sealed choice while it is closed. */
  readonly sealed: T['Move'] | null;
  readonly over: Outcome | null;
  readonly seedHash: string;
  /** The server seed, published after the match so that anyone can check the shuffle. */
  readonly seed: string | null;
}

/** An observation without the view. */
export type TurnInfo<T extends GameTypes> = Omit<Observation<T>, 'view'>;

export function turnInfo<T extends GameTypes>(match: Match<T>, viewer: Viewer): TurnInfo<T> {
  const { status } = match;
  const over = isOver(status);
  return {
    step: match.step,
    waiting: over ? [] : stillDue(status, match.pending),
    may: over ? [] : status.may,
    pace: over ? null : status.pace,
    sealed: sealedMoveOf(match, viewer),
    over: over ? status.over : null,
    seedHash: match.seedHash,
    seed: over ? toHex(match.seedParts.serverSeed) : null,
  };
}

/** A viewer's own sealed choice while it is closed. */
export function sealedMoveOf<T extends GameTypes>({ pending }: Match<T>, viewer: Viewer): T['Move'] | null {
  const sealed = pending.find((choice) => choice.seat === viewer)?.move ?? null;
  assertNoSecrets(sealed);
  return sealed;
}

export function observe<T extends GameTypes>(match: Match<T>, viewer: Viewer): Observation<T> {
  const view = match.game.view(match.state, viewer);
  assertNoSecrets(view);
  return { ...turnInfo(match, viewer), view };
}

function stillDue(status: Waiting, pending: readonly Choice<unknown>[]): readonly Seat[] {
  return pending.length === 0 ? status.must : status.must.filter((seat) => !pending.some((choice) => choice.seat === seat));
}
