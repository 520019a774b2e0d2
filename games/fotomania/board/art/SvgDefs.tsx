import { COLOURS } from '../../rules/index.ts';
import { COLOUR_LOOKS } from './colours.tsx';

/** SVG definitions that the drawings refer to. Once on every page that shows any. */
export function SvgDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => {
          const { width, height, drawn } = COLOUR_LOOKS[colour].pattern;
          return (
            <pattern key={colour} id={`fotomania-${colour}`} width={width} height={height} patternUnits="userSpaceOnUse">
              {drawn}
            </pattern>
          );
        })}
        <clipPath id="fotomania-moon">
          <circle cx="31" cy="18" r="11" />
        </clipPath>
        <filter id="fotomania-soft" x="-.1" y="-.1" width="1.2" height="1.2">
          <feGaussianBlur stdDeviation="3" />
          <feColorMatrix type="saturate" values=".55" />
        </filter>
        <linearGradient id="fotomania-brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbe7ad" />
          <stop offset=".5" stopColor="#c9a24b" />
          <stop offset="1" stopColor="#8f6d25" />
        </linearGradient>
      </defs>
    </svg>
  );
}
