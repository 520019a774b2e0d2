import { Wordmark } from '@parlour/ui/art/Wordmark.tsx';
import { RoundButton } from '@parlour/ui/Button.tsx';
import { QrCode } from '@parlour/ui/QrCode.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useServerAddress } from '../../client/api/useServerAddress.ts';
import { togglePanel } from './panel-store.ts';
import styles from './SharedScreenCorner.module.css';

interface TvCornerProps {
  readonly code: string;
  readonly title: string;
  /** The screen has host powers. */
  readonly host: boolean;
}

/** On a shared screen: the game, and how a phone joins. */
export function SharedScreenCorner({ code, title, host }: TvCornerProps) {
  const words = useWords('table', 'seating');
  const { origin } = useServerAddress();
  return (
    <>
      <div className={styles.what}>
        <span className={styles.mark}>
          <Wordmark />
        </span>
        <b>{title}</b>
        {host && (
          <RoundButton className={styles.seats} icon="people" label={words.t('seating.title')} onClick={() => togglePanel('people')} />
        )}
      </div>
      <div className={styles.join}>
        <QrCode className={styles.qr} text={`${origin}/t/${code}`} label={words.t('table.qr')} />
        <div>
          <i>{words.t('table.joinWithPhone')}</i>
          <b translate="no">{code}</b>
        </div>
      </div>
    </>
  );
}
