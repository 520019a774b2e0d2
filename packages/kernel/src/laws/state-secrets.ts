import type { Json } from '../json.ts';
import { isSecret, type Secret } from '../secret.ts';

/** Every secret of a state, in the order in which the state holds them. */
export function secretsOf(state: unknown): Secret[] {
  const found: Secret[] = [];
  collect(state, found);
  return found;
}

function collect(value: unknown, found: Secret[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSecret(value)) found.push(value);
  else for (const item of Object.values(value)) collect(item, found);
}

/**
 * The state in which the secret number `i` holds `values[i]`; `knownTo` stays with the piece.
 * Only what changes is copied: the laws do this many times a step.
 */
export function withSecretValues<State extends object>(state: State, values: readonly Json[]): State {
  let next = 0;
  const rewrite = (value: object): object => {
    if (isSecret(value)) {
      const secret = values[next++] as Json;
      return secret === value.secret ? value : { ...value, secret };
    }
    let copy: Record<string, unknown> | undefined;
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      if (typeof item !== 'object' || item === null) continue;
      const written = rewrite(item);
      if (written === item) continue;
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = written;
    }
    return copy ?? value;
  };
  return rewrite(state) as State;
}

/** Freezes plain data to the last leaf, so that writing into it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
