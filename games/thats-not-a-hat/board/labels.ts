import type { Seat } from '@parlour/kernel';
import type { BoardProps, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import { type Words } from '@parlour/words';
import type { ReactNode } from 'react';
import type { HatTypes, ObjectId, Seen } from '../rules/index.ts';
import { towards } from '../rules/index.ts';
import { objectNoun, objectPhrase } from '../words/object-names.ts';
import { hatStatus } from '../words/sentences.ts';

export const captionOf = (words: Words, object: ObjectId): string => objectNoun(words, object).name;

/** The length of the longest word: it decides the size of a caption. */
export const longestWord = (text: string): number => Math.max(...text.split(/[ -]/).map((word) => word.length));

export function statusLine({ words, view, waiting, over, players, seat }: BoardScene<HatTypes>): ReactNode {
  const { key, values } = hatStatus(words, { view, waiting, over }, seatNames(players), seat);
  return renderRichText(words.rich(key, values));
}

/** The accessible name of a card. For a face-down one it names only the arrow. */
export function cardLabel({ words, view, players, seat: you }: BoardScene<HatTypes>, seen: Seen, owner: Seat): string {
  const name = (seat: Seat) => (seat === you ? words.t('thats-not-a-hat.you') : seatNames(players)(seat));
  if (seen === view.moving && view.receiver !== null)
    return words.t('thats-not-a-hat.card.moving', { from: name(owner), to: name(view.receiver) });
  if (seen.face === 'up') return words.t('thats-not-a-hat.card.up', { who: name(owner), gift: objectPhrase(words, seen.object, 'a') });
  return words.t('thats-not-a-hat.card.down', { who: name(owner), arrow: seen.arrow, to: name(towards(owner, seen.arrow, view.seats)) });
}

export function shopLabel({ words, view }: BoardScene<HatTypes>): string {
  if (view.shopTop === null) return words.t('thats-not-a-hat.shop.empty');
  return `${words.t('thats-not-a-hat.shop.top', { gift: objectPhrase(words, view.shopTop, 'a') })} · ${words.t('thats-not-a-hat.shop.below', { n: view.shopBelow })}`;
}

export function penaltyLabel({ words, view, players, seat: you }: BoardScene<HatTypes>, seat: Seat): string {
  const cards = view.penalties[seat] ?? [];
  const label = words.t('thats-not-a-hat.penalties', {
    who: seat === you ? words.t('thats-not-a-hat.you') : seatNames(players)(seat),
    n: cards.length,
  });
  return cards.length === 0 ? label : `${label} · ${words.list(cards.map((object) => captionOf(words, object)))}`;
}

/** Speech, in the quotation marks of the language. */
export function quoted(words: Words, speech: ReactNode): ReactNode[] {
  const [open, close] = words.t('thats-not-a-hat.quote', { words: '|' }).split('|');
  return [open, speech, close];
}

/** Whether this player has to name the gift now. */
export function isNaming({ view, legal, tv }: BoardProps<HatTypes>): boolean {
  return !tv && view.phase === 'name' && legal.length > 0;
}
