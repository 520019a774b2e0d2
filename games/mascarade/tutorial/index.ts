import type { Seat } from '@parlour/kernel';
import { defineTutorial } from '@parlour/ui/tutorial/lesson.ts';
import { type MascaradeTypes, type MaskKind, mascarade, type View } from '../rules/index.ts';
import { maskWithArticle } from '../words/mask-names.ts';

/** The deal of this seed: the masks of the learner and the left neighbour, and of the centre. */
const YOURS: MaskKind = 'thief';
const LEFTS: MaskKind = 'king';
const IN_THE_CENTRE: MaskKind = 'empress';
const LEFT: Seat = 1;
const RIGHT: Seat = 3;

/** Turns are counted from the first exchange. */
const STILL_THE_KING = 5;
const UNDER_THE_CLOTH = 7;
const YOUR_BLUFF = 8;

const yourTurn = (turn: number) => (view: View, waiting: readonly Seat[]) =>
  view.turn >= turn && view.phase === 'turn' && waiting.includes(0);

export const tutorial = defineTutorial<MascaradeTypes>({
  game: 'mascarade',
  seed: 'first ball 17',
  options: { scenario: 'A', first: 0, clock: 0, memorise: 0, peek: false },
  opponents: 3,
  reply: (view, seat) => {
    if (view.phase !== 'turn') return mascarade.defaultMove(view, seat);
    // The opening exchanges hold: the learner's own swap is the only real one.
    if (view.turn < 4) return { do: 'exchange', with: { seat: seat === RIGHT ? LEFT : seat + 1 }, sleight: 'hold' };
    if (view.turn === STILL_THE_KING) return { do: 'announce', mask: LEFTS };
    if (view.turn === UNDER_THE_CLOTH) return { do: 'exchange', with: { seat: 0 }, sleight: 'swap' };
    return { do: 'look' };
  },
  lessons: [
    {
      say: 'tutorial.mascarade.open',
      keepClear: ['mascarade-you', 'mascarade-left', 'mascarade-mask'],
      high: true,
      values: (words) => ({ mine: maskWithArticle(words, YOURS), left: maskWithArticle(words, LEFTS) }),
      ends: { by: 'next' },
    },
    { say: 'tutorial.mascarade.ready', at: 'mascarade-choice', ends: { by: 'move', accepts: (move) => move.do === 'ready' } },
    {
      say: 'tutorial.mascarade.exchange',
      at: 'mascarade-left',
      keepClear: ['mascarade-you'],
      high: true,
      values: (words) => ({ left: maskWithArticle(words, LEFTS) }),
      ends: {
        by: 'move',
        accepts: (move) => move.do === 'exchange' && move.sleight === 'swap' && 'seat' in move.with && move.with.seat === LEFT,
      },
    },
    { say: 'tutorial.mascarade.cloth', ends: { by: 'view', of: yourTurn(4) } },
    {
      say: 'tutorial.mascarade.look',
      at: 'mascarade-look',
      keepClear: ['mascarade-you'],
      ends: { by: 'move', accepts: (move) => move.do === 'look' },
    },
    {
      say: 'tutorial.mascarade.seen',
      values: (words) => ({ left: maskWithArticle(words, LEFTS) }),
      ends: { by: 'view', of: (view, waiting) => view.phase === 'claim' && waiting.includes(0) },
    },
    {
      say: 'tutorial.mascarade.claim',
      at: 'mascarade-choice',
      keepClear: ['mascarade-you'],
      ends: { by: 'move', accepts: (move) => move.do === 'claim' },
    },
    { say: 'tutorial.mascarade.right', ends: { by: 'next' } },
    { say: 'tutorial.mascarade.taken', ends: { by: 'view', of: yourTurn(YOUR_BLUFF) } },
    {
      say: 'tutorial.mascarade.announce',
      values: (words) => ({ left: maskWithArticle(words, LEFTS), bluff: maskWithArticle(words, IN_THE_CENTRE) }),
      at: 'mascarade-announce',
      keepClear: ['mascarade-you', 'mascarade-rail'],
      ends: { by: 'move', accepts: (move) => move.do === 'announce' && move.mask === IN_THE_CENTRE },
    },
    { say: 'tutorial.mascarade.asked', ends: { by: 'view', of: (view) => view.turn > YOUR_BLUFF } },
    { say: 'tutorial.mascarade.end', at: 'mascarade-rail', beside: true, ends: { by: 'next' } },
  ],
});
