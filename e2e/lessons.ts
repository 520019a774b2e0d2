import type { Page } from 'playwright-core';
import { coversItsSubject, deadControls } from './lesson-checks.ts';
import type { BrowserPlayer } from './player.ts';

/** What went wrong in a lesson. */
export interface Learned {
  /** The text of each lesson. */
  readonly heard: readonly string[];
  /** Controls that looked alive and did nothing, and lessons whose guide covered what it spoke of. */
  readonly faults: readonly string[];
  /** The lessons in which a wrong move was answered. */
  readonly answered: readonly string[];
}

interface Lesson {
  readonly said: string;
  readonly wasWrong: boolean;
}

const PATIENCE_MS = 200_000;

/** Does what each lesson says until the tutorial offers a real match. One who errs first does that, and taps every kind of control. */
export async function learn(
  page: Page,
  player: BrowserPlayer,
  does: (said: string) => Promise<boolean>,
  errs?: { readonly err: (said: string) => Promise<void>; readonly free: RegExp | undefined },
): Promise<Learned> {
  const heard: string[] = [];
  const faults: string[] = [];
  const answered = new Set<string>();
  const guide = page.getByRole('complementary', { name: 'Your guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const end = guide.getByRole('button', { name: 'Play a real game' });
  const lesson = (): Promise<Lesson> =>
    guide.locator('p').evaluate(
      (text) => {
        const answer = text.querySelector('strong')?.textContent ?? '';
        return { said: (text.textContent ?? '').slice(answer.length), wasWrong: answer !== '' };
      },
      undefined,
      { timeout: 5_000 },
    );
  const tryThings = async (said: string) => {
    const isSame = async () => {
      const now = await lesson();
      if (now.wasWrong) answered.add(now.said);
      return now.said === said;
    };
    if (await coversItsSubject(guide)) faults.push(`covered by the guide: ${said}`);
    await errs?.err(said);
    for (const name of await deadControls(page, isSame)) faults.push(`“${name}” does nothing: ${said}`);
  };
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    // The end is checked first: then the text of a lesson is sure to be there.
    const over = await end.isVisible();
    const { said } = await lesson();
    const isNew = heard.at(-1) !== said;
    if (isNew) heard.push(said);
    if (over) return { heard, faults, answered: [...answered] };
    const isWaiting = !(await next.isVisible()) && !(await guide.getByText('Your move').isVisible());
    if (isNew && errs !== undefined && errs.free?.test(said) !== true && !isWaiting) await tryThings(said);
    else if (await next.isVisible()) await next.click();
    else if (!(await does(said)) && !(await player.act())) await page.waitForTimeout(80);
  }
  throw new Error(`the lesson did not end; last heard: ${heard.at(-1)}`);
}
