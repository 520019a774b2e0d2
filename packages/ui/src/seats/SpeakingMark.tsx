import type { Seat } from '@parlour/kernel';
import { use } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './SpeakingMark.module.css';
import { SpeakingContext } from './speaking.ts';

/** Shows at a seat that its player is speaking. A blind player hears it. */
export function SpeakingMark({ seat }: { readonly seat: Seat }) {
  if (!use(SpeakingContext).has(seat)) return null;
  return (
    <span className={styles.mark} data-speaking-seat={seat} aria-hidden="true">
      <Icon name="sound" />
    </span>
  );
}
