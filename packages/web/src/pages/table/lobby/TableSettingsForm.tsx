import { manifestOf } from '@parlour/games/catalogue';
import { SETTING_CHOICES, type TableInfo, type TableSettings } from '@parlour/protocol';
import { Options } from '@parlour/ui/Options.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useId } from 'react';
import styles from './GameOptionsForm.module.css';

interface CustomsFormProps {
  readonly table: TableInfo;
  readonly editable: boolean;
  readonly onChange: (settings: Partial<TableSettings>) => void;
}

/** The table settings, for any game. */
export function TableSettingsForm({ table, editable, onChange }: CustomsFormProps) {
  const words = useWords('lobby', 'seating');
  return (
    <details className={styles.options}>
      <summary>{words.t('tableSettings.title')}</summary>
      <fieldset disabled={!editable}>
        <legend className="visually-hidden">{words.t('tableSettings.title')}</legend>
        {(Object.keys(SETTING_CHOICES) as (keyof TableSettings)[]).map((custom) => (
          <TableSettingField key={custom} custom={custom} table={table} onChange={onChange} />
        ))}
      </fieldset>
      {!editable && <p className={styles.note}>{words.t('lobby.hostChooses')}</p>}
    </details>
  );
}

interface CustomFieldProps extends Pick<CustomsFormProps, 'table' | 'onChange'> {
  readonly custom: keyof TableSettings;
}

export function TableSettingField({ custom, table, onChange }: CustomFieldProps) {
  const words = useWords('seating');
  const id = useId();
  const value = table.settings[custom];
  const isLive = table.settings.timeControl === 'live';
  // In a correspondence match the clock plays for an absent player.
  if (custom === 'absent' && !isLive) return null;
  const honest = custom === 'timeControl' && !isLive && manifestOf(table.game)?.isMemoryGame === true;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.t(`tableSettings.${custom}`)}</label>
      <select id={id} value={value} aria-describedby={`${id}-help`} onChange={({ target }) => onChange({ [custom]: target.value })}>
        <Options values={SETTING_CHOICES[custom]} nameOf={(choice) => words.t(`tableSettings.${custom}.${choice}` as MessageKey)} />
      </select>
      <small id={`${id}-help`}>
        {words.t(`tableSettings.${custom}.help`)}
        {honest && <strong>{words.t('tableSettings.timeControl.memory')}</strong>}
      </small>
    </div>
  );
}
