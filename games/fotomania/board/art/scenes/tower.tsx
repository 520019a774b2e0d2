import { along, type SceneProps } from './scene.ts';

/** A tower is built, and gets its flag. */
export function Tower({ t }: SceneProps) {
  const storeys = Math.round(t * 11) + 1;
  return (
    <>
      <rect width="54" height="56" fill="#f3e2cb" />
      <path d="M0 44H54V56H0Z" fill="#a87950" />
      <path d={`M44 44V6M34 8H52M44 6L36 12M40 8V${along(26, 10, t)}`} stroke="#5a3a1e" strokeWidth="1.6" fill="none" />
      {Array.from({ length: storeys }, (_, i) => (
        <g key={i}>
          <rect
            x={14 + i * 0.55}
            y={41.4 - i * 3.2}
            width={22 - i * 1.1}
            height="3.2"
            fill={i % 2 ? '#a8693c' : '#8d5430'}
            stroke="#4a2a12"
            strokeWidth=".5"
          />
          <rect x={24} y={42.2 - i * 3.2} width="2" height="1.8" fill="#ffe2a6" />
        </g>
      ))}
      {storeys === 12 && <path d="M25 6V-2M25 0h6l-2 2l2 2h-6" fill="#e4573d" stroke="#4a2a12" strokeWidth=".6" />}
      <path d="M4 50h14M30 52h18" stroke="#6b4424" />
    </>
  );
}
