import { along, mix, type SceneProps } from './scene.ts';

/** A balloon goes up. */
export function Balloon({ t }: SceneProps) {
  const y = along(44, 12, t);
  const s = along(1.05, 0.6, t);
  return (
    <>
      <rect width="54" height="56" fill={mix('#fff3cf', '#fbd27a', t)} />
      <circle cx="43" cy="12" r="7" fill="#fff" opacity=".75" />
      <path d={`M0 40Q14 ${along(28, 36, t)} 30 40T54 38V56H0Z`} fill="#d9a63a" />
      <path d={`M0 47Q20 ${along(36, 43, t)} 54 48V56H0Z`} fill="#a87414" />
      <path d="M6 49l2-7l2 7zM11 50l2-8l2 8zM44 49l2-6l2 6z" fill="#6d4a08" />
      <g transform={`translate(${along(24, 30, t)} ${y}) scale(${s})`}>
        <path d="M0 -17A13 13 0 0 1 13 -4C13 4 6 6 4 11H-4C-6 6 -13 4 -13 -4A13 13 0 0 1 0 -17Z" fill="#e4573d" />
        <path d="M0 -17C5 -12 6 0 2.6 11H-2.6C-6 0 -5 -12 0 -17Z" fill="#fff3cf" />
        <path d="M-13 -4C-8 -1 8 -1 13 -4" stroke="#7d5200" fill="none" />
        <path d="M-3 11L-2.6 14M3 11L2.6 14" stroke="#4a3005" strokeWidth=".8" />
        <rect x="-3.4" y="14" width="6.8" height="5" rx="1" fill="#6d4a08" />
      </g>
    </>
  );
}
