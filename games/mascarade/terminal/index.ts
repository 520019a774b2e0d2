import { allSeats, type Seat } from '@parlour/kernel';
import type { TerminalGame } from '@parlour/words';
import { numberedPrompt, type SeatName, type Words } from '@parlour/words';
import { type MascaradeTypes, mascarade, type View } from '../rules/index.ts';
import { maskWithArticle } from '../words/mask-names.ts';
import { labelOf } from '../words/move-labels.ts';
import { describeMascarade, mascaradeStatus } from '../words/sentences.ts';

export const terminal: TerminalGame<MascaradeTypes> = {
  describe: describeMascarade,
  sentence(words, { view, waiting, over }, who, you) {
    const { key, values } = mascaradeStatus(words, { view, waiting, over }, who, you);
    return words.t(key, values);
  },
  board: (words, view, who) => [
    ...allSeats(view.seats).map((seat) => placeOf(words, view, who, seat)),
    ...view.centre.flatMap((mask, index) =>
      mask === null ? [] : [words.t('mascarade.terminal.centre', { n: index + 1, mask: maskWithArticle(words, mask) })],
    ),
    words.t('mascarade.terminal.court', { n: view.court }),
  ],
  ask(words, view, you, who) {
    if (view.phase === 'memorise') return { prompt: words.t('cli.ready'), read: () => ({ move: { do: 'ready' } }) };
    const moves = mascarade.legalMoves(view, you);
    return numberedPrompt(
      words,
      moves.map((move) => [labelOf(words, move, who), move] as const),
      '\n',
    );
  },
};

/** A player's coins, and the mask where it is open. */
function placeOf(words: Words, view: View, who: SeatName, seat: Seat): string {
  const place = view.placeOf[seat] ?? seat;
  const mask = view.masks[place] ?? null;
  const coins = words.t('mascarade.terminal.coins', { who: who(seat), n: view.coins[place] ?? 0 });
  return mask === null ? coins : `${coins}, ${maskWithArticle(words, mask)}`;
}
