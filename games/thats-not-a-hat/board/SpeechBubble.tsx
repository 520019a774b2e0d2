import type { Seat } from '@parlour/kernel';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { ReactNode } from 'react';
import type { ObjectId } from '../rules/index.ts';
import { ObjectArt } from './ObjectArt.tsx';
import styles from './SpeechBubble.module.css';
import type { ScreenPlaces } from './table-geometry.ts';

interface BubbleProps {
  readonly places: ScreenPlaces;
  readonly speaker: Seat;
  readonly said: ObjectId;
  readonly children: ReactNode;
}

/** [H-24*] The announcement being decided on, and no earlier one. */
export function SpeechBubble({ places, speaker, said, children }: BubbleProps) {
  const bubble = places.bubble(speaker);
  const { at } = places.seatPlace(speaker);
  const isPicture = bubble.width < 100;
  const place = {
    '--x': bubble.x,
    '--y': bubble.y,
    '--width': bubble.width,
    '--tail': at.x - bubble.x,
    '--tail-y': at.y - bubble.y,
  } as const;
  return (
    <div className={styles.bubble} data-tail={bubble.tail} data-narrow={bubble.width < 250} data-picture={isPicture} style={cssVars(place)}>
      <p className={isPicture ? 'visually-hidden' : undefined}>{children}</p>
      <ObjectArt object={said} className={styles.object} />
      <svg className={styles.tail} viewBox="0 0 44 34" aria-hidden="true">
        <path d="M0 0H40C34 12 30 24 28 34 22 20 12 10 0 0Z" />
      </svg>
    </div>
  );
}
