import { wordAreas } from '@parlour/games/words-catalogue';
import { isRefusal } from '@parlour/kernel';
import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { nameHidden } from '../../../../../games/thats-not-a-hat/words/hidden.ts';
import { isCertain, KnowledgeByStep } from './knowledge.ts';
import { sampleReplay } from './replay.fixture.ts';
import { buildTimeline } from './timeline.ts';

const words = await loadWords('en', ['replay', ...wordAreas('thats-not-a-hat')]);
const replay = sampleReplay();
const timeline = buildTimeline(replay);
if (isRefusal(timeline)) throw new Error(timeline.refused);
const ledger = () => new KnowledgeByStep(timeline, (path, state) => nameHidden(words, path, state, (seat) => `P${seat}`));
const step = timeline.length - 5;

describe('knowledge by step', () => {
  it('names every face-down gift, its place and object, and everyone who saw it turned', () => {
    const pieces = ledger().at(step);
    expect(pieces.length).toBeGreaterThan(0);
    for (const { where, what, bySeat } of pieces) {
      expect(where).toMatch(/^(P\d’s gift|The gift on its way)/);
      expect(what).toMatch(/^\p{L}/u);
      expect(bySeat.map(isCertain)).toEqual([true, true, true]);
      expect(bySeat.every(({ sees }) => !sees)).toBe(true);
    }
  });

  it('says since when, once the earlier steps are computed', () => {
    const book = ledger();
    const [piece] = book.at(step);
    if (piece === undefined) throw new Error('nothing is hidden');
    expect(book.since(step, 0, piece.what)).toBeNull();
    while (book.workBackFrom(step) > 0);
    const since = book.since(step, 0, piece.what);
    expect(since).toBeLessThan(step);
    const before = book.at((since ?? 0) - 1).find(({ what }) => what === piece.what);
    expect(before).toBeUndefined();
  });
});
