import { LANGUAGE_INFO } from '@parlour/words';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

/** One of a few values, all visible. */
export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {Object.entries(options).map(([each, name]) => (
        <label key={each}>
          <input type="radio" name={label} checked={each === value} onChange={() => onChoose(each)} />
          <span lang={each in LANGUAGE_INFO ? each : undefined}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
