import { RoundButton } from '@parlour/ui/Button.tsx';
import { changeSettings } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import { TitleBar } from './TitleBar.tsx';
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
  /** The button of the own microphone, in the voice chat. */
  readonly microphone: ReactNode;
  readonly onPause: (paused: boolean) => void;
  /** Whether hints are allowed. */
  readonly hints: boolean;
  readonly onPanel: (panel: PanelName) => void;
}

export function TopBar({ game, code, sentence, panel, news, talk, guests, paused, onPause, hints, onPanel, microphone }: TopBarProps) {
  const words = useWords('table', 'seating');
  return (
    <TitleBar
      leave={words.t('table.leave')}
      game={game}
      subtitle={code === null ? null : words.t('table.code', { code })}
      sentence={sentence}
    >
      <nav className={styles.right} aria-label={words.t('table.tools')}>
        {microphone ?? <SoundButton />}
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
    </TitleBar>
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
