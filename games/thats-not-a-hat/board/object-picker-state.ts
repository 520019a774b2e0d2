import type { ObjectId } from '../rules/index.ts';

/** The object search: the typed text, the highlighted result, and the picked one. */
export interface ObjectPickerState {
  readonly text: string;
  readonly lit: number;
  readonly picked: ObjectId | null;
}

export const INITIAL_PICKER: ObjectPickerState = { text: '', lit: 0, picked: null };

export const withText = (text: string): ObjectPickerState => ({ text, lit: 0, picked: null });

/** Moves the highlight, wrapping at the ends. A pick is cleared. */
export function moveHighlight(naming: ObjectPickerState, by: number, found: number): ObjectPickerState {
  if (found === 0) return naming;
  return { ...naming, lit: (((naming.lit + by) % found) + found) % found, picked: null };
}

export const pickObject = (naming: ObjectPickerState, lit: number, object: ObjectId): ObjectPickerState => ({
  ...naming,
  lit,
  picked: object,
});

/** Enter picks the highlighted result; a second Enter gives it, because a name cannot be taken back. */
export function pressEnter(
  naming: ObjectPickerState,
  found: readonly ObjectId[],
): { readonly naming: ObjectPickerState; readonly give: ObjectId | null } {
  if (naming.picked !== null) return { naming, give: naming.picked };
  const lit = found[naming.lit];
  return { naming: lit === undefined ? naming : pickObject(naming, naming.lit, lit), give: null };
}
