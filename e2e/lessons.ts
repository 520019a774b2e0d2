import type { Page } from 'playwright-core';
import { coversItsSubject, deadControls, pointsAtControl } from './lesson-checks.ts';
import type { BrowserPlayer } from './player.ts';

/** What went wrong in a lesson. */
export interface Learned {
  /** The text of each lesson. */
  readonly received: readonly string[];
  /** Controls that looked alive and did nothing, and lessons whose guide covered what it spoke of. */
  readonly faults: readonly string[];
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
  const received: string[] = [];
  const faults: string[] = [];
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
    const isSame = async () => (await lesson()).said === said;
    if (await coversItsSubject(guide)) faults.push(`covered by the guide: ${said}`);
    await errs?.err(said);
    const { said: after, wasWrong } = await lesson();
    if (after === said && wasWrong && !(await pointsAtControl(guide))) faults.push(`the answer points at nothing: ${said}`);
    if (await coversItsSubject(guide)) faults.push(`covered by the answer: ${said}`);
    if (errs?.free?.test(said) === true) return;
    for (const name of await deadControls(page, isSame)) faults.push(`“${name}” does nothing: ${said}`);
  };
  /** What the player does in one lesson must not be done in the next. */
  const isOver = (said: string) => async () => (await lesson()).said !== said;
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    // The end is checked first: then the text of a lesson is sure to be there.
    const over = await end.isVisible();
    const { said } = await lesson();
    const isNew = received.at(-1) !== said;
    if (isNew) received.push(said);
    if (over) return { received, faults };
    const isWaiting = !(await next.isVisible()) && !(await guide.getByText('Your move').isVisible());
    if (isNew && errs !== undefined && !isWaiting) await tryThings(said);
    else if (await next.isVisible()) await next.click();
    else if (!(await does(said)) && !(await player.act(isOver(said)))) await page.waitForTimeout(80);
  }
  throw new Error(`the lesson did not end; last received: ${received.at(-1)}`);
}
