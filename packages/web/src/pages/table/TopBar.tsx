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

export type PanelName = 'chat' | 'rules' | 'settings' | 'people' | 'log';

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
  /** Whether the match stands still; null where it cannot. */
  readonly paused: boolean | null;
  readonly onPause: (paused: boolean) => void;
  readonly onPanel: (panel: PanelName) => void;
}

export function TopBar({ game, code, sentence, panel, news, talk, guests, paused, onPause, onPanel }: TopBarProps) {
  const words = useWords('table', 'seating');
  const { sound } = useSettings();
  const toggleSound = () => {
    changeSettings({ sound: !sound });
    if (!sound) playSound('tap');
  };
  return (
    <header className={styles.bar} data-tutorial="top-bar">
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
        <RoundButton
          className={styles.sound}
          icon={sound ? 'sound' : 'mute'}
          label={words.t('settings.sound')}
          aria-pressed={sound}
          onClick={toggleSound}
        />
        {paused !== null && (
          <RoundButton
            className={styles.pause}
            icon={paused ? 'play' : 'pause'}
            label={words.t(paused ? 'table.resume' : 'table.pause')}
            onClick={() => onPause(!paused)}
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

/** What happens and what the player can do. The table's announcer says what of it is news. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.sentence} data-status-line>
      {children}
    </p>
  );
}
