import { capitalize, type Words } from '@parlour/words';
import type { DecorationId, ExchangeCard, GuestId, WishId } from '../rules/index.ts';
import { nameDecoration, nameGuest, nameWish } from '../words/sentences.ts';

/** Names for labels: with a capital letter. */
export const guestName = (words: Words, guest: GuestId): string => capitalize(words, nameGuest(words, guest));
export const decorationName = (words: Words, decoration: DecorationId): string => capitalize(words, nameDecoration(words, decoration));
export const wishText = (words: Words, wish: WishId): string => capitalize(words, nameWish(words, wish));

export const cardName = (words: Words, card: ExchangeCard): string => words.t(`picture-perfect.card.${card}`);
/** The card's rule in one sentence. */
export const cardRule = (words: Words, card: ExchangeCard): string => words.t(`picture-perfect.board.rule.${card}`);
