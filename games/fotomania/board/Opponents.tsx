import type { Seat } from '@parlour/kernel';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps, PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { SeatPortrait } from '@parlour/ui/seats/SeatPortrait.tsx';
import { isSmall, type Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { type FotomaniaTypes, scoreOf } from '../rules/index.ts';
import { ColourChip } from './art/Photo.tsx';
import { HandBacks } from './HandBacks.tsx';
import { visibleHand } from './hand-cards.ts';
import { stripSummary } from './labels.ts';
import styles from './Opponents.module.css';
import { StripRow } from './StripRow.tsx';

interface OthersProps extends BoardProps<FotomaniaTypes> {
  readonly others: readonly PlayerInfo[];
  readonly layout: Layout;
  readonly opened: Seat | null;
  onOpen(seat: Seat): void;
}

/** The other players, next to play first. On a phone a tap opens their photos. */
export function Opponents(props: OthersProps) {
  return (
    <section className={styles.others} aria-label={props.words.t('fotomania.board.others')}>
      {props.others.map((player) => (
        <Rival key={player.seat} {...props} player={player} />
      ))}
    </section>
  );
}

/** How many frames fit side by side in an opponent's panel: with many players their strips lie in two columns. */
const room = (seats: number, layout: Layout): number => (seats === 2 ? 7 : layout === 'tv' || seats === 4 ? 4.6 : 9);

function Rival(props: OthersProps & { readonly player: PlayerInfo }) {
  const { view, words, player, layout, opened, onOpen, waiting, over } = props;
  const { seat, name, connected } = player;
  const strips = view.strips[seat] ?? [];
  const small = isSmall(layout);
  return (
    <div className={styles.rival} data-turn={over === null && waiting.includes(seat)} data-away={!connected} data-seat={seat}>
      <header>
        <Portrait {...props} whose={seat} />
        <div className={styles.name}>
          <b>{name}</b>
          <small>{connected ? words.t('fotomania.board.inHand', { n: view.handSizes[seat] ?? 0 }) : words.t('fotomania.board.away')}</small>
        </div>
        <span className={styles.points}>
          {formatPoints(scoreOf(view, seat))}
          <small>{words.t('fotomania.board.points', { n: scoreOf(view, seat) })}</small>
        </span>
        {!small && <HandBacks hand={visibleHand(view, props.seat, seat, props.fullState)} words={words} />}
      </header>
      {small ? (
        <button
          type="button"
          className={styles.chips}
          aria-expanded={opened === seat}
          aria-label={words.t('fotomania.board.photosOf', { who: name })}
          onClick={() => onOpen(seat)}
        >
          {strips.map((strip) => (
            <span key={strip.colour} aria-label={stripSummary(words, strip)} role="img">
              <ColourChip colour={strip.colour} />
              {strip.frames.length > strip.sharp && <i className={styles.minus} />}
              {strip.sharp}
            </span>
          ))}
        </button>
      ) : (
        <div className={styles.rows}>
          {strips.map((strip) => (
            <StripRow
              key={strip.colour}
              strip={strip}
              words={words}
              none={words.t('fotomania.board.none.short')}
              room={room(view.seats, layout)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

export function Portrait(props: BoardProps<FotomaniaTypes> & { readonly whose: Seat }) {
  return <SeatPortrait {...props} className={styles.portrait} botKey="fotomania.board.bot" />;
}
