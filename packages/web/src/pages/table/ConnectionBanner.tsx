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
  return (
    <div className={styles.line} role="status" data-lost={connection === 'lost'}>
      {connection === 'lost' && (
        <p>
          <Icon name="wifi" />
          {words.t('table.connectionLost')}
        </p>
      )}
      {connection !== 'lost' && renewing && <p>{words.t('table.updating')}</p>}
    </div>
  );
}
