import { defineGameUi } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { type FotomaniaTypes, fotomania } from '../rules/index.ts';
import { describeFact, nameMove } from '../words/advice.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeFotomania } from '../words/sentences.ts';
import './palette.css';
import { Board } from './Board.tsx';
import { statusLine } from './labels.ts';
import { momentOf } from './moments.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { fotomaniaShortRules } from './short-rules.tsx';

export const gameUi = defineGameUi<FotomaniaTypes>({
  game: fotomania,
  area: 'fotomania',
  rulebook,
  nameHidden,
  nameMove,
  describeFact,
  shortRules: fotomaniaShortRules,
  bar: 'band',
  fillsScreen: true,
  Board,
  statusLine,
  Result: ScoreSheet,
  // [F-18] [F-36] Players have to remember what others took and what is out of focus.
  isLasting: (event) => event.type !== 'took' && (event.type !== 'photo' || event.focus === 'sharp'),
  momentOf,
  describeEvent: (event, { words, players, seat }) => describeFotomania(words, event, seatNames(players), seat),
});
