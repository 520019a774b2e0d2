import { copiesOf, isMaskKind, MASKS, type MaskKind, SCENARIOS } from '../rules/index.ts';

/** A kind is in with all its cards or not at all: a Peasant is never alone (M-41). */
export function toggled(masks: readonly MaskKind[], kind: MaskKind): readonly MaskKind[] {
  if (masks.includes(kind)) return masks.filter((mask) => mask !== kind);
  return inOrder([...masks, ...Array<MaskKind>(copiesOf(kind)).fill(kind)]);
}

/** In the order of the clauses, independent of the order of picking. */
export function inOrder(masks: readonly MaskKind[]): readonly MaskKind[] {
  return masks.toSorted((a, b) => MASKS.indexOf(a) - MASKS.indexOf(b));
}

/** A printed side to start from. */
export function startingWith(side: string, seats: number): readonly MaskKind[] {
  const sides = SCENARIOS[seats];
  return inOrder((side === 'B' ? sides?.B : sides?.A) ?? []);
}

export const masksIn = (value: readonly string[]): readonly MaskKind[] => value.filter(isMaskKind);
