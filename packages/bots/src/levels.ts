/** How well a bot remembers and judges, from scatter-brained to sharp. What that means is each game's affair. */
export const BOT_LEVELS = ['easy', 'normal', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What people also call them. */
const NICKNAMES: Readonly<Record<string, BotLevel>> = { beginner: 'easy', strong: 'sharp' };

/** Every name a level goes by. */
export const LEVEL_NAMES: readonly string[] = [...BOT_LEVELS, ...Object.keys(NICKNAMES)];

export function parseLevel(name: string): BotLevel | undefined {
  return BOT_LEVELS.find((level) => level === name) ?? (Object.hasOwn(NICKNAMES, name) ? NICKNAMES[name] : undefined);
}
