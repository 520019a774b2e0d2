import type { AnyBot, BotLevel } from '@parlour/bots';
import { randomBot } from '@parlour/bots';
import { fotomaniaBot } from './fotomania/bot/index.ts';
import { mascaradeBot } from './mascarade/bot/index.ts';
import { pictureBot } from './picture-perfect/bot/index.ts';
import { gameById } from './rules-catalogue.ts';
import { hatBot } from './thats-not-a-hat/bot/index.ts';

const BOTS: Readonly<Record<string, (level: BotLevel) => AnyBot>> = {
  'thats-not-a-hat': hatBot,
  fotomania: fotomaniaBot,
  mascarade: mascaradeBot,
  'picture-perfect': pictureBot,
};

/** The house's bot for a game; one that has none yet is played by chance. */
export function botFor(game: string, level: BotLevel): AnyBot {
  const make = Object.hasOwn(BOTS, game) ? BOTS[game] : undefined;
  if (make !== undefined) return make(level);
  const rules = gameById(game);
  if (rules === undefined) throw new RangeError(`no game is called ${game}`);
  return randomBot(rules);
}
