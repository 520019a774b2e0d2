import { styleOf } from './elements.ts';
import { remember } from './remember.ts';

/** Whether a box is cut off for good, and what scrolls it into view. */
interface Reach {
  readonly cut: boolean;
  /** Something around it scrolls. */
  readonly scrolls: boolean;
  /** It is scrolled out of the visible area now. */
  readonly away: boolean;
}

const scrollsBy = (overflow: string, whole: number, part: number): boolean => /auto|scroll/.test(overflow) && whole > part + 1;

const isScroller = remember((element) => {
  const { overflowX, overflowY } = styleOf(element);
  return scrollsBy(overflowY, element.scrollHeight, element.clientHeight) || scrollsBy(overflowX, element.scrollWidth, element.clientWidth);
});

const cutsOverflow = remember((element) => {
  const { overflowX, overflowY, textOverflow } = styleOf(element);
  return /hidden|clip|auto|scroll/.test(overflowX + overflowY) && textOverflow !== 'ellipsis';
});

/** Nothing can be read or hit in a strip lower than this, however it scrolls. */
const LEAST_VIEW = 24;

/** Follows a box from its element out to the page. */
export function reachOf(element: Element, rect: DOMRect): Reach {
  let scrolls = false;
  let away = false;
  let box = rect;
  for (let at: Element = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    if (at !== element) {
      const edge = at.getBoundingClientRect();
      const outside = isOutside(box, edge);
      if (isScroller(at)) {
        if (at.clientHeight < LEAST_VIEW) return { cut: true, scrolls, away };
        scrolls = true;
        away ||= outside;
        box = edge;
      } else if (outside && cutsOverflow(at)) return { cut: true, scrolls, away };
    }
    if (styleOf(at).position === 'fixed') return { cut: isOutside(box, new DOMRect(0, 0, innerWidth, innerHeight)), scrolls, away };
  }
  return { cut: isOutside(box, pageBox()), scrolls: scrolls || document.documentElement.scrollHeight > innerHeight + 1, away };
}

function pageBox(): DOMRect {
  const { clientWidth, scrollHeight } = document.documentElement;
  return new DOMRect(0, -scrollY, Math.max(innerWidth, clientWidth), Math.max(innerHeight, scrollHeight));
}

/** More than a third of it lies beyond the edge. */
function isOutside(inner: DOMRect, outer: DOMRect): boolean {
  const wide = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  const high = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
  return wide < (inner.width * 2) / 3 - 1 || high < (inner.height * 2) / 3 - 1;
}

/** Calls `look` with the element in the middle of the screen, then scrolls back. */
export function inMiddle<Result>(element: Element, look: () => Result): Result {
  const moved: [Element, number, number][] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) moved.push([at, at.scrollLeft, at.scrollTop]);
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const result = look();
  for (const [at, left, top] of moved) if (at.scrollLeft !== left || at.scrollTop !== top) at.scrollTo({ left, top, behavior: 'instant' });
  return result;
}
