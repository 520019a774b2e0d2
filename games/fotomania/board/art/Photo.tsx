import { memo } from 'react';
import type { Colour, Half } from '../../rules/index.ts';
import { COLOUR_LOOKS, ColourIcon, patternOf } from './colours.tsx';
import styles from './Photo.module.css';
import { SCENES } from './scenes/index.ts';

interface PhotoProps {
  readonly colour: Colour;
  readonly number: number;
  /** The picture is blurred; the number stays readable. */
  readonly soft?: boolean;
}

const BAND = 'M3 57H57V74A3 3 0 0 1 54 77H6A3 3 0 0 1 3 74Z';

/** A photo card, face up. The number is dark on paper and in the same place on every card. */
export const Photo = memo(function Photo({ colour, number, soft = false }: PhotoProps) {
  const { hue, deep } = COLOUR_LOOKS[colour];
  const Scene = SCENES[colour];
  return (
    <svg className={styles.card} viewBox="0 0 60 80" aria-hidden="true">
      <rect width="60" height="80" rx="4" fill="#fbf6e9" />
      <svg x="3" y="3" width="54" height="52" viewBox="0 0 54 56" preserveAspectRatio="none">
        <g filter={soft ? 'url(#fotomania-soft)' : undefined}>
          <Scene t={(number - 1) / 11} />
        </g>
      </svg>
      <path d={BAND} fill={hue} />
      <path d={BAND} fill={patternOf(colour)} opacity=".34" />
      <rect x="3" y="52" width="32" height="25" rx="4" fill="#fbf6e9" />
      <text className={styles.number} x="18.5" y="73" fontSize="26" letterSpacing="-1">
        {number}
      </text>
      <circle cx="46" cy="67" r="8.6" fill={deep} />
      <ColourIcon colour={colour} x={46} y={67} scale={0.62} />
    </svg>
  );
});

interface BackProps {
  readonly colour: Colour;
  readonly half: Half;
  /** "low" or "high", in the player's language. */
  readonly word: string;
}

/** [F-02*] The bright half is the half of the numbers, and the word says it too. Nothing else may be on a back. */
export const CardBack = memo(function Back({ colour, half, word }: BackProps) {
  const { hue, deep } = COLOUR_LOOKS[colour];
  const high = half === 'high';
  return (
    <svg className={styles.card} viewBox="0 0 60 80" aria-hidden="true">
      <rect width="60" height="80" rx="4" fill="#fbf6e9" />
      <rect x="3" y="3" width="54" height="74" rx="3" fill={deep} />
      <rect x="3" y={high ? 3 : 40} width="54" height="37" fill={hue} />
      <rect x="3" y="3" width="54" height="74" rx="3" fill={patternOf(colour)} opacity=".2" />
      <path d="M3 40H57" stroke="#fbf6e9" strokeWidth="1.2" strokeDasharray="3 2" />
      <text className={styles.faint} x="54" y={high ? 71 : 24}>
        −2
      </text>
      <circle cx="30" cy="40" r="12" fill={deep} stroke="#e6cc8b" strokeWidth="1.6" />
      <ColourIcon colour={colour} x={30} y={40} scale={0.85} />
      <rect x="4" y={high ? 4 : 53} width="52" height="23" rx="6" fill="#fbf6e9" />
      <text className={styles.half} x="30" y={high ? 21 : 70}>
        {word}
      </text>
    </svg>
  );
});

/** [F-18] Out of focus: face down, and its number is nowhere in the page. */
export const Blurred = memo(function Blurred({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={styles.card} viewBox="0 0 60 80" aria-hidden="true">
      <rect width="60" height="80" rx="4" fill="#cfc7b4" />
      <rect x="3" y="3" width="54" height="74" rx="3" fill={COLOUR_LOOKS[colour].deep} />
      <rect x="3" y="3" width="54" height="74" rx="3" fill={patternOf(colour)} opacity=".16" />
      <circle cx="30" cy="31" r="15" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="5" />
      <circle cx="34" cy="29" r="9" fill="#fff" opacity=".14" />
      <text className={styles.minus} x="30" y="70" fontSize="24">
        −2
      </text>
    </svg>
  );
});

/** A card without a visible side: unexposed film. */
export function HiddenCard() {
  return (
    <svg className={styles.card} viewBox="0 0 60 80" aria-hidden="true">
      <rect width="60" height="80" rx="4" fill="#fbf6e9" />
      <rect x="3" y="3" width="54" height="74" rx="3" fill="#1b2f3a" />
      <path d="M3 77L57 3M3 50L37 3M23 77L57 30" stroke="#3fb7a6" strokeOpacity=".28" strokeWidth="2" />
      <circle cx="30" cy="40" r="13" fill="#12202a" stroke="#e6cc8b" strokeWidth="1.6" />
      <path d="M22 36H26L27.5 33H32.5L34 36H38V47H22Z" fill="#e6cc8b" />
      <circle cx="30" cy="41" r="3.4" fill="#12202a" />
    </svg>
  );
}

/** A strip's frame where there is no room for a scene: colour, pattern and number. */
export const NumberFrame = memo(function NumberFrame({ colour, number }: PhotoProps) {
  return (
    <svg className={styles.card} viewBox="0 0 17 22" aria-hidden="true">
      <rect width="17" height="22" rx="2.5" fill="#fbf6e9" />
      <rect x="1" y="15.5" width="15" height="5.5" rx="1" fill={COLOUR_LOOKS[colour].hue} />
      <rect x="1" y="15.5" width="15" height="5.5" rx="1" fill={patternOf(colour)} opacity=".35" />
      <text className={styles.number} x="8.3" y="13.4" fontSize="14" letterSpacing="-.7">
        {number}
      </text>
    </svg>
  );
});

export const BlurredFrame = memo(function BlurredFrame({ colour }: { readonly colour: Colour }) {
  return (
    <svg className={styles.card} viewBox="0 0 17 22" aria-hidden="true">
      <rect x=".5" y=".5" width="16" height="21" rx="2.5" fill={COLOUR_LOOKS[colour].deep} stroke="#aab2cc" strokeDasharray="2 1.6" />
      <text className={styles.minus} x="8.2" y="15.6" fontSize="14" letterSpacing="-.5">
        −2
      </text>
    </svg>
  );
});

/** The sign of a colour, where a card would be too large. */
export const ColourChip = memo(function Chip({ colour, className }: { readonly colour: Colour; readonly className?: string | undefined }) {
  const { hue, deep } = COLOUR_LOOKS[colour];
  return (
    <svg className={className} viewBox="-14 -14 28 28" aria-hidden="true">
      <rect x="-13" y="-13" width="26" height="26" rx="7" fill={hue} />
      <rect x="-13" y="-13" width="26" height="26" rx="7" fill={patternOf(colour)} opacity=".3" />
      <circle r="9.6" fill={deep} />
      <ColourIcon colour={colour} scale={0.72} />
    </svg>
  );
});
