import { useState } from 'react';
import { type ObjectId, PENALTIES_TO_LOSE } from '../rules/index.ts';
import { ObjectArt } from './ObjectArt.tsx';
import styles from './Penalties.module.css';
import type { PenaltySide } from './table-layouts.ts';

interface PenaltiesProps {
  readonly cards: readonly ObjectId[];
  readonly side: PenaltySide;
  readonly label: string;
  /** The newest card is still on its way here. */
  readonly arriving: boolean;
}

/** [H-14] Discarded cards lie face up for good; a tap enlarges them. */
export function Penalties({ cards, side, label, arriving }: PenaltiesProps) {
  const [held, setHeld] = useState(false);
  const slots = Array.from({ length: Math.max(PENALTIES_TO_LOSE, cards.length) }, (_, slot) => (
    <Slot key={slot} object={cards[slot]} arriving={arriving && slot === cards.length - 1} />
  ));
  if (cards.length === 0) {
    return (
      <div className={styles.penalties} data-side={side} role="img" aria-label={label}>
        {slots}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.penalties}
      data-side={side}
      data-dense
      aria-label={label}
      aria-expanded={held}
      onClick={() => setHeld(!held)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHeld(false)}
    >
      {slots}
    </button>
  );
}

function Slot({ object, arriving }: { readonly object: ObjectId | undefined; readonly arriving: boolean }) {
  if (object === undefined || arriving) {
    return (
      <i className={styles.slot}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1 1l8 8M9 1 1 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </i>
    );
  }
  return (
    <i className={styles.filled}>
      <ObjectArt object={object} />
    </i>
  );
}
