import type { Json } from './json.ts';
import type { Seat, Viewer } from './seats.ts';

/**
 * A hidden value. Who may see it is data on the piece, so the laws can find every secret of any
 * game and prove that it does not show.
 *
 * Two secrets of one pool look alike to a viewer who knows neither: swapping their values must change
 * nothing such a viewer can see. A card in a face-down deck is in the deck's pool; if its back differs
 * from others, it is also in the pool of all cards with that back.
 *
 * Secrets are immutable and may be shared between states. They live in the state only.
 */
export interface Secret<T extends Json = Json> {
  readonly secret: T;
  readonly knownTo: readonly Seat[];
  readonly pools: readonly string[];
}

export function hide<T extends Json>(value: T, pools: readonly string[], knownTo: readonly Seat[] = []): Secret<T> {
  return { secret: value, knownTo, pools };
}

export function isKnownTo(secret: Secret, viewer: Viewer): boolean {
  return viewer !== 'spectator' && secret.knownTo.includes(viewer);
}

export function isSecret(value: unknown): value is Secret {
  return typeof value === 'object' && value !== null && 'secret' in value && 'knownTo' in value;
}

/** `true` when the type can hold a `Secret` at any depth. Used to keep secrets out of views, moves and events. */
export type HoldsSecret<T> = T extends string | number | boolean | null | undefined
  ? false
  : T extends { readonly secret: unknown; readonly knownTo: unknown }
    ? true
    : T extends readonly (infer Item)[]
      ? HoldsSecret<Item>
      : T extends object
        ? true extends { [K in keyof T]-?: HoldsSecret<T[K]> }[keyof T]
          ? true
          : false
        : false;

/** Throws when a secret is about to leave the rules. */
export function assertNoSecrets(leaving: unknown): void {
  if (typeof leaving !== 'object' || leaving === null) return;
  if (isSecret(leaving)) throw new Error('A secret was about to leave the rules. Build the view field by field.');
  if (Array.isArray(leaving)) {
    for (const item of leaving) if (typeof item === 'object') assertNoSecrets(item);
    return;
  }
  for (const key in leaving) {
    const item = (leaving as Record<string, unknown>)[key];
    if (typeof item === 'object') assertNoSecrets(item);
  }
}
