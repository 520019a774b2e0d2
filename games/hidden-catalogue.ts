import type { Json } from '@parlour/kernel';
import { capital, type Who, type Words } from '@parlour/words';
import { type Card as Photo } from './fotomania/rules/index.ts';
import { nameCard } from './fotomania/words/sentences.ts';
import { type State as Ball, kindOf, type MaskCard } from './mascarade/rules/index.ts';
import { maskName } from './mascarade/words/masks.ts';
import type { GuestId, WishId } from './picture-perfect/rules/index.ts';
import { nameGuest, nameWish } from './picture-perfect/words/sentences.ts';
import type { ObjectId } from './thats-not-a-hat/rules/index.ts';
import { noun } from './thats-not-a-hat/words/nouns.ts';

/** A hidden piece as people would point at it: where it lies, and what a given content of it is called. */
export interface HiddenName {
  readonly where: string;
  readonly what: (content: Json) => string;
}

type Namer = (words: Words, path: readonly string[], state: object, who: Who) => HiddenName | null;

const hat: Namer = (words, [top, seat, place], _state, who) => {
  const what = (content: Json) => noun(words, content as ObjectId).name;
  if (top === 'moving') return { where: words.t('replay.where.moving'), what };
  if (top !== 'gifts') return null;
  return { where: words.t('replay.where.gift', { name: who(Number(seat)), number: Number(place) + 1 }), what };
};

const fotomania: Namer = (words, [top, seat, place], _state, who) => {
  if (top !== 'hands') return null;
  const where = words.t('replay.where.hand', { name: who(Number(seat)), number: Number(place) + 1 });
  return { where, what: (content) => nameCard(words, content as unknown as Photo) };
};

const mascarade: Namer = (words, [top, index], state, who) => {
  const what = (content: Json) => maskName(words, kindOf(content as MaskCard));
  if (top === 'centre') return { where: words.t('replay.where.centre', { number: Number(index) + 1 }), what };
  if (top !== 'masks') return null;
  const seat = (state as Ball).seatAt[Number(index)] ?? Number(index);
  return { where: words.t('replay.where.mask', { name: who(seat) }), what };
};

const picture: Namer = (words, [top, guest, part]) => {
  if (top !== 'envelopes' || part !== 'wishes') return null;
  const where = capital(words, words.t('replay.where.envelope', { guest: nameGuest(words, guest as GuestId) }));
  return { where, what: (content) => nameWish(words, content as WishId) };
};

const NAMERS: Readonly<Record<string, Namer>> = { 'thats-not-a-hat': hat, fotomania, mascarade, 'picture-perfect': picture };

/** How people would speak of a hidden piece; null for what nobody points at, such as a card in the deck. */
export function nameHidden(words: Words, game: string, path: readonly string[], state: object, who: Who): HiddenName | null {
  return NAMERS[game]?.(words, path, state, who) ?? null;
}
