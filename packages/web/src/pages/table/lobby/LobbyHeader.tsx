import type { TableInfo } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Lobby.module.css';

/** The game and the table, a link back, and perhaps some tools. */
export function LobbyHeader({ table, children }: { readonly table: TableInfo; readonly children?: ReactNode }) {
  const words = useWords('lobby', 'table');
  const title = words.t(`game.${table.game}` as MessageKey);
  return (
    <header className={styles.head}>
      <title>{`${title} · Parlour`}</title>
      <Link href="/" className={buttons.round} aria-label={words.t('table.leave')} title={words.t('table.leave')}>
        <Icon name="exit" />
      </Link>
      <div>
        <h1>{title}</h1>
        <p>{words.t('table.code', { code: table.code })}</p>
      </div>
      {children}
    </header>
  );
}
