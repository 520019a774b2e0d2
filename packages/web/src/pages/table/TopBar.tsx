import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { RoundButton } from '@parlour/ui/Button.tsx';
import { changeSettings } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './TopBar.module.css';

export type PanelName = 'chat' | 'voice' | 'hint' | 'rules' | 'settings' | 'people' | 'log';

interface TopBarProps {
  readonly game: string;
  readonly code: string | null;
  readonly sentence: ReactNode;
  readonly panel: PanelName | null;
  readonly news: boolean;
  /** Without other people there is no chat. */
  readonly talk: boolean;
  /** The table is on a server, where people connect and leave. */
  readonly guests: boolean;
  /** Whether the match is paused; null where it cannot be. */
  readonly paused: boolean | null;
  /** Whether the own microphone is on; null outside the voice chat. */
  readonly microphone: boolean | null;
  readonly onMicrophone: (on: boolean) => void;
  readonly onPause: (paused: boolean) => void;
  /** Whether hints are allowed. */
  readonly hints: boolean;
  readonly onPanel: (panel: PanelName) => void;
}

export function TopBar({ game, code, sentence, panel, news, talk, guests, paused, onPause, hints, onPanel, ...voice }: TopBarProps) {
  const words = useWords('table', 'seating');
  return (
    <header className={styles.bar} data-tutorial="top-bar" data-keep-clear>
      <div className={styles.left}>
        <Link href="/" className={buttons.round} aria-label={words.t('table.leave')} title={words.t('table.leave')}>
          <Icon name="exit" />
        </Link>
        <div className={styles.where}>
          <b>{game}</b>
          {code !== null && words.t('table.code', { code })}
        </div>
      </div>
      <StatusLine>{sentence}</StatusLine>
      <nav className={styles.right} aria-label={words.t('table.tools')}>
        {voice.microphone === null ? <SoundButton /> : <MicrophoneButton isOn={voice.microphone} onChange={voice.onMicrophone} />}
        {paused !== null && (
          <RoundButton
            className={styles.pause}
            icon={paused ? 'play' : 'pause'}
            label={words.t(paused ? 'table.resume' : 'table.pause')}
            onClick={() => onPause(!paused)}
          />
        )}
        {hints && (
          <RoundButton
            className={styles.hint}
            icon="hint"
            label={words.t('hint.title')}
            aria-expanded={panel === 'hint'}
            onClick={() => onPanel('hint')}
          />
        )}
        {guests && (
          <RoundButton
            className={styles.people}
            icon="people"
            label={words.t('seating.title')}
            aria-expanded={panel === 'people'}
            onClick={() => onPanel('people')}
          />
        )}
        {talk && (
          <RoundButton
            className={styles.chat}
            icon="chat"
            label={words.t('chat.title')}
            news={news}
            aria-expanded={panel === 'chat'}
            onClick={() => onPanel('chat')}
          />
        )}
        <RoundButton
          className={styles.settings}
          icon="gear"
          label={words.t('settings.title')}
          aria-haspopup="dialog"
          onClick={() => onPanel('settings')}
        />
        <RoundButton icon="list" label={words.t('log.title')} aria-expanded={panel === 'log'} onClick={() => onPanel('log')} />
        <RoundButton icon="book" label={words.t('rules.title')} aria-expanded={panel === 'rules'} onClick={() => onPanel('rules')} />
      </nav>
    </header>
  );
}

function SoundButton() {
  const words = useWords('table');
  const { sound } = useSettings();
  const toggle = () => {
    changeSettings({ sound: !sound });
    if (!sound) playSound('tap');
  };
  return (
    <RoundButton
      className={styles.sound}
      icon={sound ? 'sound' : 'mute'}
      label={words.t('settings.sound')}
      aria-pressed={sound}
      onClick={toggle}
    />
  );
}

/** Takes the place of the sound button in the voice chat. */
function MicrophoneButton({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: (on: boolean) => void }) {
  const words = useWords('voice');
  return (
    <RoundButton
      className={styles.sound}
      icon={isOn ? 'mic' : 'mic-off'}
      label={words.t('voice.microphone')}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    />
  );
}

/** What happens and what the player can do. The table's announcer says what is new in it. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.sentence} data-status-line>
      {children}
    </p>
  );
}
