import type { Move, Placement } from '../rules/index.ts';

/** What is still to be told to the table: where the figures stand, and the move that was asked for. */
export interface Outbox {
  readonly placement: Placement | null;
  readonly next: Move | null;
}

export const EMPTY_OUTBOX: Outbox = { placement: null, next: null };

/**
 * The move to send now, and what then is left. A look ends with the figures where they were last seen, so their places
 * go first; every other move can go before them.
 */
export function nextMessage({ placement, next }: Outbox): { readonly move: Move; readonly left: Outbox } | null {
  if (next !== null && (placement === null || next.do !== 'done')) {
    // A photo holds the whole scene.
    return { move: next, left: { placement: next.do === 'photo' ? null : placement, next: null } };
  }
  return placement === null ? null : { move: { do: 'arrange', placement }, left: { placement: null, next } };
}
