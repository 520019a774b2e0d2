import { chanceFor } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import { seedFromText } from '../seed.ts';
import { parserFaults, positionFaults, replayFaults, transitionFaults } from './consistency.ts';
import { playRandomMatch } from './random-match.ts';
import { randomOptions } from './random-options.ts';
import { checkPosition, checkTransition, lawChance, type SecrecyTally, type Wire } from './secrecy.ts';

export interface CheckPlan {
  readonly games: number;
  readonly seed: string;
  /** A fixed number of seats; otherwise every number the game allows, in turn. */
  readonly players?: number;
  /** Fixed options; otherwise drawn at random, game by game. */
  readonly options?: unknown;
  readonly maxSteps?: number;
  /** Only the law of secrecy, stopping at its first divergence: enough to catch a mutant. */
  readonly secrecyOnly?: boolean;
  /** How a table sends a step: with it, the law of secrecy also compares the messages as they are sent. */
  readonly wire?: Wire;
  readonly onGame?: (done: number) => void;
}

export interface CheckResult {
  readonly steps: number;
  readonly secrecyChecks: number;
  /** How many of them compared messages as they are sent. */
  readonly frameChecks: number;
  readonly divergences: readonly string[];
  readonly lawFailures: readonly string[];
}

const MAX_STEPS = 20_000;
const KEPT_FAULTS = 50;

/** Plays random games and checks every law at every position and every step. */
export function checkGame(game: AnyGame, plan: CheckPlan): CheckResult {
  const tally: SecrecyTally = { checks: 0, frames: 0, divergences: [] };
  const lawFailures: string[] = [];
  let steps = 0;
  for (let i = 0; i < plan.games; i++) {
    const seed = seedFromText(`${plan.seed}/${i}`);
    const chance = lawChance(seed, i);
    const seats = plan.players ?? game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const options = game.parseOptions(plan.options ?? randomOptions(game.optionFields, seats, chance), seats);
    if (isRefusal(options)) throw new Error(`options refused: ${JSON.stringify(options)}`);
    const law = (faults: () => string[]): void => {
      if (plan.secrecyOnly) return;
      for (const fault of faults()) if (lawFailures.length < KEPT_FAULTS) lawFailures.push(`game ${i}, ${seats} seats, ${fault}`);
    };
    try {
      law(() => (i === 0 ? parserFaults(game, options.ok, seats) : []));
      const walked = playRandomMatch({
        game,
        options: options.ok,
        seats,
        seed,
        chance: chanceFor(seed, 2_000_000),
        maxSteps: plan.maxSteps ?? MAX_STEPS,
        onStart: ({ match }) => {
          checkPosition(match, chance, tally);
          law(() => positionFaults(match, chance));
        },
        onTransition: (transition) => {
          steps++;
          checkTransition(transition, chance, tally, plan.wire);
          checkPosition(transition.after, chance, tally);
          law(() => [...transitionFaults(transition), ...positionFaults(transition.after, chance)]);
          if (plan.secrecyOnly && tally.divergences.length > 0) throw new Killed();
        },
      });
      law(() => replayFaults(walked));
    } catch (error) {
      if (error instanceof Killed) break;
      lawFailures.push(`game ${i}, ${seats} seats: ${error instanceof Error ? error.message : String(error)}`);
    }
    plan.onGame?.(i + 1);
  }
  return { steps, secrecyChecks: tally.checks, frameChecks: tally.frames, divergences: tally.divergences, lawFailures };
}

/** Ends the search for a mutant that has been caught. */
class Killed extends Error {}
