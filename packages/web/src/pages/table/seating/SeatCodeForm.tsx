import { parseSeatCode, SEAT_CODE_LENGTH } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type FormEvent, useId, useState } from 'react';
import type { TableClient } from '../../../client/table/table-client.ts';
import styles from './SeatCodeForm.module.css';

/** For a player whose phone with the seat is gone. */
export function SeatCodeForm({ client }: { readonly client: TableClient }) {
  const words = useWords('seating');
  const id = useId();
  const [typed, setTyped] = useState('');
  const code = parseSeatCode(typed);
  const claim = (event: FormEvent) => {
    event.preventDefault();
    if (code !== undefined) client.send({ type: 'claim-seat', code });
  };
  return (
    <details className={styles.claim}>
      <summary>{words.t('seating.hadSeat')}</summary>
      <p>{words.t('seating.hadSeatHow')}</p>
      <form onSubmit={claim}>
        <label htmlFor={id}>{words.t('seating.code')}</label>
        <input
          id={id}
          value={typed}
          maxLength={SEAT_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value.toUpperCase())}
        />
        <Button type="submit" disabled={code === undefined}>
          {words.t('seating.claim')}
        </Button>
      </form>
    </details>
  );
}
