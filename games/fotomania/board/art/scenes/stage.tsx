import { along, type SceneProps } from './scene.ts';

const FOLDS = [0.2, 0.45, 0.7, 0.9];

/** The curtain opens on a dancer. */
export function Stage({ t }: SceneProps) {
  const w = along(25, 5, t);
  return (
    <>
      <rect width="54" height="56" fill="#2c1048" />
      <path d={`M27 -4L${along(22, 2, t)} 48H${along(32, 52, t)}Z`} fill="#ffe9b5" opacity=".35" />
      <ellipse cx="27" cy="47" rx={along(6, 22, t)} ry="4" fill="#ffe9b5" opacity=".6" />
      <g transform={`translate(27 46) scale(${along(0.8, 1, t)})`}>
        <circle cx="0" cy="-25" r="3.4" fill="#f0c7a2" />
        <path d="M-3 -28Q0 -33 4 -27" fill="#2a1420" />
        <path d="M0 -22L-8 -6Q0 -2 8 -6Z" fill="#f28ab0" />
        <path
          d={`M-1 -6V0M2 -6L${along(3, 9, t)} ${along(0, -2, t)}M0 -20L${along(-5, -12, t)} ${along(-15, -27, t)}M0 -20L${along(5, 12, t)} ${along(-15, -24, t)}`}
          stroke="#f0c7a2"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </g>
      <path d="M0 49H54V56H0Z" fill="#6b3f1e" />
      <path d="M0 49H54V51H0Z" fill="#c9a24b" />
      {[undefined, 'translate(54 0) scale(-1 1)'].map((mirror) => (
        <g key={mirror ?? 'left'} transform={mirror}>
          <path d={`M0 0H${w}Q${w - 3} 26 ${w * 0.82} 50H0Z`} fill="#8a4cc4" />
          {FOLDS.map((f) => (
            <path key={f} d={`M${w * f} 0Q${w * f - 1.5} 26 ${w * f * 0.86} 50`} stroke="#4f2480" fill="none" strokeWidth="1.2" />
          ))}
        </g>
      ))}
      <path d="M0 0H54V6Q47 11 40.5 6Q34 11 27 6Q20 11 13.5 6Q7 11 0 6Z" fill="#6b33a3" stroke="#e6cc8b" strokeWidth=".9" />
    </>
  );
}
