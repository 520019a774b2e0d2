import { defineFace } from '@parlour/ui/board/game-ui.ts';
import { whoIn } from '@parlour/ui/board/seat-names.ts';
import { type FotomaniaTypes, fotomania } from '../rules/index.ts';
import { nameHidden } from '../words/hidden.ts';
import { rulebook } from '../words/rulebook.ts';
import { describeFotomania } from '../words/sentences.ts';
import { Board } from './Board.tsx';
import { sentence } from './labels.ts';
import { Result } from './ScoreSheet.tsx';
import { fotomaniaPrimer } from './short-rules.tsx';

export const gameUi = defineFace<FotomaniaTypes>({
  game: fotomania,
  area: 'fotomania',
  rulebook,
  nameHidden,
  primer: fotomaniaPrimer,
  bar: 'band',
  Board,
  sentence,
  Result,
  describe: (event, { words, players, seat }) => describeFotomania(words, event, whoIn(players), seat),
});
