import { useLayoutEffect, useRef } from 'react';
import { bubblePlace } from './bubble-place.ts';
import styles from './ReactionBubble.module.css';

const PLACE_EVERY_MS = 200;

/** What a bubble must never cover. */
const CONTROLS = 'button, a, input, select, textarea, [data-status-line]';
/** What may lie over a portrait. */
const OVERLAYS = '[data-overlay], dialog, [role="dialog"]';

interface ReactionBubbleProps {
  readonly seat: number;
  readonly text: string;
}

/** A bot's line at its portrait. The log has it too; it is not announced, because it would talk over the game. */
export function ReactionBubble({ seat, text }: ReactionBubbleProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = () => bubble.current !== null && placeAt(bubble.current, seat);
    place();
    const timer = setInterval(place, PLACE_EVERY_MS);
    return () => clearInterval(timer);
  }, [seat, text]);
  return (
    <p ref={bubble} className={styles.bubble} data-reaction={seat} aria-hidden="true">
      {text}
    </p>
  );
}

/** Moves the bubble to its portrait; hides it where it would cover a control, or while the portrait is covered. */
function placeAt(bubble: HTMLElement, seat: number): void {
  const portrait = document.querySelector(`[data-portrait-of="${seat}"]`)?.parentElement?.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const taken = [...document.querySelectorAll(CONTROLS)].map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0);
  const place =
    portrait === undefined || isCovered(portrait)
      ? null
      : bubblePlace(portrait, bubble.getBoundingClientRect(), { width: clientWidth, height: clientHeight }, taken);
  bubble.style.visibility = place === null ? 'hidden' : 'visible';
  if (place === null || portrait === undefined) return;
  bubble.dataset.side = place.side;
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.style.setProperty('--tail', `${portrait.left + portrait.width / 2 - place.left}px`);
}

function isCovered({ left, top, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over === null || over.closest(OVERLAYS) !== null;
}
