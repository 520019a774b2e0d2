import { defineFace } from '@parlour/ui/board/face.ts';
import { whoIn } from '@parlour/ui/board/who.ts';
import { AREAS } from '../../areas.ts';
import { type HatTypes, thatsNotAHat } from '../rules/index.ts';
import { HAT_RULEBOOK } from '../words/rulebook.ts';
import { describeHat } from '../words/sentences.ts';
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
