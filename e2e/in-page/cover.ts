import { overlayOf, styleOf } from './elements.ts';
import { inMiddle } from './reach.ts';

/** A point of a box, as parts of its width and height. */
type Point = readonly [number, number];
const MIDDLE: Point = [0.5, 0.5];

function topAt(rect: DOMRect, [right, down]: Point): Element | null {
  const x = rect.left + rect.width * right;
  const y = rect.top + rect.height * down;
  return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : document.elementFromPoint(x, y);
}

/** Whether the target itself is at that point of its box, under whatever else. */
export const isAt = (target: Element, rect: DOMRect, [right, down]: Point): boolean =>
  document.elementsFromPoint(rect.left + rect.width * right, rect.top + rect.height * down).some((each) => target.contains(each));

/** What lies over a point of the box and does not belong to the element. A sheet may lie over anything. */
export function coverAt(element: Element, rect: DOMRect, point = MIDDLE): Element | null {
  // What lets taps through is not found at its point.
  if (styleOf(element).pointerEvents === 'none') return null;
  const top = topAt(rect, point);
  return top === null || belongsTo(element, top) || isOtherSheet(element, top) ? null : top;
}

function belongsTo(element: Element, top: Element): boolean {
  if (top.contains(element) || element.contains(top)) return true;
  if (element.closest('label')?.contains(top) === true) return true;
  const dense = element.closest('[data-dense]');
  return dense !== null && dense !== element && dense.contains(top);
}

const isOtherSheet = (element: Element, top: Element): boolean => {
  const sheet = overlayOf(top);
  return sheet !== null && !sheet.contains(element);
};

export function isUnderSheet(element: Element): boolean {
  const top = topAt(element.getBoundingClientRect(), MIDDLE);
  return top !== null && isOtherSheet(element, top);
}

/** A bar that scrolling moves away covers nothing: what scrolls is measured in the middle of the screen. */
export function coverOf(element: Element, rect: () => DOMRect, scrolls: boolean): Element | null {
  const cover = coverAt(element, rect());
  return cover === null || !scrolls ? cover : inMiddle(element, () => coverAt(element, rect()));
}

/** A link stretched over its card by a pseudo-element is transparent. */
export function paintsOver(cover: Element, text: Element): boolean {
  for (let at: Element | null = cover; at !== null && !at.contains(text); at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = styleOf(at);
    if (Number(opacity) === 0) return false;
    if (backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return true;
  }
  return cover instanceof SVGGeometryElement || cover instanceof SVGTextElement || cover instanceof HTMLImageElement;
}
