import { along, mix, type SceneProps } from './scene.ts';

const STARS = [
  [6, 8],
  [14, 18],
  [48, 7],
  [44, 26],
  [22, 5],
  [8, 28],
] as const;

/** The moon fills over the roofs. */
export function Moon({ t }: SceneProps) {
  return (
    <>
      <rect width="54" height="56" fill={mix('#4a5263', '#2b3140', 1 - t)} />
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r=".9" fill="#fff" />
      ))}
      <circle cx="31" cy="18" r="11" fill="#5d6678" />
      <g clipPath="url(#fotomania-moon)">
        <circle cx={along(50, 31, t)} cy="18" r={along(10, 11.5, t)} fill="#f7f3e4" />
        <circle cx="34" cy="15" r="2.4" fill="#d5cfbd" opacity={t} />
        <circle cx="29" cy="22" r="1.8" fill="#d5cfbd" opacity={t} />
      </g>
      <path d="M0 56V40L8 33L16 40V36H20V32H24V38L34 30L44 39V34H48V40L54 44V56Z" fill="#1b1f2a" />
      <rect x="6" y="42" width="4" height="5" fill="#ffd479" />
      <rect x="31" y="39" width="5" height="6" fill={t > 0.5 ? '#ffd479' : '#3a4152'} />
      <path d="M22 30q-3-4 0-7t0-6" stroke="#c3cad8" fill="none" opacity=".6" />
    </>
  );
}
