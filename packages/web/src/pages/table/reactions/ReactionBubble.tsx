import { useLayoutEffect, useRef } from 'react';
import { bubblePlace } from './bubble-place.ts';
import styles from './ReactionBubble.module.css';
import { takenBoxes } from './taken-boxes.ts';

const PLACE_EVERY_MS = 200;

/** What may lie over a portrait. */
const OVERLAYS = '[data-overlay], dialog, [role="dialog"]';

interface ReactionBubbleProps {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** This person has nothing to decide: the bubble may be at a distance from the portrait. */
  readonly idle: boolean;
}

/** A bot's line at its portrait. The log has it too; it is not announced, because it would talk over the game. */
export function ReactionBubble({ seat, name, text, idle }: ReactionBubbleProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = () => bubble.current !== null && placeAt(bubble.current, seat, idle);
    place();
    const timer = setInterval(place, PLACE_EVERY_MS);
    return () => clearInterval(timer);
  }, [seat, text, idle]);
  return (
    <p ref={bubble} className={styles.bubble} data-reaction={seat} aria-hidden="true">
      <b>{name}</b> {text}
    </p>
  );
}

/** Moves the bubble to its portrait; hides it where there is no free place, or while the portrait is covered. */
function placeAt(bubble: HTMLElement, seat: number, far: boolean): void {
  const portrait = document.querySelector(`[data-portrait-of="${seat}"]`)?.parentElement?.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place =
    portrait === undefined || portrait.width === 0 || isCovered(portrait)
      ? null
      : bubblePlace(portrait, bubble.getBoundingClientRect(), { width, height }, takenBoxes(bubble), far);
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
