import type { Json } from './json.ts';
import { isSecret, type Secret } from './secret.ts';

/** A hidden value and its path from the top of the state. */
export interface SecretLocation {
  readonly path: readonly string[];
  readonly secret: Secret;
}

/** Every hidden value of a state, in the order in which the state holds them. */
export function findSecrets(state: object): SecretLocation[] {
  const found: SecretLocation[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isSecret(value)) found.push({ path, secret: value });
    else for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
  };
  walk(state, []);
  return found;
}

/** The value at a path of a state, hidden or open; undefined where the path does not exist. */
export function valueAt(state: object, path: readonly string[]): Json | undefined {
  let value: unknown = state;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || isSecret(value)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return (isSecret(value) ? value.secret : value) as Json | undefined;
}
