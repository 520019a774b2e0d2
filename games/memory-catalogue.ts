import type { MatchRecord, Recall, Refusal } from '@parlour/kernel';
import { recallInMascarade } from './mascarade/rules/recall.ts';
import { recallInHat } from './thats-not-a-hat/rules/recall.ts';

/** The games that are about remembering, and what their players had to remember. */
export const RECALL: Readonly<Record<string, (record: MatchRecord) => readonly Recall[] | Refusal>> = {
  'thats-not-a-hat': recallInHat,
  mascarade: recallInMascarade,
};
