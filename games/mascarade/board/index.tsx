import { defineFace } from '@parlour/ui/board/game-ui.ts';
import { whoIn } from '@parlour/ui/board/seat-names.ts';
import { type MascaradeTypes, mascarade } from '../rules/index.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeMascarade } from '../words/sentences.ts';
import { Board } from './Board.tsx';
import { sentence } from './labels.ts';
import { Result } from './MascaradeResult.tsx';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { startingWith } from './scenario.ts';
import { mascaradePrimer } from './short-rules.tsx';

export const gameUi = defineFace<MascaradeTypes>({
  game: mascarade,
  area: 'mascarade',
  rulebook,
  nameHidden,
  lobbyHint: 'mascarade.lobby.hint',
  primer: mascaradePrimer,
  bar: 'band',
  talkOver: true,
  Board,
  sentence,
  editors: { scenario: { start: startingWith, Editor: ScenarioEditor } },
  Result,
  describe: (event, { words, players, seat }) => describeMascarade(words, event, whoIn(players), seat),
});
