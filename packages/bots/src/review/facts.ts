import { findSecrets, type GameTypes, type Json, valueAt } from '@parlour/kernel';
import type { Ground } from './coach.ts';

/** A hidden piece in the worlds that a seat thinks possible: how likely one content of it is. */
export interface Fact {
  readonly path: readonly string[];
  readonly content: Json;
  /** From 0 to 1. */
  readonly share: number;
}

/** The facts that a coach names as grounds. */
export function factsOf(grounds: readonly Ground[], worlds: readonly GameTypes['State'][]): readonly Fact[] {
  return grounds.flatMap(({ path, contents }): Fact[] => {
    const counts = countContents(path, worlds);
    const keys = contents === undefined ? likeliest(counts) : contents.map((content) => JSON.stringify(content));
    const [key] = keys;
    const count = keys.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
    return key === undefined ? [] : [{ path, content: JSON.parse(key) as Json, share: count / worlds.length }];
  });
}

/** The fact that goes most often with an advantage of the better move, for games that name no grounds. */
export function telltaleFacts(worlds: readonly GameTypes['State'][], differences: readonly number[]): readonly Fact[] {
  const [world] = worlds;
  if (world === undefined) return [];
  const average = differences.reduce((sum, difference) => sum + difference, 0) / worlds.length;
  const facts = findSecrets(world).flatMap(({ path }) => {
    const contents = worlds.map((each) => JSON.stringify(valueAt(each, path) ?? null));
    return [...new Set(contents)].map((key) => {
      const found = contents.flatMap((content, i) => (content === key ? [(differences[i] ?? 0) - average] : []));
      const weight = found.reduce((sum, difference) => sum + difference, 0) / worlds.length;
      return { weight, fact: { path, content: JSON.parse(key) as Json, share: found.length / worlds.length } };
    });
  });
  return facts
    .filter(({ weight, fact }) => weight > 0 && fact.content !== null)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 1)
    .map(({ fact }) => fact);
}

function countContents(path: readonly string[], worlds: readonly GameTypes['State'][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const world of worlds) {
    const content = valueAt(world, path);
    if (content === undefined) continue;
    const key = JSON.stringify(content);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function likeliest(counts: ReadonlyMap<string, number>): readonly string[] {
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first === undefined ? [] : [first[0]];
}
