import { LANGUAGES, loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { chartGroups, chartLabel, shareText } from './memory-chart.ts';

const OWN = [
  { distance: 1, to: 1, trials: 2, correct: 1 },
  { distance: 3, to: 4, trials: 4, correct: 1 },
];
const FAR = { distance: 13, to: null, trials: 10, correct: 4 };
const NEAR = { distance: 3, to: 4, trials: 10, correct: 9 };
const BOTS = { easy: [FAR], normal: [NEAR, FAR], sharp: [NEAR] };

describe('the chart of a memory curve', () => {
  it('has the groups of the person and of the bots once each, the nearest first', () => {
    const groups = chartGroups(OWN, BOTS);
    expect(groups.map(({ name }) => name)).toEqual(['1', '3–4', '13+']);
    expect(groups.map(({ own }) => own)).toEqual([...OWN, undefined]);
    expect(groups[1]?.bots).toEqual({ easy: undefined, normal: NEAR, sharp: NEAR });
    expect(chartGroups(OWN, undefined).map(({ own }) => own)).toEqual(OWN);
  });

  it('shows a dash where nobody was asked', async () => {
    const words = await loadWords('en', ['home', 'profile']);
    expect(shareText(words, undefined)).toBe('–');
    expect(shareText(words, FAR)).toBe('40%');
  });

  it.each(LANGUAGES)('tells a screen reader the person’s points and names the bots, in %s', async (language) => {
    const words = await loadWords(language, ['home', 'profile']);
    const alone = chartLabel(words, chartGroups(OWN, undefined), false);
    const compared = chartLabel(words, chartGroups(OWN, BOTS), true);
    expect(alone).toMatch(/3–4\D*25/);
    expect(compared.startsWith(alone)).toBe(true);
    for (const level of ['easy', 'normal', 'sharp'] as const) {
      const name = words.t(`home.botGame.level.${level}`);
      expect(alone).not.toContain(name);
      expect(compared).toContain(name);
    }
    expect(compared).not.toContain('13+');
  });
});
