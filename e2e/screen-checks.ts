import type { Page } from 'playwright-core';

export const FAULT_KINDS = ['target', 'text', 'overlap', 'unreachable'] as const;
export type ScreenFaultKind = (typeof FAULT_KINDS)[number];

/** One thing on a screen that is too small, covered or out of reach. */
export interface ScreenFault {
  readonly kind: ScreenFaultKind;
  readonly what: string;
}

/** Targets need 40 px each way, in a row of cards marked `data-dense` 24 px; text needs 12 px as rendered. */
const LIMITS = { target: 40, dense: 24, text: 12, slack: 0.5 } as const;

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="spinbutton"], [role="option"], [role="tab"]';

/** Waits until the page has drawn its new size and its animations have ended. */
export async function settleScreen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime ?? 0)));
    await Promise.allSettled(ending.map((each) => each.finished));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** Measures what the page shows now. */
export async function measureScreen(page: Page): Promise<ScreenFault[]> {
  // The TypeScript loader of the scripts wraps functions in this helper, which a page does not have.
  await page.evaluate('globalThis.__name ??= (value) => value');
  return page.evaluate(
    ({ limits, selector }) => {
      const found = new Map<string, ScreenFaultKind>();
      const modal = document.querySelector('dialog:modal');
      /** A sheet, a panel or a message that can be closed may lie over the rest. */
      const overlay = '[data-overlay], dialog, [role="alert"]';
      const scrolled = [document.documentElement, ...document.querySelectorAll('*')]
        .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
        .map((each) => ({ each, top: each.scrollTop, left: each.scrollLeft }));
      const restoreScroll = () => {
        for (const { each, top, left } of scrolled) each.scrollTo({ top, left, behavior: 'instant' });
      };
      const hidden = '.visually-hidden, script, style, title, option, [inert]';
      const isShown = (element: Element): boolean => {
        if (modal !== null && !modal.contains(element)) return false;
        if (element.closest(hidden) !== null || isClipped(element)) return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      };
      const isClipped = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
        return false;
      };
      const nameOf = (element: Element): string => {
        const said = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const css = (element.getAttribute('class') ?? '').split(' ').at(-1) ?? '';
        return `${element.tagName.toLowerCase()}.${css} "${said.slice(0, 40)}"`;
      };
      const note = (kind: ScreenFaultKind, what: string) => found.set(`${kind} ${what}`, kind);

      /** A box cut by what hides its overflow, and whether any box round it scrolls. */
      const reach = (element: Element, rect: DOMRect): { cut: boolean; scrolls: boolean; away?: boolean } => {
        let scrolls = false;
        let away = false;
        let box = rect;
        for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (at !== element && at !== document.body) {
            const outer = at.getBoundingClientRect();
            const scrollsDown = /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1;
            const scrollsAcross = /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1;
            if (scrollsDown || scrollsAcross) {
              scrolls = true;
              away ||= isOutside(box, outer);
              box = outer;
            } else if (/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis') {
              if (isOutside(box, outer)) return { cut: true, scrolls };
            }
          }
          if (style.position === 'fixed') {
            return { cut: isOutside(box, new DOMRect(0, 0, innerWidth, innerHeight)), scrolls, away };
          }
        }
        const root = document.documentElement;
        if (root.scrollHeight > innerHeight + 1) scrolls = true;
        const screen = new DOMRect(0, -scrollY, Math.max(innerWidth, root.clientWidth), Math.max(innerHeight, root.scrollHeight));
        return { cut: isOutside(box, screen), scrolls, away };
      };
      /** More than a third of it lies beyond the edge. */
      const isOutside = (inner: DOMRect, outer: DOMRect): boolean => {
        const wide = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
        const high = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top);
        return wide < (inner.width * 2) / 3 - 1 || high < (inner.height * 2) / 3 - 1;
      };
      const scaleOf = (element: Element): number => {
        if (element instanceof SVGGraphicsElement) {
          const matrix = element.getScreenCTM();
          return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
        }
        let scale = 1;
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.transform !== 'none') {
            const matrix = new DOMMatrix(style.transform);
            if (matrix.is2D) scale *= Math.hypot(matrix.a, matrix.b);
          }
          if (style.scale !== 'none') scale *= Number.parseFloat(style.scale);
        }
        return scale;
      };
      /** The topmost element at a point of the box, by default its middle, unless it belongs to the element or is a sheet. */
      const coverAt = (element: Element, rect: DOMRect, [right, down] = [0.5, 0.5]): Element | null => {
        const x = rect.left + rect.width * right;
        const y = rect.top + rect.height * down;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
        const top = document.elementFromPoint(x, y);
        // What lets taps through is not found at its point.
        if (getComputedStyle(element).pointerEvents === 'none') return null;
        if (top === null || top.contains(element) || element.contains(top)) return null;
        if (element.closest('label')?.contains(top) === true) return null;
        const dense = element.closest('[data-dense]');
        if (dense !== null && dense !== element && dense.contains(top)) return null;
        const sheet = top.closest(overlay);
        return sheet !== null && !sheet.contains(element) ? null : top;
      };
      /** A bar that scrolling moves away covers nothing: what scrolls is measured in the middle of the screen. */
      const coverOf = (element: Element, rect: () => DOMRect, scrolls: boolean): Element | null => {
        const cover = coverAt(element, rect());
        if (cover === null || !scrolls) return cover;
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const there = coverAt(element, rect());
        restoreScroll();
        return there;
      };
      /** A link stretched over its card by a pseudo-element is transparent. */
      const paints = (cover: Element, text: Element): boolean => {
        for (let at: Element | null = cover; at !== null && !at.contains(text); at = at.parentElement) {
          const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
          if (Number(opacity) === 0) return false;
          if (backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return true;
        }
        return cover instanceof SVGGeometryElement || cover instanceof SVGTextElement || cover instanceof HTMLImageElement;
      };

      /** An invisible margin around the drawn box belongs to the target. */
      const isHitAround = (element: Element, least: number): boolean => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const rect = element.getBoundingClientRect();
        const x = rect.left + rect.width / 2;
        const y = rect.top + rect.height / 2;
        const far = least / 2 - 1;
        const hit = [
          [far, 0],
          [-far, 0],
          [0, far],
          [0, -far],
        ].every(([dx = 0, dy = 0]) => {
          const at = document.elementFromPoint(x + dx, y + dy);
          return at !== null && (element.contains(at) || at.closest(overlay) !== element.closest(overlay));
        });
        restoreScroll();
        return hit;
      };
      const isUnderSheet = (element: Element): boolean => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const sheet = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(overlay) ?? null;
        return sheet !== null && !sheet.contains(element);
      };
      const isSticky = (element: Element): boolean => {
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          if (getComputedStyle(at).position === 'sticky') return true;
        return false;
      };

      const inText = (link: Element): boolean =>
        link.tagName === 'A' && getComputedStyle(link).display === 'inline' && link.parentElement?.textContent !== link.textContent;
      for (const target of document.querySelectorAll(selector)) {
        if (!isShown(target) || inText(target)) continue;
        if (isUnderSheet(target)) continue;
        const label = target.matches('[type="checkbox"], [type="radio"], [type="range"]') ? target.closest('label') : null;
        const rect = (label ?? target).getBoundingClientRect();
        const least = target.closest('[data-dense]:not([data-dense="false"])') === null ? limits.target : limits.dense;
        const across = target.matches('[type="range"]') ? target.getBoundingClientRect().width : rect.width;
        const tooSmall = across < least - limits.slack || rect.height < least - limits.slack;
        if (tooSmall && !isHitAround(target, least)) {
          note('target', `${nameOf(target)} ${Math.round(across)}x${Math.round(rect.height)}`);
        }
        const { cut, scrolls } = reach(target, target.getBoundingClientRect());
        if (cut) note('unreachable', nameOf(target));
        else {
          const corners = [0.15, 0.85].flatMap((x) => [0.2, 0.8].map((y): [number, number] => [x, y]));
          const cover =
            coverOf(target, () => target.getBoundingClientRect(), scrolls) ??
            (scrolls ? [] : corners)
              .map((at) => coverAt(target, target.getBoundingClientRect(), at)?.closest(selector))
              .find((each) => each != null) ??
            null;
          if (cover !== null && !target.matches('input')) note('overlap', `${nameOf(target)} under ${nameOf(cover)}`);
        }
      }

      for (const field of document.querySelectorAll('input, select, textarea')) {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        if (isShown(field) && size < limits.text - limits.slack / 2) note('text', `${nameOf(field)} ${size}`);
      }
      if (document.documentElement.scrollWidth > innerWidth + 1) note('unreachable', 'the page scrolls sideways');

      const texts: { at: Element; rect: DOMRect; words: string; scrolls: boolean }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = node.parentElement;
        const words = (node.nodeValue ?? '').trim();
        if (at === null || words === '' || !isShown(at)) continue;
        const size = Number.parseFloat(getComputedStyle(at).fontSize);
        const range = document.createRange();
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (size === 0 || rect.width <= 1) continue;
        const rendered = size * scaleOf(at);
        if (rendered < limits.text - limits.slack / 2) note('text', `${nameOf(at)} ${rendered.toFixed(1)}`);
        const { cut, scrolls, away } = reach(at, rect);
        if (away === true) continue;
        if (cut) note('unreachable', `text ${nameOf(at)}`);
        else {
          const cover = isUnderSheet(at) ? null : coverOf(at, () => range.getBoundingClientRect(), scrolls);
          if (cover !== null && paints(cover, at)) note('overlap', `text ${nameOf(at)} under ${nameOf(cover)}`);
          else if (rect.left >= 0 && rect.top >= 0 && rect.bottom <= innerHeight && coverAt(at, rect) === null)
            texts.push({ at, rect, words, scrolls });
        }
      }
      for (const [i, one] of texts.entries())
        for (const other of texts.slice(i + 1)) {
          if (one.at.contains(other.at) || other.at.contains(one.at)) continue;
          if (one.at.closest(overlay) !== other.at.closest(overlay)) continue;
          if ((one.scrolls && isSticky(other.at)) || (other.scrolls && isSticky(one.at))) continue;
          const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          // Lines of large letters touch without meeting.
          if (wide > 4 && high > Math.max(5, 0.3 * Math.min(one.rect.height, other.rect.height)))
            note('overlap', `text "${one.words.slice(0, 30)}" on "${other.words.slice(0, 30)}"`);
        }
      return [...found].map(([text, kind]) => ({ kind, what: text.slice(kind.length + 1) }));
    },
    { limits: LIMITS, selector: TARGETS },
  );
}
