import { type MascaradeTypes, mascarade } from '@parlour/games/mascarade';
import { describeMascarade, MASCARADE_RULEBOOK } from '@parlour/words';
import { AREAS } from '../areas.ts';
import { defineFace } from '../face.ts';
import { whoIn } from '../who.ts';
import { Board } from './Board.tsx';
import { sentence } from './phrases.ts';
import { mascaradePrimer } from './primer.tsx';
import { Result } from './Result.tsx';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { startingWith } from './scenario.ts';

export const mascaradeFace = defineFace<MascaradeTypes>({
  game: mascarade,
  area: 'mascarade',
  areas: AREAS.mascarade,
  rulebook: MASCARADE_RULEBOOK,
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
