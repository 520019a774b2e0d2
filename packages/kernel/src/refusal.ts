/** Why a move or an option was refused: a value, never an exception. `clause` names the rule that forbids it. */
export interface Refusal {
  readonly refused: string;
  readonly clause?: string;
  /** Details for the message: names and numbers, no English. */
  readonly about?: Readonly<Record<string, string | number>>;
}

export function refuse(refused: string, clause?: string, about?: Refusal['about']): Refusal {
  return { refused, ...(clause === undefined ? {} : { clause }), ...(about === undefined ? {} : { about }) };
}

/** Refusals of the kernel; each game adds its own closed set. */
export const KERNEL_REFUSALS = ['game-over', 'not-your-turn', 'already-chosen', 'malformed-move', 'no-such-seat', 'not-due'] as const;

export type Parsed<T> = { readonly ok: T } | Refusal;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
