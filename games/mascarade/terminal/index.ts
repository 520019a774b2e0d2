import { allSeats, type Seat } from '@parlour/kernel';
import type { TerminalGame } from '@parlour/words';
import { numberedPrompt, type SeatName, type Words } from '@parlour/words';
import { type MascaradeTypes, type Move, mascarade, type Spot, type View } from '../rules/index.ts';
import { maskWithArticle } from '../words/mask-names.ts';
import { announceSpeech, describeMascarade, mascaradeStatus } from '../words/sentences.ts';

export const terminal: TerminalGame<MascaradeTypes> = {
  describe: describeMascarade,
  sentence(words, { view, waiting, over }, who, you) {
    const { key, values } = mascaradeStatus(words, { view, waiting, over }, who, you);
    return words.t(key, values);
  },
  board: (words, view, who) => [
    ...allSeats(view.seats).map((seat) => placeOf(words, view, who, seat)),
    ...view.centre.flatMap((mask, index) =>
      mask === null ? [] : [`${spotOf(words, { centre: index }, who)}: ${maskWithArticle(words, mask)}`],
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

const spotOf = (words: Words, spot: Spot, who: SeatName): string =>
  'seat' in spot ? who(spot.seat) : words.t('mascarade.centre', { n: spot.centre + 1 });

function labelOf(words: Words, move: Move, who: SeatName): string {
  switch (move.do) {
    case 'exchange':
      return words.t(`mascarade.terminal.${move.sleight}`, { with: spotOf(words, move.with, who) });
    case 'cloth':
      return words.t(`mascarade.terminal.cloth.${move.sleight}`);
    case 'announce':
      return announceSpeech(words, move.mask);
    case 'claim':
    case 'pass':
      return words.t(`mascarade.say.${move.do}`);
    case 'target':
      return who(move.seat);
    case 'pair':
      return words.list(move.seats.map(who));
    case 'name':
      return maskWithArticle(words, move.mask);
    case 'look':
    case 'peek':
    case 'decline':
      return words.t(`mascarade.terminal.${move.do}`);
    default:
      throw new Error(`nobody is asked for ${move.do} here`);
  }
}
