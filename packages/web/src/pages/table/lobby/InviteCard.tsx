import { Button } from '@parlour/ui/Button.tsx';
import { canShare, copyText, shareLink } from '@parlour/ui/browser/secure-context.ts';
import { QrCode } from '@parlour/ui/QrCode.tsx';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { Link } from 'wouter';
import { useServerAddress } from '../../../client/api/useServerAddress.ts';
import styles from './InviteCard.module.css';

/** A code that is too long for its line breaks in the middle. */
const CODE_HALF = 4;

/** How others join: a link, its code, a QR code. */
export function InviteCard({ code }: { readonly code: string }) {
  const words = useWords('lobby', 'table');
  const { origin } = useServerAddress();
  const link = `${origin}/t/${code}`;
  const copy = async () => toast((await copyText(link)) ? words.t('lobby.copied') : link);
  return (
    <section className={styles.card} aria-label={words.t('lobby.invite')}>
      <QrCode className={styles.qr} text={link} label={words.t('table.qr')} />
      <div className={styles.text}>
        <h2>{words.t('lobby.invite')}</h2>
        <b className={styles.code} translate="no">
          {code.slice(0, CODE_HALF)}
          <wbr />
          {code.slice(CODE_HALF)}
        </b>
        <div className={styles.ways}>
          <Button look="outline" icon="copy" onClick={() => void copy()}>
            {words.t('lobby.copy')}
          </Button>
          {canShare() && (
            <Button look="outline" icon="share" onClick={() => void shareLink(link, 'Parlour')}>
              {words.t('lobby.share')}
            </Button>
          )}
        </div>
        <Link className={styles.tv} href={`/t/${code}?tv`}>
          {words.t('lobby.sharedScreen')}
        </Link>
      </div>
    </section>
  );
}
