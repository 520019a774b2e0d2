import { vars } from '@parlour/ui/css-vars.ts';
import type { Point } from '@parlour/ui/seats/seat-geometry.ts';
import cloth from './art/cloth.svg';
import { clothed, type TableProps } from './board-props.ts';
import styles from './Cloth.module.css';
import { clothLabel } from './labels.ts';
import { Back } from './Mask.tsx';
import type { Lain } from './step-animation.ts';

/** [M-42*] Cloth, movement, length and sound are the same whether the hands swap or hold: nothing of it depends on them. */
export function Cloth(props: TableProps) {
  const { places, staging, view } = props;
  const spots = clothed(props);
  if (spots === null) return null;
  const { x, y } = places.cloth;
  const at = vars({ '--x': x, '--y': y, '--w': places.plan.card });
  if (staging.sweep === null) {
    return (
      <div className={styles.cloth} data-resting="true" style={at}>
        <img src={cloth} alt="" draggable={false} />
        <span>{clothLabel(props, spots[0])}</span>
        <span>{clothLabel(props, spots[1])}</span>
      </div>
    );
  }
  return (
    <div key={staging.step}>
      {spots.map((spot, index) => {
        const from = pointOf(props, spot, view.centre.length);
        return (
          <span
            key={index}
            className={styles.carried}
            style={vars({
              '--x': from.x,
              '--y': from.y,
              '--to-x': x + (index * 2 - 1) * places.plan.card * 0.8,
              '--to-y': y,
              '--w': places.plan.card,
            })}
          >
            <Back />
          </span>
        );
      })}
      <div className={styles.cloth} style={at}>
        <img src={cloth} alt="" draggable={false} />
      </div>
    </div>
  );
}

function pointOf({ places }: TableProps, spot: Lain, centre: number): Point {
  return 'place' in spot ? places.card(spot.place) : places.centreCard(spot.centre, centre);
}
