import type { Move, Placement } from '../rules/index.ts';

/** What is still to be sent: the placement of the figures, and the next move. */
export interface Outbox {
  readonly placement: Placement | null;
  readonly next: Move | null;
}

export const EMPTY_OUTBOX: Outbox = { placement: null, next: null };

/**
 * The move to send now, and what is left. A look ends with the last placement, so the placement
 * goes first; every other move can go before it.
 */
export function nextMessage({ placement, next }: Outbox): { readonly move: Move; readonly left: Outbox } | null {
  if (next !== null && (placement === null || next.do !== 'done')) {
    // A photo holds the whole scene.
    return { move: next, left: { placement: next.do === 'photo' ? null : placement, next: null } };
  }
  return placement === null ? null : { move: { do: 'arrange', placement }, left: { placement: null, next } };
}
