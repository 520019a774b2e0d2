import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'rolldown';
import type { measurePage } from './in-page/measure-page.ts';

export const FAULT_KINDS = ['target', 'text', 'overlap', 'unreachable'] as const;
export type ScreenFaultKind = (typeof FAULT_KINDS)[number];

/** One thing on a screen that is too small, covered or out of reach. */
export interface ScreenFault {
  readonly kind: ScreenFaultKind;
  readonly what: string;
}

/** Waits until the page has drawn its new size and its animations have ended. Another size may leave a board scrolled, as no player would find it. */
export async function settleScreen(page: Page, isFromTop = false): Promise<void> {
  await page.evaluate(async (toTop) => {
    if (toTop) {
      for (const each of document.querySelectorAll('main, main *')) if (each.scrollTop > 0) each.scrollTop = 0;
      scrollTo(0, 0);
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime ?? 0)));
    await Promise.allSettled(ending.map((each) => each.finished));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }, isFromTop);
}

let bundled: Promise<string> | undefined;

/** The checks run in the page, as one script. */
const bundleChecks = async (): Promise<string> => {
  const input = fileURLToPath(new URL('in-page/measure-page.ts', import.meta.url));
  const { output } = await build({ input, write: false, output: { format: 'iife', name: 'screenChecks' } });
  return `globalThis.screenChecks = (() => { ${output[0].code}; return screenChecks; })()`;
};

/** Measures what the page shows now. */
export async function measureScreen(page: Page): Promise<ScreenFault[]> {
  if (!(await page.evaluate(() => 'screenChecks' in globalThis))) await page.evaluate(await (bundled ??= bundleChecks()));
  return page.evaluate(() => (globalThis as unknown as { screenChecks: { measurePage: typeof measurePage } }).screenChecks.measurePage());
}
