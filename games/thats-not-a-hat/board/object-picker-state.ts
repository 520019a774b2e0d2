import type { ObjectId } from '../rules/index.ts';

/** Finding a word: what is typed, which of the finds is lit, and which one is picked to be said. */
export interface Naming {
  readonly text: string;
  readonly lit: number;
  readonly picked: ObjectId | null;
}

export const NOTHING_TYPED: Naming = { text: '', lit: 0, picked: null };

export const typed = (text: string): Naming => ({ text, lit: 0, picked: null });

/** Moves the light, round the ends. What was picked is put back. */
export function moved(naming: Naming, by: number, found: number): Naming {
  if (found === 0) return naming;
  return { ...naming, lit: (((naming.lit + by) % found) + found) % found, picked: null };
}

export const picked = (naming: Naming, lit: number, object: ObjectId): Naming => ({ ...naming, lit, picked: object });

/** Enter picks what is lit; once picked, Enter gives it: two strokes, because a word once said cannot be taken back. */
export function entered(naming: Naming, found: readonly ObjectId[]): { readonly naming: Naming; readonly give: ObjectId | null } {
  if (naming.picked !== null) return { naming, give: naming.picked };
  const lit = found[naming.lit];
  return { naming: lit === undefined ? naming : picked(naming, naming.lit, lit), give: null };
}
