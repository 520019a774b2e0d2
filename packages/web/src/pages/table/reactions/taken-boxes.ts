import type { Box } from './bubble-place.ts';

/** What nothing may lie over: controls, portraits, and what is marked. Every text is too. */
const KEPT_CLEAR =
  'button, a, input, select, textarea, summary, [role="button"], [tabindex="0"], [data-status-line], [data-keep-clear], :has(> [data-portrait-of])';

/** The boxes on the screen that a bubble must not cover: every control, portrait and text but its own. */
export function takenBoxes(bubble: Element): readonly Box[] {
  const kept = [...document.querySelectorAll(KEPT_CLEAR)].filter(isSeen).map((each) => each.getBoundingClientRect());
  return [...kept, ...textBoxes(bubble)].filter(({ width, height }) => width > 1 && height > 1);
}

function textBoxes(bubble: Element): readonly Box[] {
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement === null || text.textContent?.trim() === '' || bubble.contains(parentElement) || !isSeen(parentElement)) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** Words for screen readers alone take no room. */
const isSeen = (element: Element): boolean =>
  element.closest('.visually-hidden') === null && element.checkVisibility({ visibilityProperty: true });
