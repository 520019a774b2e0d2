import { defineFace } from '@parlour/ui/board/game-ui.ts';
import { whoIn } from '@parlour/ui/board/seat-names.ts';
import { type HatTypes, thatsNotAHat } from '../rules/index.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeHat } from '../words/sentences.ts';
import { Board } from './Board.tsx';
import { Result } from './HatResult.tsx';
import { sentence } from './labels.ts';
import { hatPrimer } from './short-rules.tsx';

export const gameUi = defineFace<HatTypes>({
  game: thatsNotAHat,
  area: 'hat',
  rulebook,
  nameHidden,
  primer: hatPrimer,
  bar: 'plaque',
  Board,
  sentence,
  Result,
  describe: (event, { words, players, seat }) => describeHat(words, event, whoIn(players), seat),
});
