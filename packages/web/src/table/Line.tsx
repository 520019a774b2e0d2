import { Icon } from '../art/Icon.tsx';
import type { Connection } from '../play/table-store.ts';
import { useWords } from '../words/words.ts';
import styles from './Line.module.css';

/** Says when nothing comes through, and that it is being mended. */
export function Line({ connection }: { readonly connection: Connection }) {
  const words = useWords('table');
  return (
    <div className={styles.line} role="status" data-lost={connection === 'lost'}>
      {connection === 'lost' && (
        <p>
          <Icon name="wifi" />
          {words.t('table.lineLost')}
        </p>
      )}
    </div>
  );
}
