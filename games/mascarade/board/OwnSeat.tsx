import { SeatClock } from '@parlour/ui/seats/SeatClock.tsx';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { COINS_TO_WIN } from '../rules/index.ts';
import { maskName } from '../words/mask-names.ts';
import { isUnderCloth, type MascaradeBoardProps, realMask, seenAt } from './board-props.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { hintOf } from './hints.ts';
import { cardLabel, latestNews } from './labels.ts';
import { CoinCount } from './Mask.tsx';
import { CardSides } from './MaskCards.tsx';
import styles from './OwnSeat.module.css';
import { TurnButtons, useLookAction } from './TurnButtons.tsx';

/** More than three lines of a phone's panel, between coins and clock. */
const LONG = 50;

/** The viewer's edge of the table: mask, coins, and possible actions. */
export function OwnSeat(props: MascaradeBoardProps) {
  const { seat, view, words, staging, tools, fullState, players, over, places, waiting } = props;
  if (seat === null) return null;
  const place = view.placeOf[seat] ?? seat;
  const hint = hintOf(props);
  const asked = waiting.includes(seat);
  const news = isSmall(places.layout) && staging.showsNews ? latestNews(props) : '';
  const said = news === '' || asked ? hint : news;
  const clock = (
    <span className={styles.clock}>
      <SeatClock {...props} whose={seat} onTick={() => tools.play('tick')} />
    </span>
  );
  return (
    <section
      className={styles.you}
      data-tutorial="mascarade-you"
      aria-label={words.t('mascarade.board.you')}
      data-away={players[seat]?.connected === false}
    >
      <OwnMask {...props} />
      <div className={styles.who}>
        <b>{words.t('mascarade.board.you')}</b>
        <span className={styles.fort}>
          <CoinCount coins={staging.coins(place, view.coins[place] ?? 0)} />
          <small>
            {fullState === undefined && view.owesLook[seat] === true
              ? words.t('mascarade.board.seat.owes')
              : words.t('mascarade.board.wins', { n: COINS_TO_WIN })}
          </small>
        </span>
      </div>
      <div className={styles.doing}>
        <DecisionButtons {...props} clock={clock} />
        <p className={styles.hint} data-long={said.length > LONG}>
          {said}
        </p>
      </div>
      {over === null && <TurnButtons {...props} />}
    </section>
  );
}

/** The viewer's own mask. They may not know it; a tap looks, when looking is allowed. */
function OwnMask(props: MascaradeBoardProps) {
  const { seat, view, words, draft, staging, fullState } = props;
  const { look } = useLookAction(props);
  const place = view.placeOf[seat ?? 0] ?? 0;
  const under = isUnderCloth(props, { place });
  const seen = under ? null : seenAt(props, place);
  const hidden = staging.showings.some((showing) => showing.place === place && showing.mask === null);
  const lifted = draft.kind === 'claim' || draft.kind === 'peek' || hidden;
  const inside = under ? (
    <span className={styles.gone}>{words.t('mascarade.board.cloth.under')}</span>
  ) : (
    <CardSides seen={seen} truth={realMask(fullState?.masks[place])} />
  );
  const label = cardLabel(props, place);
  return (
    <div className={styles.mine} data-lifted={lifted} data-open={seen !== null}>
      {look === null ? (
        <span className={styles.card} role="img" aria-label={label}>
          {inside}
        </span>
      ) : (
        <button type="button" className={styles.card} aria-label={label} onClick={look}>
          {inside}
        </button>
      )}
      {seen !== null && <b className={styles.name}>{maskName(words, seen)}</b>}
      {hidden && <b className={styles.name}>{words.t('mascarade.board.hidden')}</b>}
    </div>
  );
}
