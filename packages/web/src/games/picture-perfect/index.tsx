import { type PictureTypes, picturePerfect } from '@parlour/games/picture-perfect';
import { describePicture, PICTURE_RULEBOOK } from '@parlour/words';
import { AREAS } from '../areas.ts';
import { defineFace } from '../face.ts';
import { whoIn } from '../who.ts';
import { Board } from './Board.tsx';
import { sentence } from './phrases.ts';
import { picturePrimer } from './primer.tsx';
import { Result } from './Result.tsx';

export const pictureFace = defineFace<PictureTypes>({
  game: picturePerfect,
  area: 'picture',
  areas: AREAS['picture-perfect'],
  rulebook: PICTURE_RULEBOOK,
  primer: picturePrimer,
  bar: 'band',
  Board,
  sentence,
  Result,
  endsOnBoard: true,
  describe: (event, { words, players, seat }) => describePicture(words, event, whoIn(players), seat),
});
