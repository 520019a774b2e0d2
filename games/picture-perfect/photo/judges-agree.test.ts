import { expect, it } from 'vitest';
import { disagreement } from './test/compare-judges.ts';
import { dice, randomScene } from './test/random-scene.ts';

/** The first 2,000 of the scenes of `npm run photo:agree`. */
it.each([1, 501, 1001, 1501])('[P-85*] two judges written in two ways agree on 500 random scenes from number %i on', (first) => {
  for (let seed = first; seed < first + 500; seed++) expect(disagreement(randomScene(dice(seed))), `scene ${seed}`).toBeNull();
});
