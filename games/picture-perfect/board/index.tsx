import { defineGameUi } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { type PicturePerfectTypes, picturePerfect } from '../rules/index.ts';
import { describeFact, nameMove } from '../words/advice.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describePicturePerfect } from '../words/sentences.ts';
import './palette.css';
import { Board } from './Board.tsx';
import { momentOf } from './moments.ts';
import { PicturePerfectResult } from './PicturePerfectResult.tsx';
import { picturePerfectShortRules } from './short-rules.tsx';
import { statusLine } from './status-line.ts';

export const gameUi = defineGameUi<PicturePerfectTypes>({
  game: picturePerfect,
  area: 'picture-perfect',
  rulebook,
  nameHidden,
  nameMove,
  describeFact,
  shortRules: picturePerfectShortRules,
  bar: 'band',
  fillsScreen: true,
  Board,
  statusLine,
  Result: PicturePerfectResult,
  boardShowsResult: true,
  // Players have to remember what was in an envelope and what was said of it.
  isLasting: ({ type }) => type !== 'opened' && type !== 'offered',
  momentOf,
  describeEvent: (event, { words, players, seat }) => describePicturePerfect(words, event, seatNames(players), seat),
});
