import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Point } from '@parlour/ui/seats/seat-geometry.ts';
import cloth from './art/cloth.svg';
import { type MascaradeBoardProps, masksUnderCloth } from './board-props.ts';
import styles from './Cloth.module.css';
import { clothLabel } from './labels.ts';
import { MaskBack } from './Mask.tsx';
import type { MaskSpot } from './step-animation.ts';

/** [M-42*] Cloth, movement, length and sound are the same whether the hands swap or hold: nothing of it depends on them. */
export function Cloth(props: MascaradeBoardProps) {
  const { places, staging, view } = props;
  const spots = masksUnderCloth(props);
  if (spots === null) return null;
  const { x, y } = places.cloth;
  const at = cssVars({ '--x': x, '--y': y, '--w': places.plan.card });
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
            style={cssVars({
              '--x': from.x,
              '--y': from.y,
              '--to-x': x + (index * 2 - 1) * places.plan.card * 0.8,
              '--to-y': y,
              '--w': places.plan.card,
            })}
          >
            <MaskBack />
          </span>
        );
      })}
      <div className={styles.cloth} style={at}>
        <img src={cloth} alt="" draggable={false} />
      </div>
    </div>
  );
}

function pointOf({ places }: MascaradeBoardProps, spot: MaskSpot, centre: number): Point {
  return 'place' in spot ? places.card(spot.place) : places.centreCard(spot.centre, centre);
}
