import { loadTutorial } from '@parlour/games/boards-catalogue';
import { tutorialWordAreas } from '@parlour/games/words-catalogue';
import { answerToWrongMove } from '@parlour/ui/tutorial/lesson.ts';
import { loadWords } from '@parlour/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonsWithWrongMoves } from '../packages/web/src/pages/tutorial/play-lessons.fixture.ts';
import { listen } from './announcements.ts';
import { learn } from './lessons.ts';
import type { BrowserPlayer } from './player.ts';
import { ORIGINS, startTestAppAt, type TestApp } from './test-app.ts';

interface TutorialSuite {
  readonly game: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly player: (page: Page) => BrowserPlayer;
  /** Does what a lesson says; false when the player does that without help. */
  readonly does: (page: Page, said: string) => Promise<boolean>;
  /** Makes a wrong move in every lesson that allows one. */
  readonly errs: (page: Page, said: string) => Promise<void>;
  /** Lessons in which every tap is part of the task, so that only the wrong move is tried. */
  readonly free?: RegExp;
  /** The fewest lessons: one that only waits for the others can be over before it is read. */
  readonly lessons: number;
  readonly lastWords: RegExp;
}

/** The tests of a tutorial in a browser. */
export function tutorialSuite({ game, viewport, player, does, errs, free, lessons, lastWords }: TutorialSuite): void {
  describe.each(ORIGINS)('at http://%s', (origin) => {
    let app: TestApp;

    beforeAll(async () => {
      app = await startTestAppAt(origin);
    });

    afterAll(() => app.close());

    const begin = async () => {
      const visit = await app.visit({ viewport });
      const { said } = await listen(visit.page);
      await visit.page.goto(`${app.address}/tutorial/${game}`);
      return { ...visit, said };
    };

    it('the tutorial is played to its end', async () => {
      const { page, context } = await begin();
      const { received } = await learn(page, player(page), (said) => does(page, said));
      expect(received.length).toBeGreaterThanOrEqual(lessons);
      expect(received.at(-1)).toMatch(lastWords);
      await context.close();
    });

    it.runIf(origin === 'localhost')('a wrong move at each step and every tap get an answer; every lesson is said', async () => {
      const { page, context, said } = await begin();
      const err = (text: string) => errs(page, text);
      const learned = await learn(page, player(page), (text) => does(page, text), { err, free });
      expect(learned.faults).toEqual([]);
      expect(learned.received.at(-1)).toMatch(lastWords);
      const lines = [...learned.received, ...(await answersToWrongMoves(game))];
      await expect.poll(() => lines.filter((text) => !said.includes(text)), { timeout: 10_000 }).toEqual([]);
      await context.close();
    });
  });
}

/** What the guide says to a wrong move, for each lesson that allows one. */
async function answersToWrongMoves(game: string): Promise<readonly string[]> {
  const tutorial = await loadTutorial(game);
  if (tutorial === undefined) throw new Error(`${game} has no tutorial`);
  const words = await loadWords('en', ['tutorial', ...tutorialWordAreas(game)]);
  return lessonsWithWrongMoves(tutorial).map(
    (lesson) => `${words.t(answerToWrongMove(lesson))} ${words.t(lesson.say, lesson.values?.(words))}`,
  );
}
