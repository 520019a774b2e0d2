import { cssVars } from '@parlour/ui/css-vars.ts';
import { isSmall, SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import type { Place } from '../rules/index.ts';
import marker from './art/marker.svg';
import type { MascaradeBoardProps } from './board-props.ts';
import styles from './ClaimProgress.module.css';
import { useIncreasingAngle } from './useIncreasingAngle.ts';

/** [M-11] The question moves round the rim, clockwise from the announcer, and leaves a pearl at everyone who was asked. */
export function ClaimProgress(props: MascaradeBoardProps) {
  const { view, places } = props;
  if (view.phase !== 'claim') return null;
  const { plan, layout } = places;
  const { width, height } = SIZES[layout];
  const from = places.angle(view.active);
  const others = Array.from({ length: view.seats - 1 }, (_, step) => (view.active + step + 1) % view.seats);
  return (
    <>
      <svg className={styles.walk} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`translate(${plan.centre.x} ${plan.centre.y}) scale(1 ${plan.ry / plan.rx}) rotate(${from})`}>
          <circle
            r={plan.rx + plan.edge * 0.18}
            pathLength={360}
            className={styles.groove}
            style={cssVars({ '--span': spanOf(props, from) })}
          />
          <circle
            r={plan.rx + plan.edge * 0.18}
            pathLength={360}
            className={styles.line}
            style={cssVars({ '--span': spanOf(props, from) })}
          />
        </g>
        <Pearl {...props} place={view.active} />
        {others.map((place) => (
          <Pearl key={place} {...props} place={place} />
        ))}
      </svg>
      {view.asked !== null && <Marker {...props} asked={view.asked} />}
    </>
  );
}

/** Degrees from the announcer to the player who is asked; all the way round when everyone is asked at once. */
function spanOf({ view, places }: MascaradeBoardProps, from: number): number {
  if (view.asked === null) return 360;
  return (places.angle(view.asked) - from + 360) % 360;
}

function Pearl({ view, places, waiting, place }: MascaradeBoardProps & { readonly place: Place }) {
  const { x, y } = places.rim(place);
  const answer = place === view.active ? 'claim' : view.answers[place];
  const secret = view.asked === null && !waiting.includes(view.seatAt[place] ?? place);
  const state = answer ?? (secret ? 'pass' : 'open');
  return (
    <g transform={`translate(${x} ${y}) scale(${isSmall(places.layout) ? 0.62 : 1})`} className={styles.pearl} data-state={state}>
      <circle r={state === 'open' ? 6 : 8} />
      {state === 'pass' && <path d="M-3.4 .2l2.6 2.8l4.6 -5.6" />}
    </g>
  );
}

function Marker({ places, asked }: MascaradeBoardProps & { readonly asked: Place }) {
  const { plan } = places;
  const angle = useIncreasingAngle(places.angle(asked));
  return (
    <span
      className={styles.marker}
      style={cssVars({
        '--angle': `${angle}deg`,
        '--x': plan.centre.x,
        '--y': plan.centre.y,
        '--rx': plan.rx + plan.edge * 0.18,
        '--ry': (plan.rx + plan.edge * 0.18) * (plan.ry / plan.rx),
      })}
    >
      <img src={marker} alt="" />
    </span>
  );
}
