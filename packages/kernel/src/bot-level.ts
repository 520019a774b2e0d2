/** The strengths of bots, from weakest to strongest. Each game defines what they mean. */
export const BOT_LEVELS = ['easy', 'normal', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
