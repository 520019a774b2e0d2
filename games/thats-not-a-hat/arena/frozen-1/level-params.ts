import type { BotLevel } from '@parlour/bots';

/** The parameters of a bot level. Rates are per step, everything else is a share of 1. */
export interface LevelParams {
  /** How strong a memory is after seeing an object, and after hearing its name. */
  readonly seeing: number;
  readonly hearsay: number;
  /** How often it misses that a gift changes hands. */
  readonly inattention: number;
  /** How much every step, and every other named object, takes from a memory. */
  readonly fade: number;
  readonly interference: number;
  /** How easily a faint memory is lost, or turns into a similar object. */
  readonly slip: number;
  readonly mixUp: number;
  /** How many lost objects stay half remembered. */
  readonly halfForgottenCount: number;
  /** Knows by heart which way each object's arrow points. */
  readonly knowsBacks: boolean;
  /** How often the open cards are looked at before answering. */
  readonly attention: number;
  /** After how many steps it assumes that others have half forgotten a card. */
  readonly othersHalfLife: number;
  /** Refuses an offer that seems less likely to be true than this, plus or minus a random hunch. */
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
