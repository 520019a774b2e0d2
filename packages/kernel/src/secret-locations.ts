import type { Json } from './json.ts';
import { isSecret, type Secret } from './secret.ts';

/** A hidden value and the way to it from the top of the state. */
export interface SecretLocation {
  readonly path: readonly string[];
  readonly secret: Secret;
}

/** Everything that lies hidden in a state, in the order in which the state holds it. */
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

/** What lies at that place of a state, be it hidden or open; undefined where there is no such place. */
export function valueAt(state: object, path: readonly string[]): Json | undefined {
  let value: unknown = state;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || isSecret(value)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return (isSecret(value) ? value.secret : value) as Json | undefined;
}
