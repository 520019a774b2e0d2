import { cssVars } from '@parlour/ui/css-vars.ts';
import { isSmall, SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { type MascaradeBoardProps, masksUnderCloth } from './board-props.ts';
import styles from './Coins.module.css';
import { Coin } from './Mask.tsx';
import { coinsInTheAir, type Pile } from './step-animation.ts';
import type { ScreenPlaces } from './table-geometry.ts';

/** The coins on the table: the bank's chest, the court's coins, a stack before each place. Drawn from back to front. */
export function Coins(props: MascaradeBoardProps) {
  const { view, places, staging, words } = props;
  const { plan, layout, bank, court, mine, near } = places;
  const { width, height } = SIZES[layout];
  const stacks = view.coins
    .map((coins, place) => ({ place, coins: staging.coins(place, coins), ...places.purse(place) }))
    .filter(({ place }) => !plan.dense && !(mine && place === near))
    .toSorted((a, b) => a.y - b.y);
  /** On a phone the names of the open masks need the middle, and nothing lies there yet. */
  const named = !isSmall(layout) || view.phase !== 'memorise';
  const fines = staging.coins('court', view.court);
  return (
    <>
      <svg className={styles.coins} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Chest x={bank.x} y={bank.y} scale={isSmall(layout) ? 0.5 : 0.98} />
        <Fines x={court.x} y={court.y} coins={fines} scale={isSmall(layout) ? 0.6 : 1.05} />
        {stacks.map(({ place, x, y, coins }) => (
          <Stack key={place} x={x} y={y} coins={coins} scale={plan.coin} />
        ))}
      </svg>
      {named && (
        <>
          <span className={styles.bank} style={cssVars({ '--x': bank.x, '--y': bank.y })}>
            {words.t('mascarade.board.bank')}
          </span>
          {masksUnderCloth(props) === null && (
            <span className={styles.court} style={cssVars({ '--x': court.x, '--y': court.y })}>
              {words.t('mascarade.board.court', { n: fines })}
            </span>
          )}
        </>
      )}
    </>
  );
}

const COLUMN = 5;

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly coins: number;
  readonly scale: number;
}

/** Upright, at most five coins a column, at most three columns. The number on the plate is what counts. */
function Stack({ x, y, coins, scale }: StackProps) {
  const drawn = Math.min(coins, COLUMN * 3);
  const columns = Math.ceil(drawn / COLUMN);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {Array.from({ length: columns }, (_, column) => (
        <Column
          key={column}
          x={(column - (columns - 1) / 2) * 21}
          y={column % 2 === 1 ? 5 : 0}
          coins={Math.min(COLUMN, drawn - column * COLUMN)}
        />
      ))}
    </g>
  );
}

function Column({ x, y, coins }: { readonly x: number; readonly y: number; readonly coins: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2" cy="3" rx="12" ry="7" className={styles.shadow} />
      {Array.from({ length: coins }, (_, index) => (
        <g key={index} transform={`translate(0 ${index * -4.2 - 3})`}>
          <path d="M-10 0v4a10 5.6 0 0 0 20 0v-4z" className={styles.edge} />
          <ellipse rx="10" ry="5.6" className={index === coins - 1 ? styles.top : styles.flat} />
        </g>
      ))}
      <ellipse cy={(coins - 1) * -4.2 - 3} rx="6.6" ry="3.5" className={styles.stamp} />
    </g>
  );
}

const FALLEN = [
  [-18, -4],
  [16, -8],
  [2, 7],
  [-30, 8],
  [30, 6],
  [-2, -16],
] as const;

/** Coins as coins up to six; above that one pile. */
function Fines({ x, y, coins, scale }: StackProps) {
  if (coins > FALLEN.length) return <Stack x={x} y={y} coins={coins} scale={scale} />;
  const fallen = FALLEN.slice(0, coins).toSorted(([, a], [, b]) => a - b);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {fallen.map(([dx, dy]) => (
        <Column key={dx} x={dx} y={dy} coins={1} />
      ))}
    </g>
  );
}

function Chest({ x, y, scale }: Omit<StackProps, 'coins'>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="20" rx="46" ry="9" className={styles.shadow} />
      <Column x={-14} y={-8} coins={3} />
      <Column x={14} y={-8} coins={4} />
      <Column x={0} y={-4} coins={3} />
      <path d="M-40 -8H40L36 20H-36Z" className={styles.wood} />
      <path d="M-40 -8H40L39 -1H-39Z" className={styles.band} />
    </g>
  );
}

/** Coins that change hands fly one after the other. */
export function CoinFlights({ places, staging }: MascaradeBoardProps) {
  if (!staging.moving) return null;
  return staging.animation.flights.flatMap((flight, index) => {
    const from = pointOf(places, flight.from);
    const to = pointOf(places, flight.to);
    return coinsInTheAir(flight).map((at, coin) => (
      <span
        key={`${staging.step} ${index} ${coin}`}
        className={styles.flying}
        style={cssVars({ '--from-x': from.x, '--from-y': from.y, '--to-x': to.x, '--to-y': to.y, '--at': `${at}ms` })}
      >
        <Coin />
      </span>
    ));
  });
}

function pointOf(places: ScreenPlaces, pile: Pile) {
  return typeof pile === 'number' ? (places.plan.dense ? denseOf(places, pile) : places.purse(pile)) : places[pile];
}

/** Where there is no stack the coins fly to the plate with the number. */
function denseOf(places: ScreenPlaces, place: number) {
  return places.mine && place === places.near ? places.plan.purse : places.person(place);
}
