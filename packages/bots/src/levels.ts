/** How well a bot remembers and judges, from scatter-brained to sharp. What that means is each game's affair. */
export const BOT_LEVELS = ['easy', 'normal', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export function isBotLevel(text: unknown): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}
