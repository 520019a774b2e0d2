import { type Chance, chanceFor } from '../chance.ts';
import { eventsFor } from '../event-sink.ts';
import type { GameTypes } from '../game.ts';
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
    const seen = realViewText(match, viewer);
    for (const other of positionWorlds(match, viewer, secrets, chance)) {
      tally.checks++;
      if (viewText(other, viewer) !== seen) tally.divergences.push(`step ${match.step}: viewer ${viewer} sees what is hidden`);
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
    const observed = stepText(played, viewer, realViewText);
    const bytes = bytesFor(viewer, sent);
    for (const world of worlds(viewer, chance)) {
      const diverges = (how: string): void =>
        void tally.divergences.push(`step ${after.step}: viewer ${viewer} ${how} that depends on ${world.differs}`);
      tally.checks++;
      if (stepText(world.played, viewer) !== observed) diverges('hears or sees something');
      if (wire === undefined) continue;
      tally.frames++;
      if (bytesFor(viewer, wire(world.before, world.played, [viewer])) !== bytes) diverges('is sent something');
    }
  }
}

const bytesFor = (viewer: Viewer, sent: ReturnType<Wire> | undefined): string => sent?.get(viewer)?.join('\n') ?? '';

/** Everything a viewer can see, or find out by trying, as one text. */
function viewText(match: Match<GameTypes>, viewer: Viewer): string {
  const observation = observe(match, viewer);
  if (viewer === 'spectator' || isOver(match.status)) return JSON.stringify(observation);
  const { game } = match;
  const view = observation.view;
  const legal = game.legalMoves(view, viewer);
  const tries = legal.slice(0, SAMPLED_MOVES).map((move) => game.check(view, viewer, move) ?? null);
  const byClock = match.status.must.includes(viewer) ? game.defaultMove(view, viewer) : null;
  return `${JSON.stringify([observation, tries, byClock])}${listing(legal)}`;
}

/** Games return the same long lists again and again; each is serialized once. */
const listings = new WeakMap<readonly object[], string>();

function listing(moves: readonly object[]): string {
  const known = listings.get(moves);
  if (known !== undefined) return known;
  const text = JSON.stringify(moves);
  listings.set(moves, text);
  return text;
}

function stepText({ events, match }: StepResult<GameTypes>, viewer: Viewer, look = viewText): string {
  return `${JSON.stringify(eventsFor(events, viewer))}${look(match, viewer)}`;
}

const realViewTexts = new WeakMap<Match<GameTypes>, Map<Viewer, string>>();

/** The real world is compared with many others: each viewer's text of it is made once. */
function realViewText(match: Match<GameTypes>, viewer: Viewer): string {
  const texts = realViewTexts.get(match) ?? new Map<Viewer, string>();
  realViewTexts.set(match, texts);
  const seen = texts.get(viewer) ?? viewText(match, viewer);
  texts.set(viewer, seen);
  return seen;
}

/** Another player's sealed choice shows only that it was made. */
function checkSealed(match: Match<GameTypes>, viewer: Viewer, seen: string, chance: Chance, tally: SecrecyTally): void {
  for (const choice of match.pending) {
    const move = choice.seat === viewer ? undefined : lookAlike(match, choice, true, chance);
    if (move === undefined) continue;
    const pending = match.pending.map((made) => (made === choice ? { ...made, move } : made));
    tally.checks++;
    if (viewText({ ...match, pending }, viewer) !== seen)
      tally.divergences.push(`step ${match.step}: viewer ${viewer} sees a sealed choice`);
  }
}

/** The law's own chance, independent of the match's and the movers'. */
export const lawChance = (seed: Uint8Array, game: number): Chance => chanceFor(seed, 1_000_000 + game);
