import { highestBid } from '../rules/index.ts';
import styles from './AuctionOffer.module.css';
import { Envelope } from './Envelope.tsx';
import { type ExchangeProps, playerName } from './exchange-props.ts';

/** The envelope on offer in the light, what is said of it, and the highest bid. */
export function AuctionOffer(props: ExchangeProps) {
  const { view, words } = props;
  const { offer, active } = view;
  if (offer === null) return null;
  const best = view.best ?? highestBid(view);
  const bidder = best === null ? null : 'bidder' in best ? best.bidder : best.seat;
  return (
    <section className={styles.light} aria-label={words.t('pp.onOffer')}>
      <h2>{words.t('pp.offers', { who: playerName(props, active) })}</h2>
      <div className={styles.stand}>
        <Envelope guest={offer.guest} words={words} size="large" />
      </div>
      {offer.says !== null && <blockquote>{words.t(`pp.says.${offer.says}`)}</blockquote>}
      {offer.price !== null && <p className={styles.price}>{words.t('pp.priceIs', { n: offer.price })}</p>}
      {best !== null && bidder !== null && (
        <p className={styles.price} key={best.bid}>
          {words.t('pp.best', { who: bidder === 'house' ? words.t('picture.house') : playerName(props, bidder), n: best.bid })}
        </p>
      )}
      {best === null && offer.price === null && <p>{words.t(view.phase === 'seal' ? 'pp.sealing' : 'pp.noBid')}</p>}
      {view.houseBids > 0 && <p>{words.t('pp.houseBids')}</p>}
    </section>
  );
}
