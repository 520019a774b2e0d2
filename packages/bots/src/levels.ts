/** How well a bot remembers and judges, from weakest to strongest. Each game defines what that means. */
export const BOT_LEVELS = ['easy', 'normal', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Other names for the levels. */
const NICKNAMES: Readonly<Record<string, BotLevel>> = { beginner: 'easy', strong: 'sharp' };

/** Every accepted name of a level. */
export const LEVEL_NAMES: readonly string[] = [...BOT_LEVELS, ...Object.keys(NICKNAMES)];

export function parseLevel(name: string): BotLevel | undefined {
  return BOT_LEVELS.find((level) => level === name) ?? (Object.hasOwn(NICKNAMES, name) ? NICKNAMES[name] : undefined);
}
