import type { BotLevel } from '@parlour/bots';

/** What makes one bot sharper than another. */
export interface LevelParams {
  /** What every turn takes from what it thinks lies where. */
  readonly fade: number;
  /** How much it reads into what others announce, claim and leave unclaimed: 0 nothing, 1 all there is. */
  readonly inference: number;
  /** Worlds it imagines before it decides. */
  readonly worlds: number;
  /** How far its guess at a move's value can be off, as a share of a victory. */
  readonly noise: number;
  /** How much it minds what others have: envy claims falsely just to spoil a power, and pays for it. */
  readonly rivalry: number;
  /** How often it expects to be doubted by somebody who wears something else. */
  readonly expectedDoubt: number;
  /** What a good mask is worth to it a round from now. */
  readonly futureWeight: number;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: { fade: 0.09, inference: 0, worlds: 3, noise: 0.05, rivalry: 0.32, expectedDoubt: 0.05, futureWeight: 0.6 },
  normal: { fade: 0.03, inference: 0.5, worlds: 8, noise: 0.015, rivalry: 0.2, expectedDoubt: 0.12, futureWeight: 0.75 },
  sharp: { fade: 0.004, inference: 1, worlds: 24, noise: 0.002, rivalry: 0.12, expectedDoubt: 0.2, futureWeight: 0.9 },
};
