import { BOT_LEVELS, type BotLevel, entryOf } from '@parlour/kernel';

export { BOT_LEVELS, type BotLevel };

/** Other names for the levels. */
const NICKNAMES: Readonly<Record<string, BotLevel>> = { beginner: 'easy', strong: 'sharp' };

/** Every accepted name of a level. */
export const LEVEL_NAMES: readonly string[] = [...BOT_LEVELS, ...Object.keys(NICKNAMES)];

export function parseLevel(name: string): BotLevel | undefined {
  return BOT_LEVELS.find((level) => level === name) ?? entryOf(NICKNAMES, name);
}
