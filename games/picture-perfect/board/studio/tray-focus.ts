import type { PieceId } from './figures.ts';

/** From a waiting figure to the plan: the space that Tab would stop at. */
export function focusOnPlan(): void {
  document.querySelector<HTMLElement>('[data-space][tabindex="0"]')?.focus();
}

/** Back from the plan to a waiting figure. */
export function focusInTray(piece: PieceId): void {
  document.querySelector<HTMLElement>(`[data-waiting="${piece}"]`)?.focus();
}
