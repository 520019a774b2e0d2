import type { PlayerInfo } from '../games/face.ts';
import { Button, RoundButton } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import styles from './Controls.module.css';
import type { Eyes } from './timeline.ts';

interface ControlsProps {
  readonly step: number;
  readonly last: number;
  readonly running: boolean;
  readonly eyes: Eyes;
  readonly players: readonly PlayerInfo[];
  readonly onStep: (step: number) => void;
  readonly onRun: (run: boolean) => void;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onCheck: () => void;
}

export function Controls({ step, last, running, eyes, players, onStep, onRun, onEyes, onCheck }: ControlsProps) {
  const words = useWords('table');
  return (
    <div className={styles.bar} role="group" aria-label={words.t('replay.controls')}>
      <div className={styles.keys}>
        <RoundButton icon="back" label={words.t('replay.back')} disabled={step === 0} onClick={() => onStep(step - 1)} />
        <RoundButton
          icon={running ? 'pause' : 'play'}
          label={words.t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => onRun(!running)}
        />
        <RoundButton icon="next" label={words.t('replay.next')} disabled={step === last} onClick={() => onStep(step + 1)} />
      </div>
      <label className={styles.slider}>
        <span className="unseen">{words.t('replay.step')}</span>
        <input type="range" min={0} max={last} value={step} onChange={({ target }) => onStep(Number(target.value))} />
        <output>
          {step} / {last}
        </output>
      </label>
      <select
        className={styles.eyes}
        aria-label={words.t('replay.eyes')}
        value={String(eyes)}
        onChange={({ target: { value } }) => onEyes(value === 'all' || value === 'spectator' ? value : Number(value))}
      >
        <option value="all">{words.t('replay.all')}</option>
        <option value="spectator">{words.t('replay.spectator')}</option>
        {players.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {words.t('replay.seat', { name })}
          </option>
        ))}
      </select>
      <Button look="quiet" icon="check" className={styles.check} onClick={onCheck}>
        {words.t('replay.check')}
      </Button>
    </div>
  );
}
