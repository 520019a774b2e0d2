import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { LANGUAGES, loadWords } from '@parlour/words';
import { describe, expect, test } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import { thatsNotAHat } from '../rules/index.ts';
import { terminal } from './index.ts';

const options = thatsNotAHat.parseOptions({ show: 0, ready: false, clock: 0, first: 0 }, 3);
if (!('ok' in options)) throw new Error(options.refused);
const dealt = thatsNotAHat.setup(options.ok, 3, chanceFor(seedFromText('board'), 0), new EventCollector());
const view = {
  ...thatsNotAHat.view(dealt, 0),
  gifts: [[{ face: 'down', arrow: 'left' }], [{ face: 'down', arrow: 'right' }], [{ face: 'up', object: 'book' }]],
  penalties: [[], ['kite', 'bell'], []],
  shopTop: 'hat',
  shopBelow: 12,
} as const;
const who = (seat: number): string => ['You', 'Ada', 'Bruno'][seat] ?? '';

describe('That’s Not a Hat in the terminal', () => {
  test('[H-01*] [H-14] [H-24*] shows the colour of each arrow, the open penalty cards and how many cards the shop has', async () => {
    const words = await loadWords('en', wordAreas('thats-not-a-hat'));
    expect(terminal.board(words, view, who, 0)).toEqual([
      'You: a wrapped gift, black arrow towards Ada',
      'Ada: a wrapped gift, white arrow towards You',
      'Ada: 2 penalty points (a kite and a bell)',
      'Bruno: a book, face up',
      'On top of the gift shop: a hat (12 more below)',
    ]);
  });

  test.each(LANGUAGES)('[H-01*] tells the two arrows apart in %s', async (language) => {
    const words = await loadWords(language, wordAreas('thats-not-a-hat'));
    const [black = '', white = ''] = terminal.board(words, view, () => 'X', 0);
    expect(black).not.toBe(white);
  });
});
