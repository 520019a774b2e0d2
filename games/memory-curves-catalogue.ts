// Written by `npm run games:write` from the folders beside this file.
import type { MemoryCurves } from '@parlour/kernel';
import { MEMORY_CURVES as thatsNotAHat } from './thats-not-a-hat/bot/memory-curves.data.ts';

/** What bots of each level remembered, for the games where that was measured. */
export const BOT_MEMORY_CURVES: Readonly<Record<string, MemoryCurves>> = { 'thats-not-a-hat': thatsNotAHat };
