import { type Chance, chanceFor } from '../chance.ts';
import { eventsFor } from '../event-sink.ts';
import type { GameTypes } from '../game.ts';
import { sameJsonText } from '../json.ts';
import { isOver, type Match, observe, type StepResult } from '../match.ts';
import { allViewers, type Viewer } from '../seats.ts';
import type { Transition } from './random-match.ts';
import { secretsOf } from './state-secrets.ts';
import { lookAlike, positionWorlds, worldsOf } from './worlds.ts';

export interface SecrecyTally {
  checks: number;
  /** Checks in which the messages were compared as they are sent. */
  frames: number;
  readonly divergences: string[];
}

/** What each viewer is sent when a step is played: the messages in order, as they are sent. */
export type Wire = (
  before: Match<GameTypes>,
  played: StepResult<GameTypes>,
  viewers: readonly Viewer[],
) => ReadonlyMap<Viewer, readonly string[]>;

const SAMPLED_MOVES = 8;

/**
 * The law of secrecy for a position: swap the values of any secrets a viewer does not know, within a pool,
 * and everything that viewer can see or do stays the same to the byte.
 */
export function checkPosition(match: Match<GameTypes>, chance: Chance, tally: SecrecyTally): void {
  const secrets = secretsOf(match.state);
  for (const viewer of allViewers(match.seats)) {
    const seen = seenInReality(match, viewer);
    for (const other of positionWorlds(match, viewer, secrets, chance)) {
      tally.checks++;
      if (!sameJsonText(seenBy(other, viewer), seen)) tally.divergences.push(`step ${match.step}: viewer ${viewer} sees what is hidden`);
    }
    checkSealed(match, viewer, seen, chance, tally);
  }
}

/**
 * The law of secrecy for a step: its events, its view and, with a `wire`, the bytes sent are the same in every world
 * that differs only in hidden values, in the private part of another player's choice or in a sealed choice.
 */
export function checkTransition(transition: Transition, chance: Chance, tally: SecrecyTally, wire?: Wire): void {
  const { before, played, after } = transition;
  const viewers = allViewers(before.seats);
  const worlds = worldsOf(transition);
  const sent = wire?.(before, played, viewers);
  for (const viewer of viewers) {
    const observed = stepSeenBy(played, viewer, seenInReality);
    const bytes = bytesFor(viewer, sent);
    for (const world of worlds(viewer, chance)) {
      const diverges = (how: string): void =>
        void tally.divergences.push(`step ${after.step}: viewer ${viewer} ${how} that depends on ${world.differs}`);
      tally.checks++;
      if (!sameJsonText(stepSeenBy(world.played, viewer), observed)) diverges('hears or sees something');
      if (wire === undefined) continue;
      tally.frames++;
      if (bytesFor(viewer, wire(world.before, world.played, [viewer])) !== bytes) diverges('is sent something');
    }
  }
}

const bytesFor = (viewer: Viewer, sent: ReturnType<Wire> | undefined): string => sent?.get(viewer)?.join('\n') ?? '';

/** Everything a viewer can see, or find out by trying. */
function seenBy(match: Match<GameTypes>, viewer: Viewer): readonly unknown[] {
  const observation = observe(match, viewer);
  if (viewer === 'spectator' || isOver(match.status)) return [observation];
  const { game } = match;
  const view = observation.view;
  const legal = game.legalMoves(view, viewer);
  const tries = legal.slice(0, SAMPLED_MOVES).map((move) => game.check(view, viewer, move) ?? null);
  const byClock = match.status.must.includes(viewer) ? game.defaultMove(view, viewer) : null;
  return [observation, tries, byClock, legal];
}

function stepSeenBy({ events, match }: StepResult<GameTypes>, viewer: Viewer, look = seenBy): readonly unknown[] {
  return [eventsFor(events, viewer), look(match, viewer)];
}

const realities = new WeakMap<Match<GameTypes>, Map<Viewer, readonly unknown[]>>();

/** The real world is compared with many others: what each viewer sees of it is worked out once. */
function seenInReality(match: Match<GameTypes>, viewer: Viewer): readonly unknown[] {
  const known = realities.get(match) ?? new Map<Viewer, readonly unknown[]>();
  realities.set(match, known);
  const seen = known.get(viewer) ?? seenBy(match, viewer);
  known.set(viewer, seen);
  return seen;
}

/** Another player's sealed choice shows only that it was made. */
function checkSealed(match: Match<GameTypes>, viewer: Viewer, seen: readonly unknown[], chance: Chance, tally: SecrecyTally): void {
  for (const choice of match.pending) {
    const move = choice.seat === viewer ? undefined : lookAlike(match, choice, true, chance);
    if (move === undefined) continue;
    const pending = match.pending.map((made) => (made === choice ? { ...made, move } : made));
    tally.checks++;
    if (!sameJsonText(seenBy({ ...match, pending }, viewer), seen))
      tally.divergences.push(`step ${match.step}: viewer ${viewer} sees a sealed choice`);
  }
}

/** The law's own chance, independent of the match's and the movers'. */
export const lawChance = (seed: Uint8Array, game: number): Chance => chanceFor(seed, 1_000_000 + game);
