import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import type { KeyboardEvent } from 'react';
import { COLUMNS, type FotomaniaTypes, fotomania, placeAt, rowsOf, type Seen, type Side } from '../rules/index.ts';
import { CardBack, Photo } from './art/Photo.tsx';
import styles from './City.module.css';
import { seenLabel } from './labels.ts';
import placeStyles from './Place.module.css';
import { placesTaken, type RowEnd, sameEnd, selectUpTo, type TakeSelection, takeOf } from './take-selection.ts';

interface CityProps extends BoardProps<FotomaniaTypes> {
  /** Places emptied this turn, in the order of taking. */
  readonly taken: readonly number[];
  readonly subject: TakeSelection;
  onSubject(subject: TakeSelection): void;
}

/** The City. Cards are taken from the ends of its rows, inwards. */
export function City(props: CityProps) {
  const { view, words, subject } = props;
  const rows = rowsOf(view.seats);
  const chosen = placesTaken(view, subject);
  return (
    <section
      className={styles.city}
      aria-label={words.t('fotomania.board.city')}
      data-choosing={canTake(props)}
      data-decision={canTake(props) ? '' : undefined}
      data-tutorial="city"
      data-dense
    >
      <div className={styles.sheet}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row} role="group" aria-label={words.t('fotomania.board.city.row', { row: row + 1 })}>
            <End {...props} end={{ row, side: 'left' }} />
            <div className={styles.film}>
              {Array.from({ length: COLUMNS }, (_, column) => {
                const place = placeAt(row, column, rows);
                return <Place key={column} {...props} row={row} column={column} place={place} order={chosen.indexOf(place)} />;
              })}
            </div>
            <End {...props} end={{ row, side: 'right' }} />
          </div>
        ))}
      </div>
    </section>
  );
}

const canTake = ({ legal, view }: CityProps): boolean => view.phase === 'take' && legal.length > 0;

/** One tap selects, a second on the same takes: taking shows face-down cards and cannot be undone. */
function point(props: CityProps, end: RowEnd, subject: TakeSelection): void {
  const { view, seat, choose, tools, onSubject } = props;
  if (seat === null) return;
  const move = takeOf(subject, end);
  const refusal = fotomania.check(view, seat, move);
  if (refusal !== undefined) tools.explain(refusal);
  else if (!canTake(props)) return;
  else if (sameEnd(props.subject.end, end) && props.subject.count === subject.count) choose(move);
  else {
    tools.play('tap');
    onSubject({ ...subject, end });
  }
}

function End(props: CityProps & { readonly end: RowEnd }) {
  const { view, seat, words, tv, end, subject } = props;
  if (tv || seat === null) return <span />;
  const open = canTake(props) && fotomania.check(view, seat, takeOf(subject, end)) === undefined;
  const armed = sameEnd(subject.end, end) && open;
  const label = words.t('fotomania.board.take.end', { n: subject.count, row: end.row + 1, side: end.side });
  return (
    <button
      type="button"
      className={styles.end}
      data-side={end.side}
      data-row={end.row}
      data-armed={armed}
      aria-disabled={!open}
      aria-pressed={armed}
      aria-label={armed ? words.t('fotomania.board.take.again', { label }) : label}
      onClick={() => point(props, end, subject)}
      onKeyDown={walkEnds}
    >
      <svg viewBox="0 0 16 22" aria-hidden="true">
        <path d={end.side === 'left' ? 'M4 3L12 11L4 19' : 'M12 3L4 11L12 19'} />
      </svg>
    </button>
  );
}

interface PlaceProps extends CityProps {
  readonly row: number;
  readonly column: number;
  readonly place: number;
  /** Its position in the selection; -1 for none. */
  readonly order: number;
}

function Place(props: PlaceProps) {
  const { view, words, row, column, place, order, taken } = props;
  const seen = view.city[place] ?? null;
  const takenAs = taken.indexOf(place);
  if (seen === null) {
    return (
      <span className={styles.hole} data-taken={takenAs >= 0} data-spot={`city-${place}`}>
        {takenAs >= 0 && <Pencil />}
        {takenAs >= 0 && <b>{takenAs + 1}</b>}
        <span className="visually-hidden">{words.t('fotomania.board.city.hole')}</span>
      </span>
    );
  }
  const label = words.t('fotomania.board.city.place', { card: seenLabel(words, seen), row: row + 1, n: column + 1 });
  const drawn = (
    <>
      <CityCard seen={seen} words={words} />
      {order >= 0 && <b className={`${placeStyles.place} ${styles.order}`}>{order + 1}</b>}
    </>
  );
  const key = seen.face === 'up' ? seen.card.colour + seen.card.number : `${seen.back.colour} ${seen.back.half}`;
  const marks = { className: styles.place, 'data-chosen': order >= 0, 'data-spot': `city-${place}`, 'aria-label': label };
  if (!canTake(props)) {
    return (
      <span key={key} role="img" {...marks}>
        {drawn}
      </span>
    );
  }
  const tap = () => {
    const subject = selectUpTo(view, row, place);
    if (subject?.end != null) point(props, subject.end, subject);
  };
  return (
    // Keyboard focus goes to the row ends; a finger may tap the card itself.
    <button key={key} type="button" tabIndex={-1} onClick={tap} {...marks}>
      {drawn}
    </button>
  );
}

export function CityCard({ seen, words }: { readonly seen: Seen; readonly words: CityProps['words'] }) {
  if (seen.face === 'up') return <Photo colour={seen.card.colour} number={seen.card.number} />;
  return <CardBack colour={seen.back.colour} half={seen.back.half} word={words.t(`fotomania.board.half.${seen.back.half}`)} />;
}

/** The mark of a selected card. */
function Pencil() {
  return (
    <svg className={styles.pencil} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M12 20C30 2 80 0 92 22C104 46 96 86 80 94C58 102 22 100 8 84C-4 62 2 30 18 12" />
    </svg>
  );
}

/** Arrow keys move from end to end. */
function walkEnds(event: KeyboardEvent<HTMLElement>): void {
  const at = event.currentTarget;
  const row = Number(at.dataset.row);
  const side = at.dataset.side as Side;
  const to = { ArrowUp: [row - 1, side], ArrowDown: [row + 1, side], ArrowLeft: [row, 'left'], ArrowRight: [row, 'right'] }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  at.closest('section')?.querySelector<HTMLElement>(`[data-row="${to[0]}"][data-side="${to[1]}"]`)?.focus();
}
