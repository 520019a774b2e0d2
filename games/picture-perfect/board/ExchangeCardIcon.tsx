import type { ReactNode } from 'react';
import type { ExchangeCard } from '../rules/index.ts';
import styles from './ExchangeCard.module.css';

const ENVELOPE = 'M0 0h20v14H0zM0 0l10 8 10-8';

const letter = (x: number, y: number, key?: string): ReactNode => (
  <path key={key ?? `${x} ${y}`} d={ENVELOPE} transform={`translate(${x} ${y})`} />
);
const GAVEL: ReactNode = <path d="m36 10 12 12M32 14l12 12M40 6l12 12M38 22 20 40" />;

/** One drawing a card, in ink. */
const GLYPHS: Readonly<Record<ExchangeCard, ReactNode>> = {
  dance: (
    <>
      {letter(22, 17)}
      <path d="M12 24a20 17 0 0 1 34-12l4-5M46 12h-9M52 26a20 17 0 0 1-34 12l-4 5M18 38h9" />
    </>
  ),
  gifts: (
    <>
      {letter(22, 17)}
      <path d="M17 24H4m5-5-5 5 5 5M47 24h13m-5-5 5 5-5 5" />
    </>
  ),
  revelations: (
    <>
      <path d="M18 24h28v18H18zM18 24 32 8l14 16M24 24V14h16v10" />
      <path d="M32 2v-0M14 10l4 3M50 10l-4 3" />
    </>
  ),
  rumours: (
    <>
      {letter(8, 26)}
      <path d="M30 16c6-9 20-9 26 0-6 9-20 9-26 0z" />
      <circle cx="43" cy="16" r="4" />
    </>
  ),
  partner: (
    <>
      {letter(6, 8)}
      {letter(38, 26)}
      <path d="M32 14h16v8m-4-4 4 4 4-4M32 36H16v-9m-4 4 4-4 4 4" />
    </>
  ),
  theft: (
    <>
      {letter(36, 22)}
      <path d="M4 12c10-4 18 0 24 8l8 6M4 34c10 6 18 4 26-2M30 20l-9 4" />
    </>
  ),
  single: (
    <>
      {GAVEL}
      <path d="M10 44h24M10 24a9 9 0 1 1 9-9" />
    </>
  ),
  open: (
    <>
      {GAVEL}
      <path d="M10 44h24M6 8l8 4M4 20h9M6 32l8-4" />
    </>
  ),
  secret: (
    <>
      {letter(4, 22)}
      {letter(40, 22)}
      <path d="M28 18a4 5 0 1 1 5 5v4M33 32v1" />
    </>
  ),
  unfair: (
    <>
      <path d="M32 6v36M18 42h28M10 20l44-8M10 20 4 32h12zM54 12l-6 12h12z" />
    </>
  ),
  shared: (
    <>
      {letter(22, 24)}
      {letter(4, 6)}
      {letter(40, 6)}
    </>
  ),
  fixed: (
    <>
      {letter(6, 18)}
      <path d="M36 14h12l12 11-12 11H36zM42 25h.5" />
    </>
  ),
};

export function ExchangeCardIcon({ card }: { readonly card: ExchangeCard }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 64 48" aria-hidden="true">
      {GLYPHS[card]}
    </svg>
  );
}
