import type { Seat } from '@parlour/kernel';
import { defineTutorial } from '@parlour/ui/tutorial/lesson.ts';
import { type FotomaniaTypes, fotomania, placesFromEnd, rowsOf, type View } from '../rules/index.ts';
import { fotomaniaCardName } from '../words/sentences.ts';

/** The rearmost cards of the deal of this seed: the second does not follow the first, the third does. */
const FIRST = { colour: 'purple', number: 2 } as const;
const ASTRAY = { colour: 'purple', number: 10 } as const;
const FOLLOWS = { colour: 'purple', number: 3 } as const;
const ASTRAY_AT = 1;

const yourTurn = (view: View, waiting: readonly Seat[]): boolean => view.phase === 'take' && waiting.includes(0);

export const tutorial = defineTutorial<FotomaniaTypes>({
  game: 'fotomania',
  seed: 'first film 2581',
  options: { first: 0, clock: 0 },
  opponents: 1,
  reply: (view) => {
    if (view.phase !== 'take') return fotomania.defaultMove(view, view.turn);
    // From the lowest row that has two, so that the learner's row stays as it is.
    const row = Array.from({ length: rowsOf(view.seats) }, (_, at) => at).findLast(
      (at) => placesFromEnd(view.city, at, 'left').length >= 2,
    );
    return row === undefined ? fotomania.defaultMove(view, view.turn) : { do: 'take', count: 2, row, side: 'left' };
  },
  lessons: [
    { say: 'tutorial.fotomania.strips', at: 'strips', ends: { by: 'next' } },
    { say: 'tutorial.fotomania.film', at: 'hand', ends: { by: 'next' } },
    {
      say: 'tutorial.fotomania.take',
      at: 'city',
      keepClear: ['hand'],
      beside: true,
      ends: { by: 'move', accepts: (move) => move.do === 'take' && move.count === 2 && move.row === 0 && move.side === 'right' },
    },
    {
      say: 'tutorial.fotomania.blur',
      values: (words) => ({ first: fotomaniaCardName(words, FIRST), astray: fotomaniaCardName(words, ASTRAY) }),
      at: 'hand',
      ends: { by: 'next' },
    },
    {
      say: 'tutorial.fotomania.advance',
      values: (words) => ({ astray: fotomaniaCardName(words, ASTRAY), follows: fotomaniaCardName(words, FOLLOWS) }),
      at: 'hand',
      ends: { by: 'move', accepts: (move) => move.do === 'advance' && move.from === ASTRAY_AT },
    },
    { say: 'tutorial.fotomania.rising', at: 'strips', ends: { by: 'next' } },
    { say: 'tutorial.fotomania.watch', at: 'city', beside: true, ends: { by: 'view', of: yourTurn } },
    {
      say: 'tutorial.fotomania.backs',
      at: 'city',
      keepClear: ['hand'],
      beside: true,
      ends: { by: 'move', accepts: (move) => move.do === 'take' },
    },
    {
      say: 'tutorial.fotomania.preview',
      at: 'hand',
      keepClear: ['strips'],
      ends: { by: 'move', accepts: (move) => move.do === 'advance' },
    },
    { say: 'tutorial.fotomania.medals', at: 'awards', ends: { by: 'next' } },
    { say: 'tutorial.fotomania.sunset', at: 'deck', ends: { by: 'next' } },
    { say: 'tutorial.fotomania.end', ends: { by: 'next' } },
  ],
});
