import type { MessageKey } from '../words.ts';

export interface RulebookSection {
  readonly title: MessageKey;
  /** Ids of the clauses, in order. */
  readonly clauses: readonly string[];
}

export type Rulebook = readonly RulebookSection[];

/** A ruling rather than a rule of the printed book. */
export const isHouseRule = (clause: string): boolean => clause.endsWith('*');

/** The key of a clause's text; `area` is the game's, as in `thats-not-a-hat.rules.H-07`. */
export const clauseKey = (area: string, clause: string): MessageKey => `${area}.rules.${clause}` as MessageKey;
