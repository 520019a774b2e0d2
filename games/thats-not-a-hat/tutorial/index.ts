import type { Seat } from '@parlour/kernel';
import { defineTutorial } from '@parlour/ui/tutorial/lesson.ts';
import type { HatTypes, ObjectId } from '../rules/index.ts';
import { objectPhrase } from '../words/object-names.ts';

/** The deal of this seed: every player's card, and the one the learner draws. */
const YOURS: ObjectId = 'apple';
const DRAWN: ObjectId = 'cactus';
/** The names the bots say in their turns. Those of Otto are true, those of Mabel are not. */
const LINES: Readonly<Record<Seat, ObjectId>> = { 1: 'doughnut', 2: 'hat' };
const MABELS: ObjectId = 'cat';

export const tutorial = defineTutorial<HatTypes>({
  game: 'thats-not-a-hat',
  seed: 'first gift 54',
  options: { first: 0, clock: 0, show: 5 },
  opponents: 2,
  reply: (view, seat) => {
    if (view.phase === 'ready') return { do: 'ready' };
    return view.phase === 'name' ? { do: 'name', object: LINES[seat] ?? YOURS } : { do: 'thank' };
  },
  lessons: [
    { say: 'tutorial.thats-not-a-hat.look', keepClear: ['gift'], ends: { by: 'next' } },
    { say: 'tutorial.thats-not-a-hat.ready', at: 'ready', ends: { by: 'move', accepts: (move) => move.do === 'ready' } },
    { say: 'tutorial.thats-not-a-hat.drawn', keepClear: ['gift'], ends: { by: 'view', of: (view) => view.phase === 'name' } },
    {
      say: 'tutorial.thats-not-a-hat.name',
      values: (words) => ({ gift: objectPhrase(words, DRAWN, 'a') }),
      at: 'naming',
      ends: { by: 'move', accepts: (move) => move.do === 'name' && move.object === DRAWN },
    },
    { say: 'tutorial.thats-not-a-hat.pass', ends: { by: 'view', of: (view, waiting) => view.phase === 'answer' && waiting.includes(0) } },
    { say: 'tutorial.thats-not-a-hat.thank', at: 'thank', ends: { by: 'move', accepts: (move) => move.do === 'thank' } },
    {
      say: 'tutorial.thats-not-a-hat.bluff',
      values: (words) => ({ gift: objectPhrase(words, YOURS, 'the') }),
      at: 'naming',
      ends: { by: 'move', accepts: (move) => move.do === 'name' },
    },
    { say: 'tutorial.thats-not-a-hat.wait', ends: { by: 'view', of: (view, waiting) => view.phase === 'answer' && waiting.includes(0) } },
    {
      say: 'tutorial.thats-not-a-hat.refuse',
      values: (words) => ({ real: objectPhrase(words, MABELS, 'a') }),
      at: 'refuse',
      ends: { by: 'move', accepts: (move) => move.do === 'refuse' },
    },
    { say: 'tutorial.thats-not-a-hat.end', ends: { by: 'next' } },
  ],
});
