import { remember } from './remember.ts';

/** What a finger or a pointer can hit. */
export const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [role="spinbutton"], [role="option"], [role="tab"]';

/** A sheet, a panel or a message that can be closed may lie over the rest. */
const OVERLAYS = '[data-overlay], dialog, [role="alert"]';
const HIDDEN = '.visually-hidden, script, style, title, option, [inert]';

export const styleOf = remember((element) => getComputedStyle(element));
export const overlayOf = remember((element) => element.closest(OVERLAYS));

/** Whether the element or anything around it has the property. */
const inherits = (has: (element: Element) => boolean): ((element: Element) => boolean) => {
  const find = remember((element: Element): boolean => has(element) || (element.parentElement !== null && find(element.parentElement)));
  return find;
};

const isClipped = inherits((element) => styleOf(element).clipPath === 'inset(50%)');
export const isSticky = inherits((element) => styleOf(element).position === 'sticky');

export const isShown = remember((element) => {
  const modal = document.querySelector('dialog:modal');
  if (modal !== null && !modal.contains(element)) return false;
  if (element.closest(HIDDEN) !== null || isClipped(element)) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
});

export function nameOf(element: Element): string {
  const said = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const css = (element.getAttribute('class') ?? '').split(' ').at(-1) ?? '';
  return `${element.tagName.toLowerCase()}.${css} "${said.slice(0, 40)}"`;
}

/** How much larger the element is drawn than its style says. */
export function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return boxScaleOf(element);
  const matrix = element.getScreenCTM();
  return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
}

const boxScaleOf = remember((element: Element): number => {
  const { transform, scale } = styleOf(element);
  const matrix = new DOMMatrix(transform);
  const own = (matrix.is2D ? Math.hypot(matrix.a, matrix.b) : 1) * (scale === 'none' ? 1 : Number.parseFloat(scale));
  return element.parentElement === null ? own : own * boxScaleOf(element.parentElement);
});
