import { allSeats, type Seat } from '@parlour/kernel';
import type { Prompt, TerminalGame } from '@parlour/words';
import { numberedPrompt, type SeatName, type Words } from '@parlour/words';
import { type HatTypes, type Move, type ObjectId, type Seen, towards, type View } from '../rules/index.ts';
import { objectPhrase } from '../words/object-names.ts';
import { searchObjects } from '../words/search-objects.ts';
import { describeHat, hatStatus, refuseSpeech } from '../words/sentences.ts';

const SHOWN_NAMES = 10;

export const terminal: TerminalGame<HatTypes> = {
  describe: describeHat,
  sentence(words, { view, waiting, over }, who, you) {
    const { key, values } = hatStatus(words, { view, waiting, over }, who, you);
    return words.t(key, values);
  },
  board: (words, view, who) => [...allSeats(view.seats).flatMap((seat) => placeOf(words, view, who, seat)), shop(words, view)],
  ask(words, view) {
    switch (view.phase) {
      case 'name':
        return { prompt: words.t('thats-not-a-hat.naming.label'), read: (typed) => readName(words, typed) };
      case 'answer':
        return answer(words, view);
      default:
        return { prompt: words.t('cli.ready'), read: () => ({ move: { do: 'ready' } }) };
    }
  },
};

function placeOf(words: Words, view: View, who: SeatName, seat: Seat): string[] {
  const cards = view.gifts[seat] ?? [];
  const penalties = view.penalties[seat] ?? [];
  return [
    ...cards.map((card) => cardOf(words, view, card, who, seat)),
    ...(penalties.length === 0 ? [] : [pile(words, penalties, who(seat))]),
  ];
}

/** [H-14] [H-24*] Penalty cards lie face up for all to see. */
function pile(words: Words, penalties: readonly ObjectId[], who: string): string {
  const cards = words.list(penalties.map((object) => objectPhrase(words, object, 'a')));
  return `${words.t('thats-not-a-hat.penalties', { who, n: penalties.length })} (${cards})`;
}

function cardOf(words: Words, view: View, card: Seen, who: SeatName, seat: Seat): string {
  if (card.face === 'up') return words.t('thats-not-a-hat.card.up', { who: who(seat), gift: objectPhrase(words, card.object, 'a') });
  return words.t('thats-not-a-hat.card.down', { who: who(seat), arrow: card.arrow, to: who(towards(seat, card.arrow, view.seats)) });
}

function shop(words: Words, view: View): string {
  if (view.shopTop === null) return words.t('thats-not-a-hat.shop.empty');
  const top = words.t('thats-not-a-hat.shop.top', { gift: objectPhrase(words, view.shopTop, 'a') });
  return `${top} (${words.t('thats-not-a-hat.shop.below', { n: view.shopBelow })})`;
}

function answer(words: Words, view: View): Prompt<Move> {
  const refusing = view.said === null ? '' : refuseSpeech(words, view.said);
  return numberedPrompt<Move>(
    words,
    [
      [words.t('thats-not-a-hat.button.thank'), { do: 'thank' }],
      [refusing, { do: 'refuse' }],
    ],
    '   ',
  );
}

function readName(words: Words, typed: string): { readonly move: Move } | { readonly help: string } {
  const found = searchObjects(words, typed);
  const [first] = found;
  if (first === undefined) return { help: words.t('thats-not-a-hat.naming.none') };
  const whole = first.range?.[0] === 0 && first.range[1] === first.name.length;
  if (found.length === 1 || whole) return { move: naming(first.object) };
  const names = words.list(found.slice(0, SHOWN_NAMES).map(({ name }) => name));
  if (found.length <= SHOWN_NAMES) return { help: words.t('cli.which', { names }) };
  return { help: words.t('cli.more', { names, n: found.length - SHOWN_NAMES }) };
}

const naming = (object: ObjectId): Move => ({ do: 'name', object });
