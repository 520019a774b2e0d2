import type { BotLevel } from '@parlour/bots';

export interface LevelParams {
  /** The probability that a remembered wish is forgotten in a round. */
  readonly forgets: number;
  /** Placements tried before the photo. */
  readonly tries: number;
  /** Decorations worth paying to learn of an unknown guest. */
  readonly worth: number;
  /** Uses the VIP card where it is worthwhile. */
  readonly usesVip: boolean;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: { forgets: 0.3, tries: 150, worth: 2, usesVip: false },
  normal: { forgets: 0.1, tries: 1_500, worth: 3, usesVip: true },
  sharp: { forgets: 0, tries: 10_000, worth: 4, usesVip: true },
};
