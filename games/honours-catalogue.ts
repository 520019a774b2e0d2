// Written by `npm run games:write` from the folders beside this file.
import type { GameTypes, Honour, Match, MatchRecord, Refusal } from '@parlour/kernel';
import { honoursOf as fotomania } from './fotomania/rules/honours.ts';
import { honoursOf as mascarade } from './mascarade/rules/honours.ts';
import { honoursOf as picturePerfect } from './picture-perfect/rules/honours.ts';
import { honoursOf as thatsNotAHat } from './thats-not-a-hat/rules/honours.ts';

type HonoursOf = (record: MatchRecord, ended?: Match<GameTypes>) => readonly Honour[] | Refusal;

/** The honours of a finished match, for the games that have them. A caller that has replayed the record already passes its end. */
export const HONOURS: Readonly<Record<string, HonoursOf>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};
