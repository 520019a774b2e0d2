import { defineFace } from '@parlour/ui/board/face.ts';
import { whoIn } from '@parlour/ui/board/who.ts';
import { AREAS } from '../../areas.ts';
import { type FotomaniaTypes, fotomania } from '../rules/index.ts';
import { FOTOMANIA_RULEBOOK } from '../words/rulebook.ts';
import { describeFotomania } from '../words/sentences.ts';
import { Board } from './Board.tsx';
import { sentence } from './phrases.ts';
import { fotomaniaPrimer } from './primer.tsx';
import { Result } from './Result.tsx';

export const fotomaniaFace = defineFace<FotomaniaTypes>({
  game: fotomania,
  area: 'fotomania',
  areas: AREAS.fotomania,
  rulebook: FOTOMANIA_RULEBOOK,
  primer: fotomaniaPrimer,
  bar: 'band',
  Board,
  sentence,
  Result,
  describe: (event, { words, players, seat }) => describeFotomania(words, event, whoIn(players), seat),
});
