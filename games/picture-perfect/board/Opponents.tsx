import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { SeatPortrait } from '@parlour/ui/seats/SeatPortrait.tsx';
import { heldBy, type PicturePerfectTypes } from '../rules/index.ts';
import { DecorationCount } from './Decorations.tsx';
import { Envelope } from './Envelope.tsx';
import { type ExchangeProps, envelopeTap, othersOf, playerName, sideOf } from './exchange-props.ts';
import styles from './Opponents.module.css';

/** Everyone else with their envelopes: holders are public. */
export function Opponents(props: ExchangeProps) {
  const others = othersOf(props);
  return (
    <section className={styles.people} aria-label={props.words.t('picture-perfect.board.others')} data-count={others.length}>
      {others.map((seat) => (
        <Person key={seat} {...props} whose={seat} />
      ))}
    </section>
  );
}

function Person(props: ExchangeProps & { readonly whose: Seat }) {
  const { view, words, players, whose, waiting, over, fullState } = props;
  const side = sideOf(props, whose);
  const news = newsOf(props, whose);
  return (
    <div
      className={styles.person}
      data-seat={whose}
      data-tutorial={side === 'left' ? 'left-envelopes' : undefined}
      data-turn={over === null && waiting.includes(whose)}
      data-away={players[whose]?.connected === false}
    >
      <header>
        <Medallion {...props} whose={whose} />
        <div className={styles.name}>
          <b>{playerName(props, whose)}</b>
          <small>
            {players[whose]?.connected === false
              ? words.t('picture-perfect.board.away')
              : side === null
                ? ''
                : words.t(`picture-perfect.board.side.${side}`)}
          </small>
        </div>
        {view.options.auctions && <DecorationCount owned={view.decorations[whose] ?? []} words={words} />}
        {news !== null && <span className={styles.news}>{news}</span>}
      </header>
      <div className={styles.envelopes}>
        {heldBy(view, whose).map((guest) => (
          <Envelope key={guest} {...envelopeTap(props, guest)} open={fullState?.opened[whose] === guest} />
        ))}
      </div>
    </div>
  );
}

/** A player's answer in this step. */
function newsOf({ view, words, waiting, seat: you }: BoardProps<PicturePerfectTypes>, seat: Seat): string | null {
  const bid = view.bids[seat];
  if (view.passed[seat] === true) return words.t('picture-perfect.board.news.passed');
  if (view.offer !== null && bid != null) return words.t('picture-perfect.board.news.bid', { n: bid });
  if (view.phase === 'final') return view.done[seat] === true ? words.t('picture-perfect.board.news.photo') : null;
  const awaited = waiting.includes(seat) || seat === you;
  return view.phase === 'look' && view.done[seat] === true && !awaited ? words.t('picture-perfect.board.news.done') : null;
}

export function Medallion(props: BoardProps<PicturePerfectTypes> & { readonly whose: Seat }) {
  return <SeatPortrait {...props} className={styles.medallion} botKey="picture-perfect.board.bot" />;
}
