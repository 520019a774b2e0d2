import { along, mix, type SceneProps } from './scene.ts';

/** A boat leaves the harbour at dusk. */
export function Boat({ t }: SceneProps) {
  const s = along(1.5, 0.3, t);
  const x = along(20, 41, t);
  const y = along(46, 31.5, t);
  return (
    <>
      <rect width="54" height="56" fill={mix('#d6edfb', '#f7b98c', t)} />
      <circle cx={along(36, 42, t)} cy={along(9, 29, t)} r="5.5" fill={mix('#fff7d0', '#ff7c4a', t)} />
      <path d="M6 12q4-5 9-1q6-2 7 3h-17z" fill="#fff" opacity=".8" />
      <path d="M30 30L40 24L54 28V32H30Z" fill={mix('#86b3d6', '#5b6a9c', t)} />
      <rect y="30" width="54" height="26" fill={mix('#3f8fd6', '#2c4d92', t)} />
      <path d="M30 36h14M22 41h10M34 46h16M26 52h20" stroke="#fff" opacity=".45" strokeWidth="1" />
      <g transform={`translate(${x} ${y}) scale(${s})`}>
        <path d="M-9 0H10L7 5H-7Z" fill="#123f7c" />
        <path d="M-9 0H10L9.4 1.4H-8.4Z" fill="#e4573d" />
        <path d="M0 -1V-16L9 -1Z" fill="#fffaf0" />
        <path d="M-1 -1V-12L-7 -1Z" fill="#e9dcc0" />
      </g>
      <path d="M0 34H10L13 56H0Z" fill="#6b4a32" />
      <path d="M0 34H10L10.6 38H0Z" fill="#8d6748" />
      <path d="M1.5 34L2.5 14H7.5L8.5 34Z" fill="#fbf6e9" />
      <path d="M2.2 20H7.8L8.1 26H1.9Z" fill="#e4573d" />
      <rect x="2" y="9.5" width="6" height="5" fill="#ffd479" />
      <path d="M1.5 9.5L5 6L8.5 9.5Z" fill="#7a140f" />
    </>
  );
}
