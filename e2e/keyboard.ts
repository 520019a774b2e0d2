import type { Locator, Page } from 'playwright-core';

/** More Tab stops than any page has. */
const STOPS = 150;
/** The size of the largest ring and the largest board. */
const ROUND = 12;
const ROWS = 4;
const COLUMNS = 6;

/** A group with one Tab stop, whose other members are reached by arrow keys. */
const GROUP = '[role=group], [role=grid], ol, ul, nav';

/** Moves the focus to the target as a keyboard user does: Tab between stops, arrows inside a group. False if it cannot be reached. */
export async function focusByKeyboard(page: Page, target: Locator): Promise<boolean> {
  const there = () => atFocus(target);
  if (await there()) return true;
  const way = await stopsTo(target);
  for (let stop = 0; stop < Math.abs(way); stop++) await page.keyboard.press(way < 0 ? 'Shift+Tab' : 'Tab');
  for (let stop = 0; stop < STOPS && (await target.isVisible()); stop++) {
    if ((await there()) || ((await besideFocus(target)) && (await walkGroup(page, there)))) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

const look = <T, A>(target: Locator, at: (element: Element, argument: A) => T, argument: A, otherwise: T): Promise<T> =>
  target.evaluate(at as (element: Element, argument: unknown) => T, argument, { timeout: 500 }).catch(() => otherwise);

const atFocus = (target: Locator) => look(target, (element) => element === document.activeElement, null, false);

/** The target is reachable by arrow keys. */
const besideFocus = (target: Locator) =>
  look(
    target,
    (element, group) =>
      element.getAttribute('tabindex') === '-1' &&
      document.activeElement?.getAttribute('tabindex') === '0' &&
      element.closest(group)?.contains(document.activeElement) === true,
    GROUP,
    false,
  );

/** How many Tab presses lead to the target or its group; negative for Shift+Tab. */
const stopsTo = (target: Locator) =>
  look(
    target,
    (element, group) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
      );
      const roving = element.getAttribute('tabindex') === '-1';
      const stop = roving ? element.closest(group)?.querySelector('[tabindex="0"]') : element;
      const [from, to] = [document.activeElement, stop].map((each) => stops.findIndex((other) => other === each));
      return to === undefined || to < 0 ? 0 : to - (from ?? -1);
    },
    GROUP,
    0,
  );

/** Once round the row; then from the top down, row by row, back and forth. */
async function walkGroup(page: Page, there: () => Promise<boolean>): Promise<boolean> {
  const rows = ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'].flatMap((key) => [...times(key, COLUMNS), 'ArrowDown']);
  for (const key of [...times('ArrowRight', ROUND), ...times('ArrowUp', ROWS), ...times('ArrowLeft', COLUMNS), ...rows]) {
    await page.keyboard.press(key);
    if (await there()) return true;
  }
  return false;
}

const times = (key: string, count: number): string[] => Array.from({ length: count }, () => key);

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

/** A page as a screen reader has it: roles, names and text. No mouse and no test ids. */
export function accessibilityTreeOnly(page: Page): Page {
  return new Proxy(page, {
    get(real, name) {
      if (FORBIDDEN.has(name)) throw new Error(`page.${String(name)} is not in the accessibility tree`);
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
}
