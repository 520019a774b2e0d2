import { PHONE } from '../../../e2e/test-app.ts';
import { tutorialSuite } from '../../../e2e/tutorial-suite.ts';
import { PicturePerfectPlayer } from './player.ts';

tutorialSuite({
  game: 'picture-perfect',
  viewport: PHONE,
  player: (page) => new PicturePerfectPlayer(page, true),
  does: async () => false,
  free: /^Pick a guest/,
  lessons: 9,
  answered: 1,
  lastWords: /Say cheese!$/,
});
