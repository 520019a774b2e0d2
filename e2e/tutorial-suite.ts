import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  /** Makes a wrong move that takes more than taps. */
  readonly errs?: (page: Page, said: string) => Promise<void>;
  /** Lessons in which every tap is part of the task, so that none is tried. */
  readonly free?: RegExp;
  /** The fewest lessons: one that only waits for the others can be over before it is read. */
  readonly lessons: number;
  /** The fewest lessons in which a wrong move can be made. */
  readonly answered: number;
  readonly lastWords: RegExp;
}

/** The tests of a tutorial in a browser. */
export function tutorialSuite({ game, viewport, player, does, errs, free, lessons, answered, lastWords }: TutorialSuite): void {
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
      const { heard } = await learn(page, player(page), (said) => does(page, said));
      expect(heard.length).toBeGreaterThanOrEqual(lessons);
      expect(heard.at(-1)).toMatch(lastWords);
      await context.close();
    });

    it.runIf(origin === 'localhost')('every tap gets an answer, and every lesson is said and keeps its subject free', async () => {
      const { page, context, said } = await begin();
      const err = async (text: string) => errs?.(page, text);
      const learned = await learn(page, player(page), (text) => does(page, text), { err, free });
      expect(learned.faults).toEqual([]);
      expect(learned.heard.at(-1)).toMatch(lastWords);
      expect(learned.answered.length, learned.answered.join('\n')).toBeGreaterThanOrEqual(answered);
      await expect.poll(() => learned.heard.filter((text) => !said.includes(text)), { timeout: 10_000 }).toEqual([]);
      await context.close();
    });
  });
}
