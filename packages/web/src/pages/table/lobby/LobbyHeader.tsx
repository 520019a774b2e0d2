import type { TableInfo } from '@parlour/protocol';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import type { ReactNode } from 'react';
import { RoundLink } from '../../../app/links.tsx';
import styles from './Lobby.module.css';

/** The game and the table, a link back, and perhaps some tools. */
export function LobbyHeader({ table, children }: { readonly table: TableInfo; readonly children?: ReactNode }) {
  const words = useWords('lobby', 'table');
  const title = words.t(`game.${table.game}` as MessageKey);
  return (
    <header className={styles.head}>
      <title>{`${title} · Parlour`}</title>
      <RoundLink href="/" icon="exit" label={words.t('table.leave')} />
      <div>
        <h1>{title}</h1>
        <p>{words.t('table.code', { code: table.code })}</p>
      </div>
      {children}
    </header>
  );
}
