// Written by `npm run games:write` from the folders beside this file.
import { type AnyBot, type BotLevel, randomBot } from '@parlour/bots';
import { entryOf, type Temperament } from '@parlour/kernel';
import { bot as fotomania } from './fotomania/bot/index.ts';
import { bot as mascarade } from './mascarade/bot/index.ts';
import { bot as picturePerfect } from './picture-perfect/bot/index.ts';
import { gameById } from './rules-catalogue.ts';
import { bot as thatsNotAHat } from './thats-not-a-hat/bot/index.ts';

const BOTS: Readonly<Record<string, (level: BotLevel, temperament: Temperament) => AnyBot>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};

/** The bot for a game; a game without one gets a random bot. */
export function botFor(game: string, level: BotLevel, temperament: Temperament = 'even'): AnyBot {
  const make = entryOf(BOTS, game);
  if (make !== undefined) return make(level, temperament);
  const rules = gameById(game);
  if (rules === undefined) throw new RangeError(`no game is called ${game}`);
  return randomBot(rules);
}
