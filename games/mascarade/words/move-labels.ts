import type { SeatName, Words } from '@parlour/words';
import type { Move, Spot } from '../rules/index.ts';
import { maskWithArticle } from './mask-names.ts';
import { announceSpeech } from './sentences.ts';

const spotOf = (words: Words, spot: Spot, who: SeatName): string =>
  'seat' in spot ? who(spot.seat) : words.t('mascarade.centre', { n: spot.centre + 1 });

/** A move as an answer to choose. */
export function labelOf(words: Words, move: Move, who: SeatName): string {
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
