import { hasTutorial, loadTutorial } from '@parlour/games/boards-catalogue';
import { MANIFESTS } from '@parlour/games/catalogue';
import { tutorialWordAreas } from '@parlour/games/words-catalogue';
import { isOver, observe, play } from '@parlour/kernel';
import { afterMove, answerToWrongMove } from '@parlour/ui/tutorial/lesson.ts';
import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { LEARNER, lessonsWithWrongMoves, next, othersMove, playLessons } from './play-lessons.fixture.ts';
import { tutorialMatch } from './tutorial-match.ts';

const tutorials = await Promise.all(MANIFESTS.flatMap(({ id }) => (hasTutorial(id) ? [loadTutorial(id)!] : [])));

describe.each(tutorials)('the tutorial of $game', (tutorial) => {
  it('can be played to its end by doing what is asked', () => {
    expect(playLessons(tutorial)).toBeGreaterThanOrEqual(4);
  });

  it('answers a wrong move at every step, and points at a control where one is asked for', async () => {
    const words = await loadWords('en', ['tutorial', ...tutorialWordAreas(tutorial.game)]);
    const last = tutorial.lessons.length - 1;
    playLessons(tutorial, (at, legal) => {
      const lesson = tutorial.lessons[at]!;
      const wrong = legal.filter((move) => !afterMove(tutorial.lessons, at, move).play);
      if (at === last) expect(wrong).toEqual([]);
      expect(words.t(answerToWrongMove(lesson))).toMatch(/[.:]$/u);
      if (lesson.ends.by === 'move') expect(lesson.at).toBeDefined();
    });
    expect(lessonsWithWrongMoves(tutorial).length).toBeGreaterThanOrEqual(4);
  });

  it('is free after its last step: the others can always answer', () => {
    let { match } = tutorialMatch(tutorial);
    for (let turns = 0; turns < 60 && !isOver(match.status); turns++) {
      const { view, waiting } = observe(match, LEARNER);
      const [move] = waiting.includes(LEARNER) ? match.game.legalMoves(view, LEARNER) : [];
      match = move === undefined ? othersMove(tutorial, match) : next(play(match, LEARNER, move));
    }
    expect(isOver(match.status) || match.step > 10).toBe(true);
  });

  it('leaves no placeholder', async () => {
    const words = await loadWords('en', ['tutorial', ...tutorialWordAreas(tutorial.game)]);
    for (const { say, values } of tutorial.lessons) {
      const text = words.t(say, values?.(words));
      expect(text).toMatch(/[.!?]$/u);
      expect(text).not.toMatch(/[{}]|tutorial\./u);
    }
  });
});
