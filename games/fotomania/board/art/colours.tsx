import type { ReactNode } from 'react';
import type { Colour } from '../../rules/index.ts';

/** A colour is recognisable by its hue, its icon and its pattern. */
export interface ColourLook {
  readonly hue: string;
  readonly deep: string;
  /** Drawn round the origin, within 10 either way. */
  readonly icon: string;
  readonly pattern: { readonly width: number; readonly height: number; readonly drawn: ReactNode };
}

const WHITE = { stroke: '#fff', fill: 'none' } as const;

export const COLOUR_LOOKS: Readonly<Record<Colour, ColourLook>> = {
  blue: {
    hue: '#2f7fd6',
    deep: '#123f7c',
    icon: 'M-8 3H8L5 8H-5ZM-1 1V-9L7 1ZM-2.4 1V-6L-7 1Z',
    pattern: { width: 12, height: 7, drawn: <path d="M0 4q3-4 6 0t6 0" strokeWidth="1.6" {...WHITE} /> },
  },
  red: {
    hue: '#d8392f',
    deep: '#7a140f',
    icon: 'M-6 -7Q0 -10 6 -7V5Q6 7 4 7H-4Q-6 7 -6 5ZM-4 -5V0H-.7V-5ZM.7 -5V0H4V-5ZM-4 2.4V4.4H-2V2.4ZM2 2.4V4.4H4V2.4ZM-6 9L-4 7H-2.5L-4 9ZM6 9L4 7H2.5L4 9Z',
    pattern: { width: 10, height: 10, drawn: <path d="M0 3H10M0 7H10" strokeWidth="1.5" {...WHITE} /> },
  },
  yellow: {
    hue: '#e9a91c',
    deep: '#7d5200',
    icon: 'M0 -10.4A8.4 8.4 0 0 1 8.4 -2.4C8.4 1.6 4.4 3 3 5H-3C-4.4 3 -8.4 1.6 -8.4 -2.4A8.4 8.4 0 0 1 0 -10.4ZM-1.5 -9C-5.4 -5 -5.4 -.6 -2.4 3.6H-1C-2.8 -.6 -2.8 -5 -.6 -9ZM1.5 -9C5.4 -5 5.4 -.6 2.4 3.6H1C2.8 -.6 2.8 -5 .6 -9ZM-2.6 7.2H2.6L2 10.6H-2ZM-2.8 5.4H-2V7.2H-2.8ZM2 5.4H2.8V7.2H2Z',
    pattern: {
      width: 10,
      height: 10,
      drawn: (
        <>
          <circle cx="3" cy="3" r="1.7" fill="#fff" />
          <circle cx="8" cy="8" r="1.7" fill="#fff" />
        </>
      ),
    },
  },
  green: {
    hue: '#3f9350',
    deep: '#174a24',
    icon: 'M8 -8C-4 -9 -9 -2 -6 5L-9 9L-7.5 10L-4.6 6.4C4 8 9 2 8 -8ZM-3 4L4 -4',
    pattern: { width: 10, height: 8, drawn: <path d="M0 6L5 1L10 6" strokeWidth="1.6" {...WHITE} /> },
  },
  brown: {
    hue: '#8d5a34',
    deep: '#4a2a12',
    icon: 'M-8 9V4H-1V9ZM1 9V4H8V9ZM-4.5 3V-2H4.5V3ZM-2.5 -3V-8H2.5V-3Z',
    pattern: { width: 12, height: 10, drawn: <path d="M0 0H12M0 5H12M3 0V5M9 5V10M0 10H12" strokeWidth="1.2" {...WHITE} /> },
  },
  grey: {
    hue: '#78818f',
    deep: '#343a46',
    icon: 'M3 -9A9 9 0 1 0 8 5A7 7 0 0 1 3 -9Z',
    pattern: { width: 8, height: 8, drawn: <path d="M-2 8L8 -2M3 11L11 3" strokeWidth="1.5" {...WHITE} /> },
  },
  purple: {
    hue: '#8a4cc4',
    deep: '#411a6b',
    icon: 'M0 -9L2.6 -3L9 -2.6L4 1.6L5.6 8L0 4.6L-5.6 8L-4 1.6L-9 -2.6L-2.6 -3Z',
    pattern: { width: 10, height: 10, drawn: <path d="M5 1L9 5L5 9L1 5Z" fill="#fff" /> },
  },
};

export const patternOf = (colour: Colour): string => `url(#fotomania-${colour})`;

interface ColourIconProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly scale: number;
  readonly fill?: string;
}

export function ColourIcon({ colour, x = 0, y = 0, scale, fill = '#fff' }: ColourIconProps) {
  return <path d={COLOUR_LOOKS[colour].icon} transform={`translate(${x} ${y}) scale(${scale})`} fill={fill} fillRule="evenodd" />;
}
