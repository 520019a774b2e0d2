import type { Locator, Page } from 'playwright-core';

/** More stops than any page has. */
const STOPS = 150;
const ROW = 14;

/** Walks to it as somebody without a mouse does: Tab from stop to stop, arrows inside a group. False if it cannot be reached. */
export async function reach(page: Page, target: Locator): Promise<boolean> {
  const look = <T>(at: (element: Element) => T, otherwise: T): Promise<T> =>
    target.evaluate(at, undefined, { timeout: 500 }).catch(() => otherwise);
  const there = () => look((element) => element === document.activeElement, false);
  const inItsGroup = () =>
    look((element) => {
      const { activeElement } = document;
      const roving = element instanceof HTMLElement && element.tabIndex < 0;
      const group = element.closest('[role=group], [role=grid], [role=region], ol, ul, nav, section');
      return roving && activeElement !== null && activeElement !== document.body && group?.contains(activeElement) === true;
    }, false);
  if (await there()) return true;
  for (let stop = 0; stop < STOPS; stop++) {
    if (!(await target.isVisible())) return false;
    await page.keyboard.press('Tab');
    if ((await there()) || ((await inItsGroup()) && (await walkGroup(page, there)))) return true;
  }
  return false;
}

/** To the end of a row, down, and back again. */
async function walkGroup(page: Page, there: () => Promise<boolean>): Promise<boolean> {
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowRight'])
    for (let step = 0; step < (key === 'ArrowDown' || key === 'ArrowUp' ? 1 : ROW); step++) {
      await page.keyboard.press(key);
      if (await there()) return true;
    }
  return false;
}

const FORBIDDEN: ReadonlySet<PropertyKey> = new Set([
  'mouse',
  'touchscreen',
  'click',
  'tap',
  'locator',
  'getByTestId',
  '$',
  '$$',
  'evaluate',
]);

/** A page as a screen reader has it: roles, names and text. No mouse, no marks that were made for tests. */
export function treeOnly(page: Page): Page {
  return new Proxy(page, {
    get(real, name) {
      if (FORBIDDEN.has(name)) throw new Error(`page.${String(name)} is not in the accessibility tree`);
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
}
