import { type HatTypes, thatsNotAHat } from '@parlour/games/thats-not-a-hat';
import { describeHat, HAT_RULEBOOK } from '@parlour/words';
import { AREAS } from '../areas.ts';
import { defineFace } from '../face.ts';
import { whoIn } from '../who.ts';
import { Board } from './Board.tsx';
import { sentence } from './phrases.ts';
import { hatPrimer } from './primer.tsx';
import { Result } from './Result.tsx';

export const hatFace = defineFace<HatTypes>({
  game: thatsNotAHat,
  area: 'hat',
  areas: AREAS['thats-not-a-hat'],
  rulebook: HAT_RULEBOOK,
  primer: hatPrimer,
  bar: 'plaque',
  Board,
  sentence,
  Result,
  describe: (event, { words, players, seat }) => describeHat(words, event, whoIn(players), seat),
});
