import { type AnyBot, type BotLevel, searchBot } from '@parlour/bots';
import { templateGame } from '../rules/index.ts';

export const bot = (level: BotLevel): AnyBot => searchBot(templateGame, level);
