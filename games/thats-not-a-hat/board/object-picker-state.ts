import type { ObjectId } from '../rules/index.ts';

/** Finding a word: what is typed, which of the finds is lit, and which one is picked to be said. */
export interface ObjectPickerState {
  readonly text: string;
  readonly lit: number;
  readonly picked: ObjectId | null;
}

export const INITIAL_PICKER: ObjectPickerState = { text: '', lit: 0, picked: null };

export const withText = (text: string): ObjectPickerState => ({ text, lit: 0, picked: null });

/** Moves the light, round the ends. What was picked is put back. */
export function moveHighlight(naming: ObjectPickerState, by: number, found: number): ObjectPickerState {
  if (found === 0) return naming;
  return { ...naming, lit: (((naming.lit + by) % found) + found) % found, picked: null };
}

export const pickObject = (naming: ObjectPickerState, lit: number, object: ObjectId): ObjectPickerState => ({
  ...naming,
  lit,
  picked: object,
});

/** Enter picks what is lit; once picked, Enter gives it: two strokes, because a word once said cannot be taken back. */
export function pressEnter(
  naming: ObjectPickerState,
  found: readonly ObjectId[],
): { readonly naming: ObjectPickerState; readonly give: ObjectId | null } {
  if (naming.picked !== null) return { naming, give: naming.picked };
  const lit = found[naming.lit];
  return { naming: lit === undefined ? naming : pickObject(naming, naming.lit, lit), give: null };
}
