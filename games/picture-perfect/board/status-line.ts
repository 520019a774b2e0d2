import type { BoardScene } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import type { PicturePerfectTypes } from '../rules/index.ts';
import { picturePerfectStatus } from '../words/sentences.ts';
import { guestName } from './names.ts';

/** The current status. The album names the winner, not this line. */
export function statusLine({ words, view, waiting, may, over, players, seat }: BoardScene<PicturePerfectTypes>): ReactNode {
  if (over !== null) return words.t('picture-perfect.board.now.album');
  const reads = view.open !== null && seat !== null && (view.phase === 'look' || view.phase === 'final') && waiting.includes(seat);
  if (reads && view.open !== null) return words.t('picture-perfect.board.now.open', { guest: guestName(words, view.open.guest) });
  const { key, values } = picturePerfectStatus(words, { view, waiting, may, over }, seatNames(players), seat);
  return renderRichText(words.rich(key, values));
}
