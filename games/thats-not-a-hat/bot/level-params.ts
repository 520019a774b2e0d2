import type { BotLevel } from '@parlour/bots';

/** The parameters of a bot level: shares of 1 unless said otherwise. */
export interface LevelParams {
  /** How sure it is of an object after seeing it, and after hearing its name. */
  readonly seeing: number;
  readonly hearsay: number;
  /** How often it misses that a gift changes hands. */
  readonly inattention: number;
  /**
   * The exponent of its forgetting, and how much each other named object adds to it. Memories are lost fast and then
   * slowly: after t steps (t / GRACE + 1) to the power of minus this share is left.
   */
  readonly decay: number;
  readonly interference: number;
  /** How often a memory turns into a similar object, a step. */
  readonly mixUp: number;
  /** How many lost objects stay half remembered. */
  readonly halfForgottenCount: number;
  /** Knows by heart which way each object's arrow points. */
  readonly knowsBacks: boolean;
  /** How often the open cards are looked at before answering. */
  readonly attention: number;
  /** The exponent of forgetting that it assumes of others. */
  readonly othersDecay: number;
  /** How far its estimate of a truth can be off. */
  readonly hunch: number;
  /** How much more than a point of another player it fears a point of its own: 1 is right for the rules. */
  readonly caution: number;
  /** How much each caught lie takes from a giver's credit. */
  readonly distrust: number;
  /** How often it lies on purpose when it seems safe. */
  readonly bluffRate: number;
  /** A lie seems safe where each of the others remembers the gift with less than this probability. */
  readonly safeToLie: number;
  /** Gifts without a refusal after which it lies at all: nobody seems to watch. */
  readonly temptedAfter: number;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: {
    seeing: 0.9,
    hearsay: 0.7,
    inattention: 0.3,
    decay: 0.6,
    interference: 0.4,
    mixUp: 0.03,
    halfForgottenCount: 2,
    knowsBacks: false,
    attention: 0.6,
    othersDecay: 0.3,
    hunch: 0.3,
    caution: 0.6,
    distrust: 0.1,
    bluffRate: 0,
    safeToLie: 0.75,
    temptedAfter: 8,
  },
  normal: {
    seeing: 0.96,
    hearsay: 0.8,
    inattention: 0.15,
    decay: 0.42,
    interference: 0.3,
    mixUp: 0.012,
    halfForgottenCount: 4,
    knowsBacks: false,
    attention: 0.95,
    othersDecay: 0.2,
    hunch: 0.12,
    caution: 0.9,
    distrust: 0.1,
    bluffRate: 0.12,
    safeToLie: 0.75,
    temptedAfter: 8,
  },
  sharp: {
    seeing: 0.99,
    hearsay: 0.88,
    inattention: 0.08,
    decay: 0.28,
    interference: 0.25,
    mixUp: 0.006,
    halfForgottenCount: 6,
    knowsBacks: true,
    attention: 1,
    othersDecay: 0.15,
    hunch: 0.02,
    caution: 1,
    distrust: 0.1,
    bluffRate: 0.5,
    safeToLie: 0.92,
    temptedAfter: 14,
  },
};
