import type { Seat } from '@parlour/kernel';
import { type MaskKind, type Move, type Spot, targetsOf, type View } from '../rules/index.ts';

/** A move being composed: what is selected, not yet sent. */
export type MoveDraft =
  | { readonly kind: 'none' }
  /** The mask that goes under the cloth with the player's own; `spot` once it lies there. */
  | { readonly kind: 'exchange'; readonly spot: Spot | null }
  | { readonly kind: 'announce'; readonly mask: MaskKind | null }
  /** The Guru's victim picks a mask to name. */
  | { readonly kind: 'name'; readonly mask: MaskKind | null }
  /** The targets of a power. */
  | { readonly kind: 'power'; readonly seats: readonly Seat[] }
  | { readonly kind: 'claim' }
  | { readonly kind: 'peek' };

export const NO_DRAFT: MoveDraft = { kind: 'none' };

/** The number of targets of a power. */
export function reachOf(view: Pick<View, 'power'>): 1 | 2 {
  return targetsOf(view.power?.mask) === 'two' ? 2 : 1;
}

export const sameSpot = (one: Spot, other: Spot): boolean =>
  'seat' in one ? 'seat' in other && one.seat === other.seat : 'centre' in other && one.centre === other.centre;

/** Selects or deselects a player. The number of targets is never exceeded: the first selected is dropped. */
export function withSeat(seats: readonly Seat[], seat: Seat, reach: number): readonly Seat[] {
  if (seats.includes(seat)) return seats.filter((other) => other !== seat);
  return [...seats, seat].slice(-reach);
}

/** The move of a complete draft, or null while something is missing. */
export function moveOf(draft: MoveDraft, reach: number): Move | null {
  switch (draft.kind) {
    case 'announce':
    case 'name':
      return draft.mask === null ? null : { do: draft.kind, mask: draft.mask };
    case 'power': {
      const [one, other] = draft.seats.toSorted((a, b) => a - b);
      if (one === undefined || draft.seats.length < reach) return null;
      return other === undefined ? { do: 'target', seat: one } : { do: 'pair', seats: [one, other] };
    }
    case 'claim':
    case 'peek':
      return { do: draft.kind };
    default:
      return null;
  }
}

/** Whether a draft is still legal: the match may have moved on meanwhile. */
export function isStillLegal(draft: MoveDraft, legal: readonly Move[]): boolean {
  switch (draft.kind) {
    case 'none':
      return true;
    case 'power':
      return legal.some((move) => move.do === 'target' || move.do === 'pair');
    default:
      return legal.some((move) => move.do === draft.kind);
  }
}

/** A seat or a mask on the table was tapped. */
export function tapped(draft: MoveDraft, spot: Spot, legal: readonly Move[], reach: number): MoveDraft {
  if (legal.some((move) => move.do === 'exchange' && sameSpot(move.with, spot))) return { kind: 'exchange', spot };
  if (!('seat' in spot) || !canMeet(spot.seat, legal)) return draft;
  return { kind: 'power', seats: withSeat(draft.kind === 'power' ? draft.seats : [], spot.seat, reach) };
}

/** Whether a tap on this place would select something. */
export function canTap(draft: MoveDraft, spot: Spot, legal: readonly Move[]): boolean {
  if (draft.kind === 'announce') return false;
  return legal.some((move) => move.do === 'exchange' && sameSpot(move.with, spot)) || ('seat' in spot && canMeet(spot.seat, legal));
}

const canMeet = (seat: Seat, legal: readonly Move[]): boolean =>
  legal.some((move) => (move.do === 'target' && move.seat === seat) || (move.do === 'pair' && move.seats.includes(seat)));

/** A mask in the list was tapped: selected where one must be named, otherwise only read. */
export function withMask(draft: MoveDraft, mask: MaskKind, legal: readonly Move[]): MoveDraft {
  if (legal.some((move) => move.do === 'name' && move.mask === mask)) return { kind: 'name', mask };
  if (draft.kind === 'announce' && legal.some((move) => move.do === 'announce' && move.mask === mask)) return { kind: 'announce', mask };
  return draft;
}
