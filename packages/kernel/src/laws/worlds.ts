import type { Chance } from '../chance.ts';
import type { Choice, GameTypes } from '../game.ts';
import { type Json, sameJson } from '../json.ts';
import type { Match, StepResult } from '../match.ts';
import { applyEntry } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat, Viewer } from '../seats.ts';
import { isKnownTo, type Secret } from '../secret.ts';
import { findSecrets } from '../secret-locations.ts';
import type { Transition } from './random-match.ts';
import { secretsOf, withSecretValues } from './state-secrets.ts';

/** A step in a world that a viewer cannot tell from the real one. */
export interface WorldStep {
  readonly before: Match<GameTypes>;
  readonly played: StepResult<GameTypes>;
  /** What differs from the real world. */
  readonly differs: 'a hidden value' | 'a private choice' | 'a sealed choice';
}

/** The most groups of look-alikes tried for one viewer and step; chance picks them. */
const GROUPS_PER_STEP = 2;
/** How many times to draw a world in which the viewer gets the same answers. */
const TRIES_FOR_ANSWERS = 4;

/** The same match in worlds where values that the viewer does not know lie in another order. */
export function positionWorlds(match: Match<GameTypes>, viewer: Viewer, secrets: readonly Secret[], chance: Chance): Match<GameTypes>[] {
  return sample(positionGroups(secrets, viewer), chance).map((group) => reshuffled(match, secrets, chance.shuffle(group), group));
}

/** Steps of one transition in worlds that look alike, for each viewer. */
export function worldsOf(transition: Transition): (viewer: Viewer, chance: Chance) => WorldStep[] {
  const hidden = hiddenThrough(transition);
  return (viewer, chance) => [
    ...valueWorlds(transition, hidden, viewer, chance),
    ...choiceWorlds(transition, viewer, chance),
    ...sealedWorlds(transition, viewer, chance),
  ];
}

/** A secret that was unknown before and after the step, and was not disclosed in it, may be another of its pool. */
function valueWorlds({ before, played }: Transition, hidden: HiddenThrough, viewer: Viewer, chance: Chance): WorldStep[] {
  const answers = answersTo(played, viewer);
  return sample(hidden.groups(viewer), chance).flatMap((group): WorldStep[] => {
    for (let tries = answers.length === 0 ? 1 : TRIES_FOR_ANSWERS; tries > 0; tries--) {
      // A swap of two values keeps the answers the same more often than a shuffle of all.
      const moving = answers.length > 0 && tries < TRIES_FOR_ANSWERS ? chance.shuffle(group).slice(0, 2) : group;
      const other = reshuffled(before, hidden.secrets, chance.shuffle(moving), moving);
      const replayed = applyEntry(other, played.entry);
      // A choice may be legal only because of a hidden value its maker knows; then it is illegal in the other world.
      if (isRefusal(replayed)) return [];
      if (!isAnsweredOtherwise(answers, answersTo(replayed, viewer)))
        return [{ before: other, played: replayed, differs: 'a hidden value' }];
    }
    return [];
  });
}

const answersTo = ({ answered }: StepResult<GameTypes>, viewer: Viewer): StepResult<GameTypes>['answered'] =>
  answered.filter(({ to }) => to === 'everyone' || (viewer !== 'spectator' && to.includes(viewer)));

/** Whether the first difference is an answer: a question asked in only one world is a leak. */
function isAnsweredOtherwise(one: ReturnType<typeof answersTo>, other: ReturnType<typeof answersTo>): boolean {
  const first = one.findIndex(({ answer, to }, i) => !sameJson(answer, other[i]?.answer) || !sameJson(to, other[i]?.to));
  return first >= 0 && sameJson(one[first]?.to, other[first]?.to);
}

/** Other players see only the public part of a choice, and nothing of it while it is sealed. */
function choiceWorlds({ before, played }: Transition, viewer: Viewer, chance: Chance): WorldStep[] {
  const { entry } = played;
  if (!('seat' in entry) || entry.forced === true || entry.seat === viewer) return [];
  const move = lookAlike(before, entry, isSealed(played.match, entry.seat), chance);
  const replayed = move === undefined ? undefined : applyEntry(before, { ...entry, move });
  return replayed === undefined || isRefusal(replayed) ? [] : [{ before, played: replayed, differs: 'a private choice' }];
}

/** Worlds with other choices that were made before and are still sealed. */
function sealedWorlds({ before, played }: Transition, viewer: Viewer, chance: Chance): WorldStep[] {
  return before.pending.flatMap((choice): WorldStep[] => {
    if (choice.seat === viewer || choice.forced === true) return [];
    const move = lookAlike(before, choice, isSealed(played.match, choice.seat), chance);
    if (move === undefined) return [];
    const other = { ...before, pending: before.pending.map((made) => (made === choice ? { ...made, move } : made)) };
    const replayed = applyEntry(other, played.entry);
    return isRefusal(replayed) ? [] : [{ before: other, played: replayed, differs: 'a sealed choice' }];
  });
}

const isSealed = ({ pending }: Match<GameTypes>, seat: Seat): boolean => pending.some((choice) => choice.seat === seat);

/** Another legal move that others cannot tell from this one. */
export function lookAlike(match: Match<GameTypes>, { seat, move }: Choice<object>, sealed: boolean, chance: Chance): object | undefined {
  const { game, state } = match;
  // A side move is visible at once and a sealed answer is not, so neither replaces the other.
  const isBeside = (one: object): boolean => game.isSideMove?.(one) === true;
  const beside = isBeside(move);
  const others = game.legalMoves(game.view(state, seat), seat).filter((other) => isBeside(other) === beside && !sameJson(other, move));
  if (others.length === 0) return undefined;
  if (sealed && !beside) return chance.pick(others);
  const table = game.view(state, 'spectator');
  const shown = game.publicPart(table, seat, move);
  if (shown === move) return undefined;
  const alike = others.filter((other) => sameJson(game.publicPart(table, seat, other), shown));
  return alike.length === 0 ? undefined : chance.pick(alike);
}

/** Indices of secrets that look alike to the viewer, one group a pool. */
function positionGroups(secrets: readonly Secret[], viewer: Viewer): number[][] {
  const groups = new Map<string, number[]>();
  secrets.forEach((secret, i) => {
    if (isKnownTo(secret, viewer)) return;
    for (const pool of secret.pools) push(groups, pool, i);
  });
  return differing(groups, secrets);
}

/** The secrets before a step, and the place of each after it. */
interface HiddenThrough {
  readonly secrets: readonly Secret[];
  /** Groups that look alike both before and after the step, so the step shows them alike. */
  groups(viewer: Viewer): number[][];
}

function hiddenThrough({ before, played, after }: Transition): HiddenThrough {
  const secrets = secretsOf(before.state);
  const later = laterOf(before.state, secrets, after.state);
  return {
    secrets,
    groups(viewer) {
      const shown = new Set<string>();
      for (const { value, to } of played.disclosed)
        if (to === 'everyone' || (viewer !== 'spectator' && to.includes(viewer))) shown.add(key(value));
      const groups = new Map<string, number[]>();
      secrets.forEach((secret, i) => {
        const then = later[i];
        if (then === undefined || isKnownTo(secret, viewer) || isKnownTo(then, viewer) || shown.has(key(secret.secret))) return;
        for (const pool of then.pools) for (const now of secret.pools) push(groups, `${now} > ${pool}`, i);
      });
      return differing(groups, secrets);
    },
  };
}

/** The later place of each secret: a card is recognised by its value, a repeated value by its place. */
function laterOf(before: object, secrets: readonly Secret[], after: object): (Secret | undefined)[] {
  const found = secretsOf(after);
  const repeated = new Set([...repeatedIn(secrets), ...repeatedIn(found)]);
  const byValue = new Map(found.map((secret) => [key(secret.secret), secret]));
  const byPlace = repeated.size === 0 ? undefined : new Map(findSecrets(after).map(({ path, secret }) => [path.join('/'), secret]));
  const places = byPlace === undefined ? [] : findSecrets(before).map(({ path }) => path.join('/'));
  return secrets.map((secret, i) => {
    const value = key(secret.secret);
    if (!repeated.has(value)) return byValue.get(value);
    const then = byPlace?.get(places[i] ?? '');
    return then !== undefined && key(then.secret) === value ? then : undefined;
  });
}

function repeatedIn(secrets: readonly Secret[]): string[] {
  const values = secrets.map(({ secret }) => key(secret)).toSorted();
  return values.filter((value, i) => value === values[i - 1]);
}

const key = (value: Json): string => JSON.stringify(value);

function push(groups: Map<string, number[]>, name: string, index: number): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [index]);
  else group.push(index);
}

function differing(groups: ReadonlyMap<string, number[]>, secrets: readonly Secret[]): number[][] {
  return [...groups.values()].filter((group) => {
    const first = secrets[group[0] as number]?.secret;
    return group.some((i) => !sameJson(secrets[i]?.secret, first));
  });
}

function sample(groups: number[][], chance: Chance): number[][] {
  return groups.length <= GROUPS_PER_STEP ? groups : chance.shuffle(groups).slice(0, GROUPS_PER_STEP);
}

/** The same match in a world where the values of `order` lie at the places of `group`. */
function reshuffled(
  match: Match<GameTypes>,
  secrets: readonly Secret[],
  order: readonly number[],
  group: readonly number[],
): Match<GameTypes> {
  const values = secrets.map((secret) => secret.secret);
  group.forEach((place, i) => {
    values[place] = (secrets[order[i] as number] as Secret).secret;
  });
  const state = withSecretValues(match.state, values);
  return { ...match, state, status: match.game.status(state) };
}
