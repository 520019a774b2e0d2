export type { AnyBot, Bot } from './bot.ts';
