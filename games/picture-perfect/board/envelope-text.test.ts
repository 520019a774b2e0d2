import { wordAreas } from '@parlour/games/words-catalogue';
import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { centreOf, DEFAULT_CAMERA, judge } from '../photo/index.ts';
import type { Scene } from '../rules/index.ts';
import { envelopeText } from './envelope-text.ts';

const words = await loadWords('en', wordAreas('picture-perfect'));

const scene: Scene = {
  guests: [
    { id: 'butler', ...centreOf('A4') },
    { id: 'girl', ...centreOf('B4') },
  ],
  decorations: [],
  camera: DEFAULT_CAMERA,
};

describe('the text of a guest’s place', () => {
  it('says how much of the face is covered', () => {
    expect(envelopeText(words, scene, judge(scene), 'butler', [])).toMatch(/^(The face is in full view|Face \d+% covered: .+)$/u);
  });

  it('says of each known wish whether it is met, and nothing of other guests', () => {
    const known = [
      { guest: 'butler' as const, wishes: ['next-to-girl', 'next-to-dog'] as const },
      { guest: 'girl' as const, wishes: ['row-1-1'] as const },
    ];
    const text = envelopeText(words, scene, judge(scene), 'butler', known);
    expect(text).toMatch(/girl.*: wish met/iu);
    expect(text).toMatch(/dog.*: wish not met/iu);
    expect(text).not.toMatch(/row/iu);
  });
});
