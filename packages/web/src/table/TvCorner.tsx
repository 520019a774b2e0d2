import { Wordmark } from '../art/Wordmark.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { useWords } from '../words/words.ts';
import styles from './TvCorner.module.css';

/** On a shared screen: what is played, and how a phone gets to its own seat. */
export function TvCorner({ code, title }: { readonly code: string; readonly title: string }) {
  const words = useWords('table');
  return (
    <>
      <div className={styles.what}>
        <span className={styles.mark}>
          <Wordmark />
        </span>
        <b>{title}</b>
      </div>
      <div className={styles.join}>
        <QrCode className={styles.qr} text={`${location.origin}/t/${code}`} label={words.t('table.qr')} />
        <div>
          <i>{words.t('table.joinWithPhone')}</i>
          <b translate="no">{code}</b>
        </div>
      </div>
    </>
  );
}
