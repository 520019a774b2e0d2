import { QrCode } from '@parlour/ui/QrCode.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useServerAddress } from '../../../client/api/useServerAddress.ts';
import styles from './SeatCodeCard.module.css';

interface SeatCodeProps {
  readonly table: string;
  readonly given: { readonly code: string; readonly until: number };
  readonly name: string;
}

/** A seat moves to another phone: what to scan or type there. */
export function SeatCodeCard({ table, given, name }: SeatCodeProps) {
  const words = useWords('seating');
  const { origin } = useServerAddress();
  const gone = useGone(given.until);
  if (gone) return <p className={styles.gone}>{words.t('seating.gone')}</p>;
  return (
    <section className={styles.card} aria-label={words.t('seating.seatCode', { name })}>
      <QrCode className={styles.qr} text={`${origin}/t/${table}?seat=${given.code}`} label={words.t('seating.seatQr', { name })} />
      <b>{given.code}</b>
      <p>{words.t('seating.seatCodeHow')}</p>
    </section>
  );
}

function useGone(until: number): boolean {
  const [gone, setGone] = useState(() => performance.now() >= until);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), Math.max(0, until - performance.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return gone;
}
