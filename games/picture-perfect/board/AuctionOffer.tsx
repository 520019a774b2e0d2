import { highestBid } from '../rules/index.ts';
import styles from './AuctionOffer.module.css';
import { Envelope } from './Envelope.tsx';
import { type ExchangeProps, playerName } from './exchange-props.ts';

/** The envelope on offer, the statement about it, and the highest bid. */
export function AuctionOffer(props: ExchangeProps) {
  const { view, words } = props;
  const { offer, active } = view;
  if (offer === null) return null;
  const best = view.best ?? highestBid(view);
  const bidder = best === null ? null : 'bidder' in best ? best.bidder : best.seat;
  return (
    <section className={styles.light} aria-label={words.t('picture-perfect.board.onOffer')}>
      <h2>{words.t('picture-perfect.board.offers', { who: playerName(props, active) })}</h2>
      <div className={styles.stand}>
        <Envelope guest={offer.guest} words={words} size="large" />
      </div>
      {offer.says !== null && <blockquote>{words.t(`picture-perfect.board.says.${offer.says}`)}</blockquote>}
      {offer.price !== null && <p className={styles.price}>{words.t('picture-perfect.board.priceIs', { n: offer.price })}</p>}
      {best !== null && bidder !== null && (
        <p className={styles.price} key={best.bid}>
          {words.t('picture-perfect.board.best', {
            who: bidder === 'house' ? words.t('picture-perfect.house') : playerName(props, bidder),
            n: best.bid,
          })}
        </p>
      )}
      {best === null && offer.price === null && (
        <p>{words.t(view.phase === 'seal' ? 'picture-perfect.board.sealing' : 'picture-perfect.board.noBid')}</p>
      )}
      {view.houseBids > 0 && <p>{words.t('picture-perfect.board.houseBids')}</p>}
    </section>
  );
}
