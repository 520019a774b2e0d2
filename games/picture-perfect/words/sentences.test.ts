import { LANGUAGES, loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import type { Event, View } from '../rules/index.ts';
import { describePicturePerfect, nameWish, picturePerfectStatus } from './sentences.ts';

const NAMES = ['Ada', 'Ben', 'Cid'];
const who = (seat: number): string => NAMES[seat] ?? '?';
const contents = { guest: 'dog', wishes: ['left-1', 'next-to-plant', 'face-of-lady-green'], vips: 1 } as const;

const EVENTS: readonly Event[] = [
  { type: 'dealt', starter: 1 },
  { type: 'opened', seat: 0, contents },
  { type: 'vipAdded', guest: 'dog' },
  { type: 'finished', seat: 1 },
  { type: 'turnedUp', card: 'unfair', starter: 1, round: 3 },
  { type: 'moved', guest: 'dog', from: 1, to: 'middle' },
  { type: 'peeked', seat: 0, guest: 'boy' },
  { type: 'offered', seat: 1, guest: 'boy', says: 'no-vip', price: 3 },
  { type: 'nothingToOffer', seat: 0 },
  { type: 'bid', bidder: 'house', amount: 2 },
  { type: 'passed', seat: 2 },
  { type: 'tied', seats: [0, 1], again: true },
  { type: 'tied', seats: [0, 1], again: false },
  { type: 'unsold', guest: 'girl' },
  { type: 'sold', guest: 'girl', to: 'house', price: 3 },
  { type: 'paid', from: 0, to: 'house', decorations: ['cake', 'vase'] },
  { type: 'finalPhoto' },
  { type: 'scored', result: { ...contents, scores: [{ met: [true, false, false], points: 2 }] } },
  { type: 'voted', votes: [null, 0] },
  { type: 'over', scores: [4, 7], winners: [1] },
];

describe('the event sentences', () => {
  it.each(LANGUAGES)('have no gap in %s', async (language) => {
    const words = await loadWords(language, wordAreas('picture-perfect'));
    for (const event of EVENTS) {
      for (const you of [0, 1, null]) {
        const sentence = describePicturePerfect(words, event, who, you);
        expect(sentence).not.toMatch(/[{}]|picture\./);
        expect(sentence.length).toBeGreaterThan(4);
      }
    }
  });

  it('read like spoken language', async () => {
    const words = await loadWords('en', wordAreas('picture-perfect'));
    const tell = (event: Event) => describePicturePerfect(words, event, who, 0);
    expect(tell({ type: 'opened', seat: 0, contents })).toBe(
      'In the envelope “dog”: on the left, next to the potted plant and I hide the face of the young woman in green; with a VIP card.',
    );
    expect(tell({ type: 'offered', seat: 1, guest: 'boy', says: 'no-vip', price: 3 })).toBe(
      'Ben offers the envelope “little boy” for 3: “no VIP in it”.',
    );
    expect(tell({ type: 'bid', bidder: 'house', amount: 2 })).toBe('The house bids 2.');
    expect(nameWish(words, 'not-next-to-man-1')).toBe('not next to a man');
  });

  it('say whose turn it is', async () => {
    const words = await loadWords('en', wordAreas('picture-perfect'));
    const view = { phase: 'call' } as View;
    expect(picturePerfectStatus(words, { view, waiting: [], may: [0], over: null }, who, 0).key).toBe('picture-perfect.now.call.you');
    expect(picturePerfectStatus(words, { view, waiting: [], may: [0], over: null }, who, 1).key).toBe('picture-perfect.now.call.wait');
    expect(picturePerfectStatus(words, { view, waiting: [], may: [], over: { winners: [0, 1], scores: [] } }, who, 0).values).toEqual({
      names: 'Ben',
    });
  });
});
