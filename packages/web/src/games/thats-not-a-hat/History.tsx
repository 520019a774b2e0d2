import type { Event, HatTypes } from '@parlour/games/thats-not-a-hat';
import { describeHat } from '@parlour/words';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { BoardProps } from '../face.ts';
import { whoIn } from '../who.ts';
import styles from './History.module.css';

/** [H-25*] What was said and shown, for tables that allow a helping hand. */
export function History({ words, players, seat, history }: BoardProps<HatTypes> & { readonly history: readonly Event[] }) {
  const [open, setOpen] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open && history.length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [open, history]);
  return (
    <aside className={styles.history} data-open={open}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="book" />
        {words.t('hat.history')}
      </button>
      {open &&
        (history.length === 0 ? (
          <p>{words.t('hat.history.none')}</p>
        ) : (
          <ol ref={end}>
            {history.map((event, index) => (
              <li key={index}>{describeHat(words, event, whoIn(players), seat)}</li>
            ))}
          </ol>
        ))}
    </aside>
  );
}
