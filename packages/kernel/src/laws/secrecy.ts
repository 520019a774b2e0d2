import { type Chance, chanceFor } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import type { Json } from '../json.ts';
import { isOver, type Match, observe, type Played } from '../match.ts';
import { applyEntry } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { allViewers, type Viewer } from '../seats.ts';
import { isKnownTo, type Secret } from '../secret.ts';
import { type Disclosure, heardBy } from '../story.ts';
import { secretsOf, withSecretValues } from './walk.ts';
import type { Stride } from './walkthrough.ts';

export interface SecrecyTally {
  checks: number;
  readonly divergences: string[];
}

/** At most this many groups of look-alikes are tried for one viewer and step; which ones is left to chance. */
const GROUPS_PER_STEP = 2;
const SAMPLED_MOVES = 8;

/**
 * The law of secrecy, for a position: swap the values of any secrets a viewer does not know, within a pool of
 * pieces that look alike, and everything that viewer can see or do stays the same to the byte.
 */
export function checkPosition(match: Match<GameTypes>, chance: Chance, tally: SecrecyTally): void {
  const secrets = secretsOf(match.state);
  for (const viewer of allViewers(match.seats)) {
    const seen = sight(match, viewer);
    for (const group of sample(positionGroups(secrets, viewer), chance)) {
      const other = reshuffled(match, secrets, group, chance);
      tally.checks++;
      if (sight(other, viewer) !== seen) tally.divergences.push(`step ${match.step}: viewer ${viewer} sees what is hidden`);
    }
    checkSealed(match, viewer, seen, tally);
  }
}

/**
 * The same for a step: a secret that was unknown before and after it, and was not disclosed in it, must leave
 * no trace in what the viewer hears or in how the step ends for them.
 */
export function checkStride(stride: Stride, chance: Chance, tally: SecrecyTally): void {
  const { before, played, after } = stride;
  const secrets = secretsOf(before.state);
  const later = secretsOf(after.state);
  for (const viewer of allViewers(before.seats)) {
    const heard = hearing(played, viewer);
    for (const group of sample(strideGroups(secrets, later, played.disclosed, viewer), chance)) {
      const replayed = applyEntry(reshuffled(before, secrets, group, chance), played.entry);
      // A choice can be open to its maker only because of what the maker knows; in the other world it was not.
      if (isRefusal(replayed)) continue;
      tally.checks++;
      if (hearing(replayed, viewer) !== heard) tally.divergences.push(`step ${after.step}: viewer ${viewer} hears what is hidden`);
    }
  }
}

/** Everything a viewer can see, or find out by trying, as one text. */
function sight(match: Match<GameTypes>, viewer: Viewer): string {
  const observation = observe(match, viewer);
  if (viewer === 'spectator' || isOver(match.status)) return JSON.stringify(observation);
  const { game } = match;
  const view = observation.view;
  const legal = game.legalMoves(view, viewer);
  const tries = legal.slice(0, SAMPLED_MOVES).map((move) => game.check(view, viewer, move) ?? null);
  const byClock = match.status.must.includes(viewer) ? game.defaultMove(view, viewer) : null;
  return `${JSON.stringify([observation, tries, byClock])}${listing(legal)}`;
}

/** Games hand out the same long lists again and again; each is written out once. */
const listings = new WeakMap<readonly object[], string>();

function listing(moves: readonly object[]): string {
  const known = listings.get(moves);
  if (known !== undefined) return known;
  const text = JSON.stringify(moves);
  listings.set(moves, text);
  return text;
}

function hearing(played: Played<GameTypes>, viewer: Viewer): string {
  return `${JSON.stringify(heardBy(played.told, viewer))}${sight(played.match, viewer)}`;
}

/** Somebody else's sealed choice shows in nothing but the fact that it was made. */
function checkSealed(match: Match<GameTypes>, viewer: Viewer, seen: string, tally: SecrecyTally): void {
  for (const choice of match.pending) {
    if (choice.seat === viewer) continue;
    const options = match.game.legalMoves(match.game.view(match.state, choice.seat), choice.seat);
    const move = options.find((option) => JSON.stringify(option) !== JSON.stringify(choice.move));
    if (move === undefined) continue;
    const pending = match.pending.map((made) => (made === choice ? { ...made, move } : made));
    tally.checks++;
    if (sight({ ...match, pending }, viewer) !== seen) tally.divergences.push(`step ${match.step}: viewer ${viewer} sees a sealed choice`);
  }
}

/** Indices of secrets that look alike to the viewer, a group a pool. */
function positionGroups(secrets: readonly Secret[], viewer: Viewer): number[][] {
  const groups = new Map<string, number[]>();
  secrets.forEach((secret, i) => {
    if (isKnownTo(secret, viewer)) return;
    for (const pool of secret.pools) push(groups, pool, i);
  });
  return [...groups.values()].filter((group) => holdsDifferent(secrets, group));
}

/** Groups that look alike both before and after the step, so that whatever the step showed of them is shown alike. */
function strideGroups(secrets: readonly Secret[], later: readonly Secret[], disclosed: readonly Disclosure[], viewer: Viewer): number[][] {
  const shown = new Set<string>();
  for (const { value, to } of disclosed) if (to === 'everyone' || (viewer !== 'spectator' && to.includes(viewer))) shown.add(key(value));
  for (const secret of [...secrets, ...later]) if (isKnownTo(secret, viewer)) shown.add(key(secret.secret));
  const poolsLater = new Map<string, readonly string[]>();
  for (const secret of later) poolsLater.set(key(secret.secret), secret.pools);

  const groups = new Map<string, number[]>();
  secrets.forEach((secret, i) => {
    const value = key(secret.secret);
    if (shown.has(value)) return;
    for (const then of poolsLater.get(value) ?? []) for (const now of secret.pools) push(groups, `${now} > ${then}`, i);
  });
  return [...groups.values()].filter((group) => holdsDifferent(secrets, group));
}

const key = (value: Json): string => JSON.stringify(value);

function push(groups: Map<string, number[]>, name: string, index: number): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [index]);
  else group.push(index);
}

function holdsDifferent(secrets: readonly Secret[], group: readonly number[]): boolean {
  const first = secrets[group[0] as number]?.secret;
  return group.some((i) => key(secrets[i]?.secret ?? null) !== key(first ?? null));
}

function sample(groups: number[][], chance: Chance): number[][] {
  return groups.length <= GROUPS_PER_STEP ? groups : chance.shuffle(groups).slice(0, GROUPS_PER_STEP);
}

/** The same match in a world where the values of one group lie in another order. */
function reshuffled(match: Match<GameTypes>, secrets: readonly Secret[], group: readonly number[], chance: Chance): Match<GameTypes> {
  const values = secrets.map((secret) => secret.secret);
  const order = chance.shuffle(group);
  group.forEach((place, i) => {
    values[place] = (secrets[order[i] as number] as Secret).secret;
  });
  const state = withSecretValues(match.state, values);
  return { ...match, state, status: match.game.status(state) };
}

/** The luck of the law itself, apart from the match's and the walkers'. */
export const lawChance = (seed: Uint8Array, game: number): Chance => chanceFor(seed, 1_000_000 + game);
