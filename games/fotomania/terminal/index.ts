import { type Colour } from '@parlour/games/fotomania/rules';
import { allSeats } from '@parlour/kernel';
import type { TerminalGame } from '@parlour/words';
import { type SeatName, type Words } from '@parlour/words';
import { COLUMNS, type FotomaniaTypes, type Move, placeAt, rowsOf, type Seen, type Side, type Strip, type View } from '../rules/index.ts';
import { describeFotomania, fotomaniaBackName, fotomaniaCardName, fotomaniaColourName, fotomaniaStatus } from '../words/sentences.ts';

const NOTHING = '·';
const OUT_OF_FOCUS = '−2';

export const terminal: TerminalGame<FotomaniaTypes> = {
  describe: describeFotomania,
  sentence(words, { view, waiting, over }, who, you) {
    const { key, values } = fotomaniaStatus(words, { view, waiting, over }, who, you);
    return words.t(key, values);
  },
  board: (words, view, who) => [
    ...Array.from({ length: rowsOf(view.seats) }, (_, row) => cityRow(words, view, row)),
    words.t('fotomania.terminal.deck', { n: view.deck }),
    goodPhotos(words, view, who),
    ...allSeats(view.seats).flatMap((seat) => album(words, view.strips[seat] ?? [], who(seat))),
    ...(view.hand === null
      ? []
      : [words.t('fotomania.terminal.hand', { cards: numbered(view.hand.map((card) => fotomaniaCardName(words, card))) })]),
  ],
  ask(words, view) {
    if (view.phase === 'take') return { prompt: words.t('fotomania.terminal.take'), read: (typed) => readTake(words, typed) };
    return { prompt: words.t('fotomania.terminal.advance'), read: (typed) => readAdvance(words, typed) };
  },
};

function cityRow(words: Words, view: View, row: number): string {
  const rows = rowsOf(view.seats);
  const cards = Array.from({ length: COLUMNS }, (_, column) => seenAs(words, view.city[placeAt(row, column, rows)] ?? null));
  return words.t('fotomania.terminal.row', { row: row + 1, cards: cards.join(' | ') });
}

function seenAs(words: Words, seen: Seen | null): string {
  if (seen === null) return NOTHING;
  return seen.face === 'up' ? fotomaniaCardName(words, seen.card) : `[${fotomaniaBackName(words, seen.back)}]`;
}

function album(words: Words, strips: readonly Strip[], who: string): string[] {
  const begun = strips.filter((strip) => strip.frames.length > 0);
  if (begun.length === 0) return [];
  const texts = begun.map(({ colour, frames }) => {
    const numbers = frames.map((frame) => (frame.face === 'up' ? frame.number : OUT_OF_FOCUS));
    return `${fotomaniaColourName(words, colour)} ${numbers.join(' ')}`;
  });
  return [words.t('fotomania.terminal.album', { who, strips: texts.join(' | ') })];
}

/** Who holds the Good Photo of each colour, and how many photos earn a free one (F-07). */
function goodPhotos(words: Words, view: View, who: SeatName): string {
  const cards = view.goodPhotos.map((holder, i) => {
    const colour = fotomaniaColourName(words, view.colours[i] as Colour);
    return `${colour} (${holder === null ? words.t('fotomania.terminal.free') : who(holder)})`;
  });
  return words.t('fotomania.terminal.goodPhotos', { n: view.required, cards: cards.join(' | ') });
}

/** The place of a card is distinct from its number in every language: `1) red 2`, `1) 2 rouge`. */
const numbered = (names: readonly string[]): string => names.map((name, i) => `${i + 1}) ${name}`).join(' | ');

type Answer = { readonly move: Move } | { readonly help: string };

/** `2 1 left`: how many, which row, which side; a letter is enough for the side. */
function readTake(words: Words, typed: string): Answer {
  const [count, row, end = ''] = typed.toLowerCase().split(/\s+/u);
  const side = sideNamed(words, end);
  if (!isPlace(count) || !isPlace(row) || side === undefined) return { help: words.t('fotomania.terminal.take') };
  return { move: { do: 'take', count: Number(count), row: Number(row) - 1, side } };
}

function sideNamed(words: Words, typed: string): Side | undefined {
  if (typed === '') return undefined;
  const names: readonly (readonly [string, Side])[] = [
    [words.t('fotomania.terminal.left'), 'left'],
    [words.t('fotomania.terminal.right'), 'right'],
  ];
  return names.find(([name]) => name.startsWith(typed))?.[1];
}

/** `1 4`: which card, and to which place. */
function readAdvance(words: Words, typed: string): Answer {
  const [from, to] = typed.split(/\s+/u);
  if (!isPlace(from) || !isPlace(to)) return { help: words.t('fotomania.terminal.advance') };
  return { move: { do: 'advance', from: Number(from) - 1, to: Number(to) - 1 } };
}

const isPlace = (text: string | undefined): text is string => text !== undefined && /^[1-9]$/u.test(text);
