import { isSmall, type Layout, SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { memo } from 'react';
import styles from './TableBackdrop.module.css';
import { tableGeometry } from './table-geometry.ts';

/** The ballroom behind the table: arches, wainscot, a lozenge floor. */
export function BallroomBackdrop() {
  return <div className={styles.salon} aria-hidden="true" />;
}

/** The table: walnut, brass, velvet. It never changes during a match. */
export const TableSurface = memo(function Velvet({ layout, seats }: { readonly layout: Layout; readonly seats: number }) {
  const { centre, rx, ry, edge } = tableGeometry(layout, seats);
  const { width, height } = SIZES[layout];
  const outerX = rx + edge * 0.55;
  const outerY = ry + edge * 0.55;
  return (
    <svg className={styles.velvet} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paints />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <ellipse cy={edge * 2} rx={rx * 1.11} ry={ry * 1.09} className={styles.shadow} />
        <path d={`M${-outerX} 0v${edge}a${outerX} ${outerY} 0 0 0 ${2 * outerX} 0v${-edge}z`} fill="url(#mascarade-side)" />
        <path d={`M${-outerX} ${edge * 0.62}a${outerX} ${outerY} 0 0 0 ${2 * outerX} 0`} className={styles.inlay} />
        <ellipse rx={outerX} ry={outerY} fill="url(#mascarade-rim)" className={styles.brass} />
        <ellipse rx={rx - edge * 0.2} ry={ry - edge * 0.2} fill="url(#mascarade-felt)" className={styles.bright} />
        <g transform={`scale(1 ${ry / rx})`}>
          <Inlay radius={rx} />
          <Court radius={rx * (isSmall(layout) ? 0.27 : 0.25)} down={rx * 0.06} />
        </g>
      </g>
    </svg>
  );
});

function Inlay({ radius }: { readonly radius: number }) {
  const ray = `M0 0L${radius * 0.93} ${radius * -0.03}V${radius * 0.03}Z`;
  const lozenge = `M${radius * 0.56} 0l${radius * 0.025} ${radius * -0.012}l${radius * 0.025} ${radius * 0.012}l${radius * -0.025} ${radius * 0.012}z`;
  return (
    <>
      <circle r={radius * 0.905} fill="url(#mascarade-damask)" />
      {Array.from({ length: 24 }, (_, index) => (
        <path key={index} d={ray} transform={`rotate(${index * 15 + 7.5})`} className={styles.ray} />
      ))}
      <circle r={radius * 0.925} className={styles.ring} />
      <circle r={radius * 0.58} className={styles.ring} />
      {Array.from({ length: 24 }, (_, index) => (
        <path key={index} d={lozenge} transform={`rotate(${index * 15})`} className={styles.lozenge} />
      ))}
    </>
  );
}

/** An engraved brass plate in the middle: fines go there, and the Judge takes them (M-27). */
function Court({ radius, down }: { readonly radius: number; readonly down: number }) {
  return (
    <g transform={`translate(0 ${down})`}>
      <circle r={radius} cy="5" className={styles.shadow} />
      <circle r={radius} className={styles.plate} />
      <circle r={radius * 0.86} className={styles.ring} />
      {Array.from({ length: 32 }, (_, index) => (
        <path key={index} d={`M0 ${radius * -0.86}V${radius * -0.97}`} transform={`rotate(${index * 11.25})`} className={styles.ring} />
      ))}
    </g>
  );
}

function Paints() {
  return (
    <defs>
      <radialGradient id="mascarade-felt" cx=".5" cy=".42" r=".62">
        <stop offset="0" stopColor="#5b459f" />
        <stop offset=".55" stopColor="#3a2b76" />
        <stop offset="1" stopColor="#211a4b" />
      </radialGradient>
      <linearGradient id="mascarade-rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#7a4a2b" />
        <stop offset=".5" stopColor="#4b2a1a" />
        <stop offset="1" stopColor="#6a3d23" />
      </linearGradient>
      <linearGradient id="mascarade-side" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#1c0f0a" />
        <stop offset=".5" stopColor="#5d3620" />
        <stop offset="1" stopColor="#1c0f0a" />
      </linearGradient>
      <pattern id="mascarade-damask" width="44" height="44" patternUnits="userSpaceOnUse">
        <path
          className={styles.damask}
          d="M0 44A22 22 0 0 1 44 44M7 44A15 15 0 0 1 37 44M14 44A8 8 0 0 1 30 44M-22 22A22 22 0 0 1 22 22M-15 22A15 15 0 0 1 15 22M-8 22A8 8 0 0 1 8 22M22 22A22 22 0 0 1 66 22M29 22A15 15 0 0 1 59 22M36 22A8 8 0 0 1 52 22"
        />
      </pattern>
    </defs>
  );
}
