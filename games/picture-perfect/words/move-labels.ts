import type { SeatName, Words } from '@parlour/words';
import type { GuestId, Move } from '../rules/index.ts';
import { nameDecoration, nameGuest } from './sentences.ts';

/** A move as an answer to choose. */
export function labelOf(words: Words, move: Move, who: SeatName): string {
  const guest = (id: GuestId | null): string => (id === null ? '–' : nameGuest(words, id));
  const guests = (ids: readonly GuestId[]): string => ids.map(guest).join(', ');
  switch (move.do) {
    case 'open':
    case 'keep':
    case 'steal':
    case 'contribute':
    case 'rumour':
      return words.t(`picture-perfect.terminal.${move.do}`, { guest: guest(move.guest) });
    case 'close':
      return words.t(`picture-perfect.terminal.close.${move.vip ? 'vip' : 'plain'}`);
    case 'give':
      return words.t('picture-perfect.terminal.give', { left: guest(move.left), right: guest(move.right) });
    case 'swap':
      return words.t('picture-perfect.terminal.swap', { take: guests(move.take), give: guests(move.give) });
    case 'offer': {
      const says = move.says === null ? 'nothing' : move.says.replace('-', '');
      const priced = move.price === null ? 'no' : 'yes';
      return words.t('picture-perfect.terminal.offer', { guest: guest(move.guest), priced, price: move.price ?? 0, says });
    }
    case 'bid':
      return words.t('picture-perfect.terminal.bid', { n: move.amount });
    case 'answer':
      return words.t(`picture-perfect.terminal.answer.${move.pays ? 'yes' : 'no'}`);
    case 'pay':
      return words.t('picture-perfect.terminal.pay', {
        decorations: move.decorations.map((decoration) => nameDecoration(words, decoration)).join(', '),
      });
    case 'vote':
      return move.for === null ? words.t('picture-perfect.terminal.abstain') : who(move.for);
    case 'arrange':
    case 'photo':
    case 'done':
    case 'ready':
    case 'pass':
    case 'sell':
    case 'buy':
      return words.t(`picture-perfect.terminal.${move.do}`);
  }
}
