import type { BotLevel } from '@parlour/bots';

/** What makes one bot sharper than another. Rates are per step, everything else is a share of 1. */
export interface LevelParams {
  /** How firmly a thing sticks when it is seen, and when it is only heard of. */
  readonly seeing: number;
  readonly hearsay: number;
  /** How often its thoughts are elsewhere when a gift changes hands. */
  readonly inattention: number;
  /** What every step, and every other object that comes up, takes from a memory. */
  readonly fade: number;
  readonly interference: number;
  /** How easily a faint memory goes altogether, or turns into its twin. */
  readonly slip: number;
  readonly mixUp: number;
  /** Lost objects that stay on the tip of the tongue. */
  readonly halfForgottenCount: number;
  /** Knows by heart which way each object's arrow points. */
  readonly knowsBacks: boolean;
  /** How often the open cards are looked at before answering. */
  readonly attention: number;
  /** After how many steps it takes the others to have half forgotten a card. */
  readonly othersHalfLife: number;
  /** Refuses an offer that seems less likely to be true than this, give or take a hunch. */
  readonly suspicion: number;
  readonly hunch: number;
  /** How often it lies on purpose when it seems safe. */
  readonly bluffRate: number;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: {
    seeing: 0.75,
    hearsay: 0.5,
    inattention: 0.35,
    fade: 0.05,
    interference: 0.1,
    slip: 0.4,
    mixUp: 0.05,
    halfForgottenCount: 2,
    knowsBacks: false,
    attention: 0.5,
    othersHalfLife: 8,
    suspicion: 0.5,
    hunch: 0.4,
    bluffRate: 0,
  },
  normal: {
    seeing: 0.9,
    hearsay: 0.65,
    inattention: 0.2,
    fade: 0.025,
    interference: 0.06,
    slip: 0.3,
    mixUp: 0.02,
    halfForgottenCount: 4,
    knowsBacks: false,
    attention: 0.9,
    othersHalfLife: 12,
    suspicion: 0.5,
    hunch: 0.25,
    bluffRate: 0.05,
  },
  sharp: {
    seeing: 0.97,
    hearsay: 0.8,
    inattention: 0.1,
    fade: 0.012,
    interference: 0.03,
    slip: 0.2,
    mixUp: 0.008,
    halfForgottenCount: 6,
    knowsBacks: true,
    attention: 1,
    othersHalfLife: 16,
    suspicion: 0.5,
    hunch: 0.15,
    bluffRate: 0.15,
  },
};
