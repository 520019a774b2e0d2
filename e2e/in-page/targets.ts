import { coverAt, coverOf, isAt, isUnderSheet } from './cover.ts';
import { isShown, nameOf, overlayOf, styleOf, TARGETS } from './elements.ts';
import type { Note } from './measure-page.ts';
import { inMiddle, reachOf } from './reach.ts';

/** Pixels a target needs each way; in a row of cards marked `data-dense` fewer. */
const MIN_SIZE = 40;
const MIN_DENSE = 24;
const SLACK = 0.5;

const CORNERS = [
  [0.15, 0.2],
  [0.15, 0.8],
  [0.85, 0.2],
  [0.85, 0.8],
] as const;

/** Notes what is too small to hit, covered or cut off. */
export function checkTargets(note: Note): void {
  for (const target of document.querySelectorAll(TARGETS)) {
    if (!isShown(target) || isInText(target) || isUnderSheet(target)) continue;
    checkSize(target, note);
    if (isStretched(target)) note('target', `${nameOf(target)} is not round`);
    checkPlace(target, note);
  }
}

const isInText = (link: Element): boolean =>
  link.tagName === 'A' && styleOf(link).display === 'inline' && link.parentElement?.textContent !== link.textContent;

function checkSize(target: Element, note: Note): void {
  const least = target.closest('[data-dense]:not([data-dense="false"])') === null ? MIN_SIZE : MIN_DENSE;
  const label = target.matches('[type="checkbox"], [type="radio"], [type="range"]') ? target.closest('label') : null;
  const { width, height } = (label ?? target).getBoundingClientRect();
  const across = target.matches('[type="range"]') ? target.getBoundingClientRect().width : width;
  const isSmall = Math.min(across, height) < least - SLACK;
  if (isSmall && !isHitAround(target, least)) note('target', `${nameOf(target)} ${Math.round(across)}x${Math.round(height)}`);
}

/** A round button that the place around it has pulled to an ellipse. */
const isStretched = (target: Element): boolean =>
  target instanceof HTMLButtonElement &&
  styleOf(target).borderTopLeftRadius === '50%' &&
  Math.abs(target.offsetWidth - target.offsetHeight) > 1;

/** An invisible margin around the drawn box belongs to the target. */
function isHitAround(target: Element, least: number): boolean {
  const far = least / 2 - 1;
  return inMiddle(target, () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const isHitAt = (right: number, down: number) => {
      const at = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
      return at !== null && (target.contains(at) || overlayOf(at) !== overlayOf(target));
    };
    return isHitAt(far, 0) && isHitAt(-far, 0) && isHitAt(0, far) && isHitAt(0, -far);
  });
}

function checkPlace(target: Element, note: Note): void {
  const rect = target.getBoundingClientRect();
  const { cut, scrolls } = reachOf(target, rect);
  if (cut) return note('unreachable', nameOf(target));
  if (target.matches('input')) return;
  const cover = coverOf(target, () => target.getBoundingClientRect(), scrolls) ?? (scrolls ? null : cornerCover(target, rect));
  if (cover !== null) note('overlap', `${nameOf(target)} under ${nameOf(cover)}`);
}

/** Another target over a corner. */
function cornerCover(target: Element, rect: DOMRect): Element | null {
  for (const corner of CORNERS) {
    const cover = coverAt(target, rect, corner)?.closest(TARGETS);
    // A tilted target does not reach the corners of its box.
    if (cover != null && isAt(target, rect, corner)) return cover;
  }
  return null;
}
