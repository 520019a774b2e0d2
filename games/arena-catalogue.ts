// Written by `npm run games:write` from the folders beside this file.
import { type ArenaBots, BOT_LEVELS } from '@parlour/bots';
import { botFor } from './bots-catalogue.ts';
import { ENTRANTS as fotomania } from './fotomania/arena/index.ts';
import { ENTRANTS as mascarade } from './mascarade/arena/index.ts';
import { ENTRANTS as picturePerfect } from './picture-perfect/arena/index.ts';
import { ENTRANTS as thatsNotAHat } from './thats-not-a-hat/arena/index.ts';

const ENTRANTS: Readonly<Record<string, ArenaBots>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania: fotomania,
  mascarade: mascarade,
  'picture-perfect': picturePerfect,
};

/** The bots of an arena: the levels of today, frozen versions of them, and scripts. */
export function arenaBotsOf(game: string): ArenaBots {
  const today = Object.fromEntries(BOT_LEVELS.map((level) => [level as string, botFor(game, level)]));
  return { ...today, ...(Object.hasOwn(ENTRANTS, game) ? ENTRANTS[game] : {}) };
}
