import type { Colour, Direction } from '../../rules/index.ts';
import { COLOUR_LOOKS, ColourIcon, patternOf } from './colours.tsx';

const ARROWS: Readonly<Record<Direction, string>> = {
  ascending: 'M2 15L15 3M7 3H15V11',
  descending: 'M2 3L15 15M7 15H15V7',
  open: 'M1 9H17M5 5L1 9L5 13M13 5L17 9L13 13',
};

/** The direction of a strip. */
export function DirectionArrow({ direction, className }: { readonly direction: Direction; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 18 18" data-direction={direction} aria-hidden="true">
      <path d={ARROWS[direction]} fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const BLADES = [0, 60, 120, 180, 240, 300];

export function Aperture({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-42 -42 84 84" aria-hidden="true">
      <circle r="40" fill="url(#fotomania-brass)" />
      <circle r="35" fill="#0d1222" />
      <g fill="#3b4668" stroke="#0d1222" strokeWidth="1.2" data-blades>
        {BLADES.map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d="M0 -33A33 33 0 0 1 28.6 -16.5L10 2Z" />
        ))}
      </g>
      <circle r="35" fill="none" stroke="#e6cc8b" strokeWidth="2" />
      <path d="M0 -10L8.7 -5V5L0 10L-8.7 5V-5Z" fill="#0d1222" data-hole />
      <path d="M-26 -14A30 30 0 0 1 -6 -29" stroke="#fff" strokeOpacity=".5" strokeWidth="3" fill="none" strokeLinecap="round" />
    </svg>
  );
}

/** The film cartridge from which the hand unrolls. */
export function Cartridge({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 120" preserveAspectRatio="none" aria-hidden="true">
      <rect x="6" y="6" width="40" height="108" rx="6" fill="#1d7f71" />
      <rect x="6" y="6" width="14" height="108" rx="6" fill="#2fa595" />
      <rect x="2" y="0" width="46" height="10" rx="4" fill="#c9a24b" />
      <rect x="2" y="110" width="46" height="10" rx="4" fill="#8f6d25" />
      <rect x="30" y="30" width="10" height="60" fill="#f4ecd8" />
    </svg>
  );
}

const THICKEST_PILE = 5;

interface PileProps {
  readonly cards: number;
  /** Sunset is still in the deck. */
  readonly sun: boolean;
  readonly className?: string | undefined;
}

/** [F-02c*] The deck shows no colour: the back of its top card would reveal Sunset. */
export function Pile({ cards, sun, className }: PileProps) {
  const layers = Math.min(THICKEST_PILE, cards);
  return (
    <svg className={className} viewBox="0 0 66 60" aria-hidden="true">
      {layers === 0 && (
        <rect x="10" y="6" width="38" height="46" rx="4" fill="none" stroke="#8d94ad" strokeWidth="1.6" strokeDasharray="4 3" />
      )}
      {Array.from({ length: layers }, (_, i) => (
        <rect
          key={i}
          x={10.6 - (layers - 1 - i) * 1.4}
          y={4 + (layers - 1 - i) * 2}
          width="38"
          height="46"
          rx="4"
          fill="#e7dabd"
          stroke="#0d1222"
        />
      ))}
      {layers > 0 && (
        <>
          <rect x="13.6" y="7" width="32" height="40" rx="2.5" fill="#1f6d6a" />
          <path d="M13.6 47L45.6 7M13.6 29L31 7M28 47L45.6 25" stroke="#8fe6d8" strokeOpacity=".3" strokeWidth="2" />
          <circle cx="29.6" cy="27" r="10" fill="#12333a" stroke="#e6cc8b" strokeWidth="1.4" />
          <path d="M23 24H26.4L27.6 21.6H31.6L32.8 24H36.2V33H23Z" fill="#e6cc8b" />
          <circle cx="29.6" cy="28" r="2.8" fill="#12333a" />
        </>
      )}
      {sun && (
        <g transform="translate(52 44)">
          <circle r="13" fill="#0d1222" />
          <path d="M-9 3A9 9 0 0 1 9 3Z" fill="#f2b134" />
          <path d="M-12 3H12M-8 7H8" stroke="#f2b134" strokeWidth="2" strokeLinecap="round" />
          <path d="M0 -10V-8M-8 -6L-6.6 -4.6M8 -6L6.6 -4.6" stroke="#f2b134" strokeWidth="1.8" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}

interface MedalProps {
  readonly colour: Colour;
  /** out: not in this match. next: the current photo would win it. */
  readonly state: 'open' | 'won' | 'next' | 'out';
  readonly className?: string | undefined;
}

export function Medal({ colour, state, className }: MedalProps) {
  const { hue, deep } = COLOUR_LOOKS[colour];
  if (state === 'out') {
    return (
      <svg className={className} viewBox="-24 -24 48 48" aria-hidden="true">
        <circle r="20" fill="none" stroke="#8d94ad" strokeWidth="1.6" strokeDasharray="4 3" />
        <ColourIcon colour={colour} scale={1} fill="#8d94ad" />
      </svg>
    );
  }
  return (
    <svg className={className} viewBox="-24 -24 48 48" aria-hidden="true">
      {state === 'next' && <circle r="23.4" fill="#8fe6d8" opacity=".5" />}
      <circle r="21" fill="url(#fotomania-brass)" />
      <circle r="17.4" fill={hue} />
      <circle r="17.4" fill={patternOf(colour)} opacity=".3" />
      <circle r="12" fill={deep} />
      <ColourIcon colour={colour} scale={0.88} />
      {state === 'won' && (
        <g transform="translate(14 14)">
          <circle r="8" fill="#6cc08b" stroke="#0d1222" strokeWidth="2" />
          <path d="M-3.4 0L-1 2.8L3.6 -2.8" fill="none" stroke="#0d1222" strokeWidth="2" />
        </g>
      )}
    </svg>
  );
}
