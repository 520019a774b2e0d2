import { type Chance, chanceFor } from '../chance.ts';
import type { AddressedEvent } from '../event-sink.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import { elapse, isOver, type Match, observe, play, type StartResult, type StepResult, startMatch } from '../match.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seats.ts';
import { seedFromText } from '../seed.ts';

export interface PlaythroughPlan {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  /** Chooses the moves from the full state: a golden match need not be fair. Without it, moves are drawn. */
  readonly choose?: (match: Match<GameTypes>, seat: Seat, legal: readonly object[], chance: Chance) => object;
  readonly maxSteps?: number;
}

/** A whole match as readable text, which a diff shows line by line when a rule changes. */
export function playthrough(game: AnyGame, plan: PlaythroughPlan): string {
  const options = game.parseOptions(plan.options ?? {}, plan.seats);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const seed = seedFromText(plan.seed);
  const chance = chanceFor(seed, 3_000_000);
  const started = startMatch(game, options.ok, plan.seats, seed);
  const lines = [
    `${game.id}, rules ${game.rulesVersion}, ${plan.seats} seats`,
    `options ${JSON.stringify(options.ok)}`,
    `seed ${plan.seed}`,
    '',
  ];
  lines.push('0: the deal', ...eventLines(started), ...changes({}, spectated(started.match)));
  let match = started.match;
  while (!isOver(match.status)) {
    if (match.step > (plan.maxSteps ?? 2_000)) throw new Error('the playthrough does not end');
    const played = next(match, plan, chance);
    lines.push(`${played.match.step}: ${decision(played)}`, ...eventLines(played), ...changes(spectated(match), spectated(played.match)));
    match = played.match;
  }
  lines.push('', `over ${JSON.stringify(match.status.over)}`, '');
  return lines.join('\n');
}

function next(match: Match<GameTypes>, plan: PlaythroughPlan, chance: Chance): StepResult<GameTypes> {
  if (isOver(match.status)) throw new Error('over');
  const seat = match.status.must.find((due) => !match.pending.some((choice) => choice.seat === due));
  if (seat === undefined) return expectPlayed(elapse(match));
  const legal = match.game.legalMoves(match.game.view(match.state, seat), seat);
  const move = plan.choose?.(match, seat, legal, chance) ?? chance.pick(legal);
  return expectPlayed(play(match, seat, move));
}

function expectPlayed(result: ReturnType<typeof play<GameTypes>>): StepResult<GameTypes> {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

const decision = ({ entry }: StepResult<GameTypes>): string =>
  'clock' in entry ? 'the clock' : 'superseded' in entry ? 'a superseded draft' : `seat ${entry.seat} ${JSON.stringify(entry.move)}`;

const eventLines = ({ events }: Pick<StartResult<GameTypes>, 'events'>): string[] =>
  events.map((addressed) => `   ${audience(addressed)} ${JSON.stringify(addressed.event)}`);

function audience({ only, except }: AddressedEvent<object>): string {
  if (only !== undefined) return `only ${only.join(' ')}:`;
  return except === undefined ? 'all:' : `all but ${except.join(' ')}:`;
}

const spectated = (match: Match<GameTypes>): Record<string, unknown> => {
  const { view, waiting } = observe(match, 'spectator');
  return { ...view, waiting };
};

function changes(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.entries(after)
    .filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value))
    .map(([key, value]) => `   ${key} = ${JSON.stringify(value)}`);
}
