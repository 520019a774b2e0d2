import { along, mix, type SceneProps } from './scene.ts';

const APPLES = [
  [-10, -22],
  [7, -25],
  [0, -29],
  [10, -19],
  [-4, -18],
] as const;

/** A tree grows and bears fruit. */
export function Tree({ t }: SceneProps) {
  const s = along(0.2, 1, t);
  return (
    <>
      <rect width="54" height="56" fill={mix('#eaf7d9', '#cfe9e6', t)} />
      <circle cx="44" cy="11" r="5" fill="#fff0b0" />
      <path d="M0 44Q27 36 54 44V56H0Z" fill="#78b765" />
      <path d="M0 50Q30 43 54 51V56H0Z" fill="#4d8f4a" />
      <path d="M4 47h8M6 43v8M10 43v8" stroke="#f4ecd8" strokeWidth="1.4" />
      <g transform={`translate(28 47) scale(${s})`}>
        <path d="M-3 0C-2 -10 -2 -16 -2 -22H2C2 -16 2 -10 3 0Z" fill="#7a4f2a" />
        <circle cx="-9" cy="-23" r="9" fill="#3f9350" />
        <circle cx="9" cy="-23" r="9" fill="#2f7a40" />
        <circle cx="0" cy="-32" r="11" fill="#4fa860" />
        <circle cx="-4" cy="-35" r="5" fill="#7fcb85" />
        {t > 0.62 &&
          APPLES.slice(0, Math.round((t - 0.55) * 12)).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" fill="#e4573d" />)}
      </g>
      {t > 0.3 && <path d="M41 47q4-3 8 0M45 45v3" stroke="#174a24" fill="none" />}
    </>
  );
}
