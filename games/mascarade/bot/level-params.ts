import type { BotLevel } from '@parlour/bots';

/** What makes one bot sharper than another. */
export interface Dial {
  /** What every turn takes from what it thinks lies where. */
  readonly fade: number;
  /** How much it reads into what others announce, claim and leave unclaimed: 0 nothing, 1 all there is. */
  readonly reading: number;
  /** Worlds it imagines before it decides. */
  readonly worlds: number;
  /** How far its guess at a move's value can be off, as a share of a victory. */
  readonly whim: number;
  /** How much it minds what others have: envy claims falsely just to spoil a power, and pays for it. */
  readonly envy: number;
  /** How often it expects to be doubted by somebody who wears something else. */
  readonly wariness: number;
  /** What a good mask is worth to it a round from now. */
  readonly patience: number;
}

export const DIALS: Readonly<Record<BotLevel, Dial>> = {
  easy: { fade: 0.09, reading: 0, worlds: 3, whim: 0.05, envy: 0.32, wariness: 0.05, patience: 0.6 },
  normal: { fade: 0.03, reading: 0.5, worlds: 8, whim: 0.015, envy: 0.2, wariness: 0.12, patience: 0.75 },
  sharp: { fade: 0.004, reading: 1, worlds: 24, whim: 0.002, envy: 0.12, wariness: 0.2, patience: 0.9 },
};
