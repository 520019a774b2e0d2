import { isTyping } from '@parlour/ui/is-typing.ts';
import { useEffect, useRef } from 'react';

const USABLE = ':is(button, input, [tabindex="0"]):not(:disabled, [aria-disabled="true"], [tabindex="-1"])';

/** The first control of the current decision. Boards mark it, or its group, with `data-decision`. */
function firstControl(): HTMLElement | null {
  for (const part of document.querySelectorAll<HTMLElement>('[data-decision]')) {
    const controls = part.matches(USABLE) ? [part] : [...part.querySelectorAll<HTMLElement>(USABLE)];
    const shown = controls.find((control) => control.checkVisibility({ visibilityProperty: true }));
    if (shown !== undefined) return shown;
  }
  return null;
}

/** The player reads or writes beside the board. */
export function isBesideBoard(): boolean {
  const at = document.activeElement;
  return at !== null && (at.closest('dialog, aside') !== null || (isTyping(at) && at.closest('[data-decision]') === null));
}

/** False when there is no decision on the page yet. */
export function focusDecision(): boolean {
  if (isBesideBoard() || document.activeElement?.closest('[data-decision], [role="dialog"]')) return true;
  const control = firstControl();
  control?.focus({ preventScroll: true });
  return control !== null;
}

/** The one focus rule: when the player is asked for something new, focus goes to the first control of that decision. */
export function useDecisionFocus(asked: boolean, step: number): void {
  useEffect(() => {
    if (!asked || focusDecision()) return undefined;
    const observer = new MutationObserver(() => {
      if (focusDecision()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-decision'] });
    return () => observer.disconnect();
  }, [asked, step]);
}

/** A board that shows the result itself: focus goes to its heading once it is there. */
export function useResultFocus(shows: boolean, step: number): void {
  const focused = useRef(false);
  useEffect(() => {
    const heading = shows ? document.querySelector<HTMLElement>('[data-result-heading]') : null;
    if (heading !== null && !focused.current && !isBesideBoard()) heading.focus({ preventScroll: true });
    focused.current = heading !== null;
  }, [shows, step]);
}
