import { type FotomaniaTypes, fotomania } from '@parlour/games/fotomania';
import { describeFotomania, FOTOMANIA_RULEBOOK } from '@parlour/words';
import { AREAS } from '../areas.ts';
import { defineFace } from '../face.ts';
import { whoIn } from '../who.ts';
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
