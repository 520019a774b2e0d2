import { Icon, type IconName } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { RoundButton } from '@parlour/ui/Button.tsx';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { Options } from '@parlour/ui/Options.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import styles from './ReplayControls.module.css';
import type { PointOfView } from './timeline.ts';
import { type Playback, SPEEDS } from './usePlayback.ts';

interface ControlsProps {
  readonly playback: Playback;
  readonly pointOfView: PointOfView;
  readonly players: readonly PlayerInfo[];
  readonly onPointOfView: (pointOfView: PointOfView) => void;
  /** Further replay actions. */
  readonly children: ReactNode;
}

export function ReplayControls({ playback, pointOfView, players, onPointOfView, children }: ControlsProps) {
  const words = useWords('replay');
  const { step, last, running, speed, show, run, setSpeed } = playback;
  return (
    <div className={styles.bar} role="group" aria-label={words.t('replay.controls')}>
      <div className={styles.keys}>
        <RoundButton icon="back" label={words.t('replay.back')} disabled={step === 0} onClick={() => show(step - 1)} />
        <RoundButton
          icon={running ? 'pause' : 'play'}
          label={words.t(running ? 'replay.pause' : 'replay.play')}
          onClick={() => run(!running)}
        />
        <RoundButton icon="next" label={words.t('replay.next')} disabled={step === last} onClick={() => show(step + 1)} />
      </div>
      <label className={styles.slider}>
        <span className="visually-hidden">{words.t('replay.step')}</span>
        <input type="range" min={0} max={last} value={step} onChange={({ target }) => show(Number(target.value))} />
        <span aria-hidden="true" className={styles.count}>
          {step} / {last}
        </span>
      </label>
      <select
        className={styles.speed}
        aria-label={words.t('replay.speed')}
        value={speed}
        onChange={({ target }) => setSpeed(SPEEDS.find((each) => each === Number(target.value)) ?? 1)}
      >
        <Options values={SPEEDS} nameOf={(each) => `${each === 0.5 ? '½' : each}×`} />
      </select>
      <select
        className={styles.pointOfView}
        aria-label={words.t('replay.pointOfView')}
        value={String(pointOfView)}
        onChange={({ target: { value } }) => onPointOfView(value === 'all' || value === 'spectator' ? value : Number(value))}
      >
        <option value="all">{words.t('replay.all')}</option>
        <option value="spectator">{words.t('replay.spectator')}</option>
        {players.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {words.t('replay.seat', { name })}
          </option>
        ))}
      </select>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Its label is shown where there is room, and is its accessible name everywhere. */
export function ReplayAction({ icon, label, pressed, disabled, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={`${buttons.round} ${styles.action}`}
      title={label}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
