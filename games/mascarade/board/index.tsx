import { defineGameUi } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { type MascaradeTypes, mascarade } from '../rules/index.ts';
import { describeFact, nameMove } from '../words/advice.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeMascarade } from '../words/sentences.ts';
import './palette.css';
import { Board } from './Board.tsx';
import { statusLine } from './labels.ts';
import { MascaradeResult } from './MascaradeResult.tsx';
import { momentOf } from './moments.ts';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { startingWith } from './scenario.ts';
import { mascaradeShortRules } from './short-rules.tsx';

export const gameUi = defineGameUi<MascaradeTypes>({
  game: mascarade,
  area: 'mascarade',
  rulebook,
  nameHidden,
  nameMove,
  describeFact,
  lobbyHint: 'mascarade.lobby.hint',
  shortRules: mascaradeShortRules,
  bar: 'band',
  chatOverBoard: true,
  Board,
  statusLine,
  editors: { scenario: { start: startingWith, Editor: ScenarioEditor } },
  Result: MascaradeResult,
  // [M-44*] Coins lie open. Players have to remember everything else.
  isLasting: ({ type }) => type === 'paid' || type === 'traded' || type === 'ended',
  history: (view) => view.history,
  notes: 'mascarade.board.notes',
  momentOf,
  describeEvent: (event, { words, players, seat }) => describeMascarade(words, event, seatNames(players), seat),
});
