import { type Json, sameJson } from './json.ts';
import { assertNoSecrets } from './secret.ts';

/** One changed place of a view: the path from the top, then the new value. */
export type Change = readonly [...way: (string | number)[], now: Json];

type Place = Readonly<Record<string, unknown>>;
/** The path from the top of the view. */
type Way = (string | number)[];

/**
 * The differences of a view from an older one, or of these keys. A view's set of keys never changes, so nothing is ever
 * removed. Lists of unchanged length are compared by place: a city that lost one card sends only that place.
 */
export function diffView(old: object, view: object, keys: readonly string[] = Object.keys(view)): Change[] {
  const changes: Change[] = [];
  const way: Way = [];
  for (const key of keys) {
    const before = (old as Place)[key];
    const now = (view as Place)[key];
    if (before === now) continue;
    way[0] = key;
    compare(before, now, way, changes);
  }
  return changes;
}

function compare(old: unknown, now: unknown, way: Way, changes: Change[]): void {
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) return compareLists(old, now, way, changes);
  if (sameJson(old, now)) return;
  assertNoSecrets(now);
  changes.push([...way, now as Json]);
}

function compareLists(old: readonly unknown[], now: readonly unknown[], way: Way, changes: Change[]): void {
  const before = changes.length;
  const depth = way.length;
  let differing = 0;
  for (let i = 0; i < now.length; i++) {
    if (old[i] === now[i]) continue;
    const known = changes.length;
    way[depth] = i;
    compare(old[i], now[i], way, changes);
    if (changes.length > known) differing++;
  }
  way.length = depth;
  // Where most of a list changed, the whole is shorter than its parts.
  if (differing <= now.length / 2) return;
  assertNoSecrets(now);
  changes.length = before;
  changes.push([...way, now as Json]);
}

/** The view after these changes. Unchanged values stay the same objects. */
export function applyChanges<View>(view: View, changes: readonly Change[]): View {
  let next = view;
  for (const change of changes) next = replaced(next, change, 0) as View;
  return next;
}

function replaced(value: unknown, change: Change, depth: number): unknown {
  if (depth === change.length - 1) return change[depth];
  const key = change[depth] as keyof typeof value;
  const inner = replaced((value as Place)[key], change, depth + 1);
  return Array.isArray(value) ? value.with(key, inner) : { ...(value as Place), [key]: inner };
}
