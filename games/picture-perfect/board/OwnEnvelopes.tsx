import type { Seat } from '@parlour/kernel';
import type { ReactNode } from 'react';
import { type GuestId, heldBy } from '../rules/index.ts';
import { DecorationCount } from './Decorations.tsx';
import { Envelope } from './Envelope.tsx';
import { type ExchangeProps, envelopeTap } from './exchange-props.ts';
import { Medallion } from './Opponents.tsx';
import styles from './OwnEnvelopes.module.css';

/** The player's own place at the table, with the envelopes being taken. */
export function OwnEnvelopes(props: ExchangeProps & { readonly whose: Seat; readonly children?: ReactNode }) {
  const { view, words, whose, selection, children } = props;
  const taken: readonly GuestId[] = view.phase === 'partner' ? selection.take.filter((guest) => view.holders[guest] === 'middle') : [];
  const own = [...heldBy(view, whose), ...taken];
  return (
    <section className={styles.mine} aria-label={words.t('picture-perfect.board.yours')}>
      <header>
        <Medallion {...props} whose={whose} />
        <h2>{words.t('picture-perfect.board.yours')}</h2>
        {view.options.auctions && <DecorationCount owned={view.decorations[whose] ?? []} words={words} />}
        {view.vip === true && <VipInHand label={words.t('picture-perfect.board.vip.hand')} />}
      </header>
      <div className={styles.envelopes}>
        {own.length === 0 && <p>{words.t('picture-perfect.board.yours.none')}</p>}
        {own.map((guest) => (
          <Envelope key={guest} size="large" {...envelopeTap(props, guest)} />
        ))}
      </div>
      {children}
    </section>
  );
}

export function VipInHand({ label }: { readonly label: string }) {
  return (
    <span className={styles.vip} title={label}>
      <b aria-hidden="true">VIP</b>
      <small>{label}</small>
    </span>
  );
}
