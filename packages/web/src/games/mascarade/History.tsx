import type { Event } from '@parlour/games/mascarade';
import { describeMascarade } from '@parlour/words';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { whoIn } from '../who.ts';
import styles from './History.module.css';
import type { TableProps } from './table.ts';

/** [M-44*] What happened in public, and a page of one's own that nobody else reads. */
export function History({ words, players, seat, history }: TableProps & { readonly history: readonly Event[] }) {
  const [open, setOpen] = useState(false);
  const [notes, setNotes] = useState('');
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open && history.length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [open, history]);
  return (
    <aside className={styles.history} data-open={open}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="book" />
        <span>{words.t('masque.history')}</span>
      </button>
      {open && (
        <div className={styles.page}>
          {history.length === 0 ? (
            <p>{words.t('masque.history.none')}</p>
          ) : (
            <ol ref={end}>
              {history.map((event, index) => (
                <li key={index}>{describeMascarade(words, event, whoIn(players), seat)}</li>
              ))}
            </ol>
          )}
          {seat !== null && (
            <label>
              {words.t('masque.notes')}
              <textarea value={notes} rows={3} maxLength={2000} onChange={({ target }) => setNotes(target.value)} />
            </label>
          )}
        </div>
      )}
    </aside>
  );
}
