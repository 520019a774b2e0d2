import type { Locator, Page } from 'playwright-core';
import { settleScreen } from './screen-checks.ts';

/** Time in which a tap must show something. */
const ANSWER_MS = 1500;
/** An animation may be stopped and never end. */
const SETTLE_MS = 800;
const MAX_TAPS = 6;

interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The controls of the board that look alive, are not chosen already and not covered, one of each kind. Those the guide does not point at come first. */
function controlsOf(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Control>();
    const ring = document.querySelector('main ~ i')?.getBoundingClientRect() ?? new DOMRect();
    for (const control of document.querySelectorAll<HTMLElement>(
      'main button:not(:disabled, [aria-disabled="true"], [aria-pressed="true"])',
    )) {
      if (control.closest('header, nav, aside, dialog') !== null || !control.checkVisibility({ visibilityProperty: true })) continue;
      const box = control.getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest('button') !== control) continue;
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      kinds.set(`${control.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial} ${name.split(' ')[0]}`, { name, ...at });
    }
    const isPointedAt = ({ x, y }: Control) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom;
    return [...kinds.values()].toSorted((a, b) => Number(isPointedAt(a)) - Number(isPointedAt(b)));
  });
}

/** Taps a control and says whether anything on the page changed, or a file was saved. A moved tab stop does not count. */
async function answers(page: Page, { x, y }: Control): Promise<boolean> {
  await page.evaluate(() => {
    const watch = globalThis as unknown as { changes: number };
    watch.changes = 0;
    new MutationObserver((records) => {
      watch.changes += records.filter(({ attributeName }) => attributeName !== 'tabindex').length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const saved = page.waitForEvent('download', { timeout: ANSWER_MS });
  await page.mouse.click(x, y);
  const changed = () => (globalThis as unknown as { changes: number }).changes > 0;
  const shown = page.waitForFunction(changed, undefined, { timeout: ANSWER_MS });
  return Promise.any([shown, saved]).then(
    () => true,
    () => false,
  );
}

/** Taps a control. One that moved away before the tap is tapped again. */
async function isDead(page: Page, control: Control): Promise<boolean> {
  if (await answers(page, control)) return false;
  const again = (await controlsOf(page)).find(({ name }) => name === control.name);
  return again !== undefined && !(await answers(page, again));
}

/** Taps every kind of control once while the lesson stays the same. Returns those that did nothing. */
export async function deadControls(page: Page, isSameLesson: () => Promise<boolean>): Promise<string[]> {
  const dead: string[] = [];
  const tried = new Set<string>();
  while (tried.size < MAX_TAPS) {
    await Promise.race([settleScreen(page), page.waitForTimeout(SETTLE_MS)]);
    const control = (await controlsOf(page)).find(({ name }) => !tried.has(name));
    // The board may move on to the next lesson by itself.
    if (control === undefined || !(await isSameLesson())) break;
    tried.add(control.name);
    const tab = page.locator('main [role="group"] > button[aria-pressed="true"]').first();
    const before = (await tab.isVisible()) ? await tab.textContent() : null;
    if (await isDead(page, control)) dead.push(control.name);
    await page.keyboard.press('Escape');
    // The lesson may be over, and the tabs with it.
    const back = page.getByRole('button', { name: before ?? '', exact: true });
    if (before !== null) await back.click({ timeout: 1000 }).catch(() => undefined);
  }
  return dead;
}

/** Time in which the guide follows a board that moved. */
const FOLLOW_MS = 1_000;

async function holdsSoon(guide: Locator, isSo: (guide: Locator) => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + FOLLOW_MS; Date.now() < until; await guide.page().waitForTimeout(50)) if (await isSo(guide)) return true;
  return isSo(guide);
}

/** Whether the answer to a wrong move points at a control: a ring lies around it, or it is the guide's marked button. */
export const pointsAtControl = (guide: Locator): Promise<boolean> => holdsSoon(guide, hasRing);

const hasRing = (guide: Locator): Promise<boolean> =>
  guide.evaluate((bubble) => {
    const ring = bubble.previousElementSibling?.matches('i') ? bubble.previousElementSibling.getBoundingClientRect() : null;
    const button = document.activeElement;
    if (ring === null) return bubble.contains(button) && getComputedStyle(button as Element).outlineStyle !== 'none';
    return ring.width > 0 && ring.left < innerWidth && ring.right > 0 && ring.top < innerHeight && ring.bottom > 0;
  });

/** Whether the guide lies over the part of the board it speaks of, and stays there. */
export const coversItsSubject = async (guide: Locator): Promise<boolean> => !(await holdsSoon(guide, leavesItsSubjectClear));

const leavesItsSubjectClear = (guide: Locator): Promise<boolean> =>
  guide.evaluate((bubble) => {
    const ring = bubble.previousElementSibling?.matches('i') ? bubble.previousElementSibling.getBoundingClientRect() : null;
    if (ring === null) return true;
    const own = bubble.getBoundingClientRect();
    const width = Math.min(own.right, ring.right) - Math.max(own.left, ring.left);
    const height = Math.min(own.bottom, ring.bottom) - Math.max(own.top, ring.top);
    return width <= 1 || height <= 1;
  });
