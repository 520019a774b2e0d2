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

const TARGETS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="option"], [role="tab"]';

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
      /** What a finger meets in the middle of the box, unless that is the thing itself or a bar that scrolling moves it out of. */
      const coverOf = (element: Element, rect: DOMRect, scrolls: boolean): Element | null => {
        const x = rect.left + rect.width / 2;
        const y = rect.top + rect.height / 2;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
        const top = document.elementFromPoint(x, y);
        if (top === null || top.contains(element) || element.contains(top)) return null;
        if (element.closest('label')?.contains(top) === true) return null;
        if (scrolls) return null;
        const sheet = top.closest('[data-overlay], dialog, [role="alert"]');
        if (sheet !== null && !sheet.contains(element)) return null;
        return top;
      };

      /** A finger beside the drawn box still meets the target: an invisible margin belongs to it. */
      const isHitAround = (element: Element, least: number): boolean => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const rect = element.getBoundingClientRect();
        const x = rect.left + rect.width / 2;
        const y = rect.top + rect.height / 2;
        const far = least / 2 - 1;
        return [
          [far, 0],
          [-far, 0],
          [0, far],
          [0, -far],
        ].every(([dx = 0, dy = 0]) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && element.contains(hit);
        });
      };
      /** A sheet, a panel or a message that can be closed may lie over the rest. */
      const overlay = '[data-overlay], dialog, [role="alert"]';
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
        if (!isShown(target) || inText(target) || target.matches(':disabled')) continue;
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
          const cover = coverOf(target, target.getBoundingClientRect(), scrolls);
          if (cover !== null && !target.matches('input')) note('overlap', `${nameOf(target)} under ${nameOf(cover)}`);
        }
      }

      const texts: { at: Element; rect: DOMRect; words: string; scrolls: boolean }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = node.parentElement;
        const words = (node.nodeValue ?? '').trim();
        if (at === null || words === '' || !isShown(at) || at.closest('[data-art]') !== null) continue;
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
        else if (coverOf(at, rect, scrolls) === null && rect.left >= 0 && rect.top >= 0 && rect.bottom <= innerHeight) {
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
