/** Plain data: what survives a trip through `JSON.stringify` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Structural equality of plain data, key order aside. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameEntries(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

function sameEntries(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in left) {
    // Plain data holds no undefined, so a missing key differs from every value.
    if (!sameJson(left[key], right[key])) return false;
    more++;
  }
  for (const _ in right) more--;
  return more === 0;
}

/** Whether plain data has the same text as JSON, so that the order of keys counts too. Shared parts are not read. */
export function sameJsonText(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key, i) => key === others[i] && sameJsonText((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/**
 * True when `value` holds only plain data: no undefined, class instance, NaN, Map or function anywhere.
 * Clients send this, nested as deep as a message is long, so recursion would overflow the stack.
 */
export function isJson(value: unknown): value is Json {
  const unread = [value];
  while (unread.length > 0) {
    const next = unread.pop();
    if (typeof next === 'object' && next !== null) {
      if (!Array.isArray(next) && !isPlainObject(next)) return false;
      for (const item of Object.values(next)) unread.push(item);
    } else if (!isJsonLeaf(next)) return false;
  }
  return true;
}

function isPlainObject(value: object): boolean {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

function isJsonLeaf(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** A place or an amount. Negative zero is neither: `JSON.stringify` turns it into another value. */
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
