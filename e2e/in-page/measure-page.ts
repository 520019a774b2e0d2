import type { ScreenFault, ScreenFaultKind } from '../screen-checks.ts';
import { forgetAll } from './remember.ts';
import { checkTargets } from './targets.ts';
import { checkTexts } from './texts.ts';

/** Reports one fault. */
export type Note = (kind: ScreenFaultKind, what: string) => void;

/** Measures what the page shows now, each fault once. */
export function measurePage(): ScreenFault[] {
  forgetAll();
  document.documentElement.setAttribute('data-drawn', '');
  const found = new Map<string, ScreenFault>();
  const note: Note = (kind, what) => found.set(`${kind} ${what}`, { kind, what });
  checkTargets(note);
  checkTexts(note);
  const frame = document.querySelector('main [data-layout]');
  const board = frame?.firstElementChild;
  if (frame != null && board != null && getComputedStyle(frame).overflow === 'clip' && bottomOf(board) > bottomOf(frame) + 1)
    note('unreachable', 'the foot of the board');
  if (document.documentElement.scrollWidth > innerWidth + 1) note('unreachable', 'the page scrolls sideways');
  document.documentElement.removeAttribute('data-drawn');
  return [...found.values()];
}

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
