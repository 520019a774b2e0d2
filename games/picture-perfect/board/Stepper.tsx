import { RoundButton } from '@parlour/ui/Button.tsx';
import styles from './Actions.module.css';

interface StepperProps {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

/** A number of decorations, by taps or arrow keys. */
export function Stepper({ label, less, more, value, least, most, onChange }: StepperProps) {
  const to = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <div
      className={styles.stepper}
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' || event.key === 'ArrowRight') to(value + 1);
        else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') to(value - 1);
        else return;
        event.preventDefault();
      }}
    >
      <RoundButton icon="minus" label={less} tabIndex={-1} disabled={value <= least} onClick={() => to(value - 1)} />
      <b aria-hidden="true">{value}</b>
      <RoundButton icon="plus" label={more} tabIndex={-1} disabled={value >= most} onClick={() => to(value + 1)} />
    </div>
  );
}
