import type { Chance } from '../chance.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import {
  type Entry,
  elapse,
  forceMove,
  isOver,
  type Match,
  openMoves,
  play,
  type StartResult,
  type StepResult,
  startMatch,
} from '../match.ts';
import { isRefusal } from '../refusal.ts';
import type { Seed } from '../seed.ts';
import { deepFreeze } from './state-secrets.ts';

/** One step of a random game, with the match before and after it. */
export interface Transition {
  readonly before: Match<GameTypes>;
  readonly played: StepResult<GameTypes>;
  readonly after: Match<GameTypes>;
}

export interface RandomMatch {
  readonly started: StartResult<GameTypes>;
  readonly entries: Entry<object>[];
  readonly last: Match<GameTypes>;
}

export interface RandomMatchPlan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seed: Seed;
  /** The movers' own chance, independent of the match's. */
  readonly chance: Chance;
  readonly maxSteps: number;
  onStart(started: StartResult<GameTypes>): void;
  onTransition(transition: Transition): void;
}

/** Plays a whole match with random movers; now and then the clock moves for one of them. */
export function playRandomMatch(plan: RandomMatchPlan): RandomMatch {
  const started = startMatch(plan.game, plan.options, plan.seats, plan.seed);
  deepFreeze(started.match.state);
  plan.onStart(started);
  let match = started.match;
  const entries: Entry<object>[] = [];
  while (!isOver(match.status)) {
    if (entries.length >= plan.maxSteps) throw new Error(`no end after ${plan.maxSteps} steps`);
    const played = randomStep(match, plan.chance);
    deepFreeze(played.match.state);
    plan.onTransition({ before: match, played, after: played.match });
    entries.push(played.entry);
    match = played.match;
  }
  return { started, entries, last: match };
}

const CLOCK_ODDS = 12;

function randomStep(match: Match<GameTypes>, chance: Chance): StepResult<GameTypes> {
  if (isOver(match.status)) throw new Error('the game is over');
  const { must, may } = match.status;
  const due = must.filter((seat) => !match.pending.some((choice) => choice.seat === seat));
  const actsAnyway = may.length > 0 && chance.below(due.length === 0 ? 2 : 4) === 0;
  if (due.length === 0 && !actsAnyway) return expectPlayed(elapse(match), 'elapse');
  const seat = chance.pick(actsAnyway ? may : due);
  if (!actsAnyway && chance.below(CLOCK_ODDS) === 0) return expectPlayed(forceMove(match, seat), 'the default move');
  const legal = openMoves(match, seat);
  if (legal.length === 0) throw new Error(`seat ${seat} is to decide and has no legal move`);
  const move = chance.pick(legal);
  return expectPlayed(play(match, seat, move), `the legal move ${JSON.stringify(move)}`);
}

function expectPlayed(result: ReturnType<typeof elapse<GameTypes>>, what: string): StepResult<GameTypes> {
  if (isRefusal(result)) throw new Error(`${what} was refused: ${result.refused}`);
  return result;
}
