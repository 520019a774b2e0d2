import { Fragment } from 'react';
import { along, mix, type SceneProps } from './scene.ts';

const WINDOWS = [
  [3, 8, 5, 9],
  [10, 14, 4, 7],
  [16, 18.5, 3, 5],
  [3, 24, 5, 9],
  [10, 26, 4, 6],
] as const;

/** A tram comes up the street. */
export function Tram({ t }: SceneProps) {
  const s = along(0.2, 1.42, t * t * 0.55 + t * 0.45);
  const y = along(28, 52, t);
  return (
    <>
      <rect width="54" height="56" fill={mix('#fde3c8', '#f6b79c', t)} />
      <path d="M0 0L22 20V30L0 48Z" fill="#b5584a" />
      <path d="M54 0L32 20V30L54 48Z" fill="#93402f" />
      {WINDOWS.map(([x, top, w, h]) => (
        <Fragment key={`${x} ${top}`}>
          <rect x={x} y={top} width={w} height={h} rx="1" fill="#ffe2a6" />
          <rect x={54 - x - w} y={top} width={w} height={h} rx="1" fill="#ffcf86" />
        </Fragment>
      ))}
      <path d="M22 28H32L54 46V56H0V46Z" fill="#6d5a5e" />
      <path d="M25.6 28L12 56M28.4 28L42 56" stroke="#e8dccb" strokeWidth="1.3" />
      <path d="M27 4V28" stroke="#4a2a2a" strokeWidth=".5" />
      <g transform={`translate(27 ${y}) scale(${s})`}>
        <path d="M-4 -27L0 -32L4 -27" fill="none" stroke="#2a1414" strokeWidth="1.2" />
        <rect x="-11" y="-27" width="22" height="27" rx="4" fill="#d8392f" />
        <rect x="-11" y="-12" width="22" height="5" fill="#f4ecd8" />
        <rect x="-8.6" y="-24" width="8" height="10" rx="1.4" fill="#cfeaf5" />
        <rect x=".6" y="-24" width="8" height="10" rx="1.4" fill="#cfeaf5" />
        <circle cx="0" cy="-4" r="2.6" fill="#fff3b5" />
        <rect x="-12" y="-1.6" width="24" height="2.6" rx="1" fill="#4a1210" />
      </g>
    </>
  );
}
