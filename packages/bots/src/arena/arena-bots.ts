import { TEMPERAMENTS, type Temperament } from '@parlour/kernel';
import type { AnyBot } from '../bot.ts';
import { BOT_LEVELS, type BotLevel } from '../levels.ts';
import type { ArenaBots } from './arena-game.ts';

/** The levels of today, the temperaments of the normal level, frozen versions of the levels, and scripts. */
export function arenaBots(botOf: (level: BotLevel, temperament?: Temperament) => AnyBot, entrants: ArenaBots = {}): ArenaBots {
  const today = Object.fromEntries(BOT_LEVELS.map((level) => [level as string, botOf(level)]));
  const opponents = Object.fromEntries(
    TEMPERAMENTS.filter((each) => each !== 'even').map((each) => [`normal-${each}`, botOf('normal', each)]),
  );
  return { ...today, ...opponents, ...entrants };
}
