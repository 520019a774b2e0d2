import type { Page } from 'playwright-core';

/**
 * Text on the screen without a translation: with the pseudo language, everything that still has plain letters. Text
 * marked `translate="no"` (names, codes, clauses) or written in another language on purpose is left out.
 */
export const untranslatedWords = (page: Page, names: string): Promise<string[]> =>
  page.evaluate((known) => {
    const strip = (text: string) => text.replaceAll(new RegExp(known, 'g'), '');
    const found = new Set<string>();
    const judge = (text: string | null, at: Element) => {
      if (
        text !== null &&
        /[a-z]/i.test(strip(text)) &&
        at.closest('[translate="no"], [lang]:not(html), script, style, title, kbd, [role="log"]') === null
      )
        found.add(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}: ${text.trim().slice(0, 80)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement !== null) judge(node.nodeValue, node.parentElement);
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        judge(element.getAttribute(name), element);
    return [...found];
  }, names);

/** Text that is cut off by the edge of the screen or of its box. */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    document.documentElement.setAttribute('data-drawn', '');
    const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
    const tilted = ({ transform, rotate }: CSSStyleDeclaration) => rotate !== 'none' || new DOMMatrix(transform).b !== 0;
    const isRead = (at: Element) =>
      at.closest('.visually-hidden, script, style, title, option') === null &&
      at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** The left and right edges that the text must stay within; none where it can be scrolled to. */
    const edgesOf = (at: Element): [number, number][] => {
      const edges: [number, number][] = [[0, document.documentElement.clientWidth]];
      for (let box: Element | null = at; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const scrolls = /auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth;
        // The edges of a tilted card do not fit an upright box.
        if (scrolls || style.textOverflow === 'ellipsis' || tilted(style)) return [];
        if (cuts(style)) edges.push([box.getBoundingClientRect().left, box.getBoundingClientRect().right]);
      }
      return edges;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (at === null || text === '' || !isRead(at)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      // Text for screen readers only is a pixel wide.
      if (width === 0 || at.getBoundingClientRect().width <= 1) continue;
      if (edgesOf(at).some(([from, to]) => left < from - 2 || right > to + 2))
        found.add(`${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}: ${text.slice(0, 60)}`);
    }
    document.documentElement.removeAttribute('data-drawn');
    return [...found];
  });
