import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Place, Seen } from '../rules/index.ts';
import { maskName } from '../words/mask-names.ts';
import { isLit, isUnderCloth, type MascaradeBoardProps, realMask, seenAt, tapSpot } from './board-props.ts';
import { cardLabel, centreLabel } from './labels.ts';
import { MaskArt, MaskBack } from './Mask.tsx';
import styles from './MaskCards.module.css';
import { canTap } from './move-draft.ts';
import { CARD_RADIUS, CENTRE_RADIUS, placesClockwise } from './table-geometry.ts';
import { useIncreasingAngle } from './useIncreasingAngle.ts';

/** Every mask on the table: one before each place, the rest in the centre. The viewer's own is in the panel. */
export function MaskCards(props: MascaradeBoardProps) {
  const { places, view } = props;
  const { plan, mine, near } = places;
  return (
    <div
      data-dense
      className={styles.flat}
      style={cssVars({ '--x': plan.centre.x, '--y': plan.centre.y, '--press': plan.ry / plan.rx, '--w': plan.card })}
    >
      {view.masks.map((_, place) => !(mine && place === near) && <SeatCard key={place} {...props} place={place} />)}
      {view.centre.map((seen, index) => (
        <CentreCard key={index} {...props} index={index} seen={seen} />
      ))}
    </div>
  );
}

function SeatCard(props: MascaradeBoardProps & { readonly place: Place }) {
  const { place, places, view, legal, draft, fullState } = props;
  const angle = useIncreasingAngle(places.angle(place));
  const spot = { seat: view.seatAt[place] ?? place };
  return (
    <Flat
      angle={angle}
      radius={places.plan.rx * CARD_RADIUS}
      scale={1}
      order={placesClockwise(places).indexOf(place)}
      seen={seenAt(props, place)}
      under={isUnderCloth(props, { place })}
      truth={realMask(fullState?.masks[place])}
      label={cardLabel(props, place)}
      // With the keyboard, the person behind it is selected instead.
      tabIndex={-1}
      lit={isLit(props)}
      chosen={draft.kind === 'power' && draft.seats.includes(spot.seat)}
      onTap={canTap(draft, spot, legal) ? () => tapSpot(props, spot) : undefined}
    />
  );
}

function CentreCard(props: MascaradeBoardProps & { readonly index: number; readonly seen: Seen }) {
  const { index, seen, places, view, legal, draft, fullState } = props;
  const count = view.centre.length;
  const spot = { centre: index };
  return (
    <Flat
      angle={places.centreAngle(index, count)}
      twist={90 - places.centreAngle(index, count)}
      radius={places.plan.rx * CENTRE_RADIUS}
      scale={count > 5 ? 0.74 : 0.92}
      order={view.seats + index}
      seen={seen}
      under={isUnderCloth(props, { centre: index })}
      truth={realMask(fullState?.centre[index])}
      label={centreLabel(props, index)}
      tabIndex={0}
      lit={isLit(props)}
      chosen={false}
      onTap={canTap(draft, spot, legal) ? () => tapSpot(props, spot) : undefined}
    />
  );
}

interface FlatProps {
  readonly angle: number;
  /** Its rotation relative to its place. */
  readonly twist?: number;
  readonly radius: number;
  readonly scale: number;
  /** Its position in the deal. */
  readonly order: number;
  readonly seen: Seen;
  readonly under: boolean;
  readonly truth: Seen;
  readonly label: string;
  readonly tabIndex: number;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly onTap: (() => void) | undefined;
}

function Flat({ angle, twist = 0, radius, scale, order, seen, under, truth, label, tabIndex, lit, chosen, onTap }: FlatProps) {
  const style = cssVars({ '--angle': `${angle}deg`, '--r': radius, '--scale': scale, '--order': order, '--twist': `${twist}deg` });
  const inside = under ? <i className={styles.gone} /> : <CardSides seen={seen} truth={truth} />;
  return (
    <div className={styles.card} style={style} data-dense data-tutorial="mascarade-mask">
      {onTap === undefined ? (
        <span role="img" aria-label={label}>
          {inside}
        </span>
      ) : (
        <button type="button" aria-label={label} tabIndex={tabIndex} data-lit={lit} data-chosen={chosen} onClick={onTap}>
          {inside}
        </button>
      )}
    </div>
  );
}

/** The names of the centre masks while they lie open, since nobody wears them. */
export function CentreNames({ view, places, words }: MascaradeBoardProps) {
  return view.centre.map((seen, index) => {
    if (seen === null) return null;
    const { x, y } = places.centreCard(index, view.centre.length);
    return (
      <span
        key={index}
        className={styles.centreName}
        data-index={view.centre.length === 2 ? index : undefined}
        style={cssVars({ '--x': x, '--y': y, '--w': places.plan.card })}
        aria-hidden="true"
      >
        {maskName(words, seen)}
      </span>
    );
  });
}

/** A covered card has only its back, in the page as on the table. */
export function CardSides({ seen, truth }: { readonly seen: Seen; readonly truth: Seen }) {
  if (seen !== null) {
    return (
      <span key="face" className={styles.face}>
        <MaskArt mask={seen} />
      </span>
    );
  }
  return (
    <span key="back" className={styles.back}>
      <MaskBack />
      {truth !== null && (
        <span className={styles.truth}>
          <MaskArt mask={truth} />
        </span>
      )}
    </span>
  );
}
