import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import type { ReactNode } from 'react';
import type { Contents, PicturePerfectTypes } from '../rules/index.ts';
import { Envelope } from './Envelope.tsx';
import { guestName } from './names.ts';
import styles from './OpenEnvelope.module.css';
import { WishCard } from './WishCard.tsx';

interface OpenProps extends Pick<BoardProps<PicturePerfectTypes>, 'words'> {
  readonly contents: Omit<Contents, 'vips'> & { readonly vips: number | null };
  readonly children?: ReactNode;
}

/** One envelope with its three cards. It leaves the page as soon as it is closed. */
export function OpenEnvelope({ contents: { guest, wishes, vips }, words, children }: OpenProps) {
  return (
    <div className={styles.open} role="group" aria-label={words.t('picture-perfect.board.open', { guest: guestName(words, guest) })}>
      <div className={styles.front}>
        <Envelope guest={guest} words={words} size="large" open />
        {vips !== null && vips > 0 && <VipStamp n={vips} label={words.t('picture-perfect.board.vips', { n: vips })} />}
      </div>
      <ul className={styles.wishes}>
        {wishes.map((wish) => (
          <WishCard key={wish} wish={wish} guest={guest} words={words} />
        ))}
      </ul>
      <p className={styles.worth}>{words.t('picture-perfect.board.worth')}</p>
      {children}
    </div>
  );
}

/** The mark of VIP cards: how many, never whose (P-13). */
export function VipStamp({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <svg className={styles.stamp} viewBox="0 0 160 120" role="img" aria-label={label}>
      <rect x="6" y="10" width="148" height="100" rx="12" strokeWidth="5" />
      <rect x="14" y="18" width="132" height="84" rx="7" strokeWidth="1.8" />
      <text x="80" y="80">
        {n > 1 ? `VIP×${n}` : 'VIP'}
      </text>
    </svg>
  );
}
