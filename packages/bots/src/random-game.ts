import { type AnyGame, type Chance, type Choice, chanceFor, isOver, type Seat, type Seed, type Waiting } from '@parlour/kernel';
import { NULL_EVENT_SINK } from './null-event-sink.ts';
import type { GameResult } from './simulate.ts';

/** Far more steps than any real match: random movers that get here play in circles. */
const ENDLESS = 1_000_000;
/** Streams reserved for one game: more than random movers need, and few enough for small integers, which are fast. */
const STRETCH = 2 ** 14;
/** The first stream of the movers' own chance, above the streams of all steps. */
const MOVERS = 2 ** 50;

/**
 * Random movers on one mutable state: the same rules and checks as a match, without copies and history.
 * All games of a simulation share a seed; each has its own range of streams.
 */
export function playRandomGame(game: AnyGame, options: object, players: number, seed: Seed, index: number): GameResult {
  const first = index * STRETCH;
  const chance = chanceFor(seed, MOVERS + index);
  const state = game.setup(options, players, chanceFor(seed, first), NULL_EVENT_SINK);
  for (let moves = 0, step = 1; step < ENDLESS; step++) {
    const status = game.status(state);
    if (isOver(status)) return { moves, winners: status.over.winners, scores: status.over.scores };
    const choices = randomChoices(game, state, status, chance);
    if (choices.length > 0) game.resolve(state, choices, chanceFor(seed, first + step), NULL_EVENT_SINK);
    else if (game.elapse !== undefined) game.elapse(state, chanceFor(seed, first + step), NULL_EVENT_SINK);
    else throw new Error(`${game.id}: nobody can act and no clock runs`);
    moves += choices.length;
  }
  throw new Error(`${game.id}: no end after ${ENDLESS} steps`);
}

/** What random movers do now: an optional move, the move of one seat, or the sealed choices of all. */
export function randomChoices(game: AnyGame, state: object, { must, may, sealed }: Waiting, chance: Chance): readonly Choice<object>[] {
  const volunteer = may.length > 0 && (must.length === 0 || chance.below(2) === 0) ? chance.pick(may) : undefined;
  if (volunteer !== undefined) return [randomChoice(game, state, volunteer, chance)];
  if (must.length === 0) return [];
  if (must.length === 1) return [randomChoice(game, state, must[0] as Seat, chance)];
  return sealed ? must.map((seat) => randomChoice(game, state, seat, chance)) : [randomChoice(game, state, chance.pick(must), chance)];
}

export function randomChoice(game: AnyGame, state: object, seat: Seat, chance: Chance): Choice<object> {
  const view = game.view(state, seat);
  const legal = game.legalMoves(view, seat);
  const answers = legal.filter((move) => game.isSideMove?.(move) !== true);
  // A side move answers nothing: a seat that has to answer makes another. One that need not answer may have side moves only.
  const move = chance.pick(answers.length > 0 ? answers : legal);
  const refusal = game.check(view, seat, move);
  if (refusal !== undefined) throw new Error(`${game.id}: a listed move was refused: ${refusal.refused}`);
  return { seat, move };
}
