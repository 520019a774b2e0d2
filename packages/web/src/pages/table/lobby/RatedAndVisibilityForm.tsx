import { type TableInfo, VISIBILITIES, type Visibility } from '@parlour/protocol';
import { Options } from '@parlour/ui/Options.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useId } from 'react';
import type { TableClient } from '../../../client/table/table-client.ts';
import styles from './GameOptionsForm.module.css';

interface TermsProps {
  readonly client: TableClient;
  readonly table: TableInfo;
  readonly editable: boolean;
}

/** What the host decides about the table besides its game options. */
export function RatedAndVisibilityForm({ client, table, editable }: TermsProps) {
  const words = useWords('lobby');
  const id = useId();
  return (
    <details className={styles.options} open={matchMedia('(min-width: 900px)').matches}>
      <summary>{words.t('lobby.ratedAndVisibility')}</summary>
      <fieldset disabled={!editable}>
        <legend className="visually-hidden">{words.t('lobby.ratedAndVisibility')}</legend>
        <div className={styles.field}>
          <label htmlFor={`${id}-who`}>{words.t('lobby.visibility')}</label>
          <select
            id={`${id}-who`}
            value={table.visibility}
            onChange={({ target }) => client.send({ type: 'settings', settings: { visibility: target.value as Visibility } })}
          >
            <Options values={VISIBILITIES} nameOf={(visibility) => words.t(`lobby.visibility.${visibility}`)} />
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-rated`}>{words.t('lobby.rated')}</label>
          <input
            id={`${id}-rated`}
            type="checkbox"
            role="switch"
            checked={table.rated}
            aria-checked={table.rated}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => client.send({ type: 'settings', settings: { rated: target.checked } })}
          />
          <small id={`${id}-help`}>{words.t('lobby.rated.help')}</small>
        </div>
      </fieldset>
    </details>
  );
}
