// Written by `npm run games:write` from the folders beside this file.
import type { MatchRecord, MemoryTrial, Refusal } from '@parlour/kernel';
import { memoryTrials as mascarade } from './mascarade/rules/memory-trials.ts';
import { memoryTrials as thatsNotAHat } from './thats-not-a-hat/rules/memory-trials.ts';

/** The memory trials, for the games that have them. */
export const MEMORY_TRIALS: Readonly<Record<string, (record: MatchRecord) => readonly MemoryTrial[] | Refusal>> = {
  'thats-not-a-hat': thatsNotAHat,
  mascarade,
};
