import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ConnectionStatus } from '../../client/table/table-client.ts';
import styles from './ConnectionBanner.module.css';

interface LineProps {
  readonly connection: ConnectionStatus;
  readonly renewing?: boolean;
}

/** Shows that the connection is lost and being restored; or that the page is about to reload. */
export function ConnectionBanner({ connection, renewing = false }: LineProps) {
  const words = useWords('table');
  const text = connection === 'lost' ? words.t('table.connectionLost') : renewing ? words.t('table.updating') : null;
  useAnnounced(text);
  return (
    text !== null && (
      <aside className={styles.line} aria-label={text}>
        <p>
          {connection === 'lost' && <Icon name="wifi" />}
          {text}
        </p>
      </aside>
    )
  );
}
