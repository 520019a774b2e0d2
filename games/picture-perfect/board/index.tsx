import { defineFace } from '@parlour/ui/board/game-ui.ts';
import { whoIn } from '@parlour/ui/board/seat-names.ts';
import { type PicturePerfectTypes, picturePerfect } from '../rules/index.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describePicturePerfect } from '../words/sentences.ts';
import { Board } from './Board.tsx';
import { Result } from './PicturePerfectResult.tsx';
import { picturePrimer } from './short-rules.tsx';
import { sentence } from './status-line.ts';

export const gameUi = defineFace<PicturePerfectTypes>({
  game: picturePerfect,
  area: 'picture',
  rulebook,
  nameHidden,
  primer: picturePrimer,
  bar: 'band',
  Board,
  sentence,
  Result,
  endsOnBoard: true,
  describe: (event, { words, players, seat }) => describePicturePerfect(words, event, whoIn(players), seat),
});
