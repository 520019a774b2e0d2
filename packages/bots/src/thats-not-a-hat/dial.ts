import type { BotLevel } from '../levels.ts';

/** What makes one bot sharper than another. Rates are per step, everything else is a share of 1. */
export interface Dial {
  /** How firmly a thing sticks when it is seen, and when it is only heard of. */
  readonly seeing: number;
  readonly hearsay: number;
  /** What every step, and every other object that comes up, takes from a memory. */
  readonly fade: number;
  readonly interference: number;
  /** How easily a faint memory goes altogether, or turns into its twin. */
  readonly slip: number;
  readonly mixUp: number;
  /** Lost objects that stay on the tip of the tongue. */
  readonly echoes: number;
  /** Knows by heart which way each object's arrow points. */
  readonly knowsBacks: boolean;
  /** How often the open cards are looked at before answering. */
  readonly attention: number;
  /** Refuses an offer that seems less likely to be true than this. */
  readonly suspicion: number;
  /** How often it lies on purpose when it seems safe. */
  readonly mischief: number;
}

export const DIALS: Readonly<Record<BotLevel, Dial>> = {
  easy: {
    seeing: 0.8,
    hearsay: 0.5,
    fade: 0.05,
    interference: 0.09,
    slip: 0.35,
    mixUp: 0.06,
    echoes: 2,
    knowsBacks: false,
    attention: 0.5,
    suspicion: 0.25,
    mischief: 0,
  },
  normal: {
    seeing: 0.92,
    hearsay: 0.65,
    fade: 0.02,
    interference: 0.045,
    slip: 0.2,
    mixUp: 0.02,
    echoes: 4,
    knowsBacks: false,
    attention: 0.9,
    suspicion: 0.35,
    mischief: 0.01,
  },
  sharp: {
    seeing: 1,
    hearsay: 0.8,
    fade: 0.006,
    interference: 0.015,
    slip: 0.1,
    mixUp: 0.005,
    echoes: 6,
    knowsBacks: true,
    attention: 1,
    suspicion: 0.45,
    mischief: 0.06,
  },
};
