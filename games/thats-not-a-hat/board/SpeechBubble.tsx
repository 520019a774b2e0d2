import { cssVars } from '@parlour/ui/css-vars.ts';
import type { ReactNode } from 'react';
import type { ObjectId } from '../rules/index.ts';
import { ObjectArt } from './ObjectArt.tsx';
import styles from './SpeechBubble.module.css';
import type { SeatPlace } from './table-layouts.ts';

interface BubbleProps {
  readonly chair: SeatPlace;
  readonly said: ObjectId;
  readonly children: ReactNode;
}

/** [H-24*] The announcement being decided on, and no earlier one. */
export function SpeechBubble({ chair, said, children }: BubbleProps) {
  const { bubble, at } = chair;
  const place = {
    '--x': bubble.x,
    '--y': bubble.y,
    '--width': bubble.width,
    '--tail': at.x - bubble.x,
    '--tail-y': at.y - bubble.y,
  } as const;
  return (
    <div className={styles.bubble} data-tail={bubble.tail} data-narrow={bubble.width < 250} style={cssVars(place)}>
      <p>{children}</p>
      <ObjectArt object={said} className={styles.object} />
      <svg className={styles.tail} viewBox="0 0 44 34" aria-hidden="true">
        <path d="M0 0H40C34 12 30 24 28 34 22 20 12 10 0 0Z" />
      </svg>
    </div>
  );
}
