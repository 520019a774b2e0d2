import { EventHistory as Lines } from '@parlour/ui/board/EventHistory.tsx';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useState } from 'react';
import type { Event } from '../rules/index.ts';
import { describeMascarade } from '../words/sentences.ts';
import type { MascaradeBoardProps } from './board-props.ts';
import styles from './MascaradeHistory.module.css';

/** [M-44*] The public history, and private notes. */
export function MascaradeHistory({ words, players, seat, history }: MascaradeBoardProps & { readonly history: readonly Event[] }) {
  const [notes, setNotes] = useState('');
  return (
    <Lines
      title={words.t('mascarade.board.history')}
      none={words.t('mascarade.board.history.none')}
      lines={history.map((event) => describeMascarade(words, event, seatNames(players), seat))}
      className={styles.place}
    >
      {seat !== null && (
        <label className={styles.notes}>
          {words.t('mascarade.board.notes')}
          <textarea value={notes} rows={3} maxLength={2000} onChange={({ target }) => setNotes(target.value)} />
        </label>
      )}
    </Lines>
  );
}
