import { defineGameUi } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { type HatTypes, thatsNotAHat } from '../rules/index.ts';
import { describeFact, nameMove } from '../words/advice.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeHat } from '../words/sentences.ts';
import './palette.css';
import { Board } from './Board.tsx';
import { HatResult } from './HatResult.tsx';
import { statusLine } from './labels.ts';
import { momentOf } from './moments.ts';
import { hatShortRules } from './short-rules.tsx';

export const gameUi = defineGameUi<HatTypes>({
  game: thatsNotAHat,
  area: 'thats-not-a-hat',
  rulebook,
  nameHidden,
  nameMove,
  describeFact,
  shortRules: hatShortRules,
  bar: 'plaque',
  Board,
  statusLine,
  Result: HatResult,
  // [H-25*] Penalties lie open. Players have to remember the gifts.
  isLasting: ({ type }) => type === 'refused' || type === 'roundOver',
  history: (view) => view.history,
  momentOf,
  describeEvent: (event, { words, players, seat }) => describeHat(words, event, seatNames(players), seat),
});
