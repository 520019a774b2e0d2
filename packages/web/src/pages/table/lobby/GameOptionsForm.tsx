import type { OptionField, OptionValue } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import type { AnyGameUi, OptionEditor } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey, Words } from '@parlour/words';
import { useId } from 'react';
import styles from './GameOptionsForm.module.css';

interface OptionsFormProps {
  readonly gameUi: AnyGameUi;
  readonly table: Pick<TableInfo, 'options' | 'seats'> & Partial<Pick<TableInfo, 'settings'>>;
  readonly editable: boolean;
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void;
}

/** Built from the game's own option fields. */
export function GameOptionsForm({ gameUi, table, editable, onChange }: OptionsFormProps) {
  const words = useWords('lobby', ...gameUi.areas);
  // In a correspondence match the hours per move replace the game's clocks.
  const isLive = (table.settings?.timeControl ?? 'live') === 'live';
  const applies = (field: OptionField) => isLive || field.kind !== 'choice' || field.clock !== true;
  return (
    <details className={styles.options} open={matchMedia('(min-width: 900px)').matches}>
      <summary>{words.t('lobby.options')}</summary>
      <fieldset disabled={!editable}>
        <legend className="visually-hidden">{words.t('lobby.options')}</legend>
        {gameUi.game.optionFields.filter(applies).map((field) => (
          <Field
            key={field.key}
            field={field}
            label={`${gameUi.area}.option.${field.key}`}
            value={(table.options[field.key] ?? field.default) as OptionValue}
            names={table.seats.map((seated) => (seated.kind === 'bot' ? seated.name : seated.person.name))}
            seats={Math.max(gameUi.game.seats.min, table.seats.length)}
            editor={gameUi.editors?.[field.key] ?? null}
            editable={editable}
            words={words}
            onChange={(value) => onChange({ [field.key]: value })}
          />
        ))}
      </fieldset>
      {!editable && <p className={styles.note}>{words.t('lobby.hostChooses')}</p>}
    </details>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly label: string;
  readonly value: OptionValue;
  readonly names: readonly string[];
  readonly seats: number;
  readonly editor: OptionEditor | null;
  readonly editable: boolean;
  readonly words: Words;
  readonly onChange: (value: OptionValue) => void;
}

function Field({ field, label, value, names, seats, editor, editable, words, onChange }: FieldProps) {
  const id = useId();
  const say = (key: string) => words.t(key as MessageKey);
  const choices = choicesOf(field, label, names, editor !== null, say);
  const own = Array.isArray(value) ? (value as readonly string[]) : null;
  const choose = (chosen: string) => {
    if (chosen === OWN && editor !== null) return onChange(own ?? editor.start(String(value), seats));
    onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? field.default);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(label)}</label>
      {field.kind === 'toggle' ? (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.checked)}
        />
      ) : (
        <select
          id={id}
          value={own === null ? String(value) : OWN}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
      <small id={`${id}-help`}>{words.has(`${label}.help`) ? say(`${label}.help`) : ''}</small>
      {own !== null && editor !== null && (
        <div className={styles.own}>
          <editor.Editor value={own} seats={seats} editable={editable} words={words} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

interface NamedChoice {
  readonly value: string | number;
  readonly name: string;
}

/** The menu value of a custom list. */
const OWN = 'own';

function choicesOf(
  field: OptionField,
  label: string,
  names: readonly string[],
  editable: boolean,
  say: (key: string) => string,
): readonly NamedChoice[] {
  switch (field.kind) {
    case 'toggle':
      return [];
    case 'choice':
      return field.values.map((value) => ({ value, name: say(`${label}.${value}`) }));
    case 'list':
      return (editable ? [...field.presets, OWN] : field.presets).map((value) => ({ value, name: say(`${label}.${value}`) }));
    case 'seat':
      return [{ value: 'random', name: say(`${label}.random`) }, ...names.map((name, seat) => ({ value: seat, name }))];
  }
}
