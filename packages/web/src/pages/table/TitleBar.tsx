import type { ReactNode } from 'react';
import { RoundLink } from '../../app/links.tsx';
import styles from './TopBar.module.css';

interface TitleBarProps {
  /** The name of the way home. */
  readonly leave: string;
  readonly game: string;
  /** What is played there: a table, a replay. */
  readonly subtitle: string | null;
  readonly sentence: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The bar above a board: the way home, the game and the status line. */
export function TitleBar({ leave, game, subtitle, sentence, children }: TitleBarProps) {
  return (
    <header className={styles.bar} data-tutorial="top-bar" data-keep-clear>
      <div className={styles.left}>
        <RoundLink href="/" icon="exit" label={leave} />
        <div className={styles.where}>
          <b>{game}</b>
          {subtitle}
        </div>
      </div>
      <StatusLine>{sentence}</StatusLine>
      {children ?? <div className={styles.right} />}
    </header>
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
