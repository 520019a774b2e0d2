import type { PictureTypes } from '@parlour/games/picture-perfect';
import { sentencePicture } from '@parlour/words';
import type { ReactNode } from 'react';
import { dressed } from '../../words/words.ts';
import type { Scene } from '../face.ts';
import { whoIn } from '../who.ts';
import { guestName } from './names.ts';

/** What happens now. Who has won is told by the album, not before it. */
export function sentence({ words, view, waiting, may, over, players, seat }: Scene<PictureTypes>): ReactNode {
  if (over !== null) return words.t('pp.now.album');
  const reads = view.open !== null && seat !== null && (view.phase === 'look' || view.phase === 'final') && waiting.includes(seat);
  if (reads && view.open !== null) return words.t('pp.now.open', { guest: guestName(words, view.open.guest) });
  const { key, values } = sentencePicture(words, view, { waiting, may }, over, whoIn(players), seat);
  return dressed(words.rich(key, values));
}
