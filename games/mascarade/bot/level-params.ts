import type { BotLevel } from '@parlour/bots';

/** The parameters of a bot level. */
export interface LevelParams {
  /** How much of its beliefs every turn takes. */
  readonly fade: number;
  /** How much it infers from announcements, claims and passes: 0 nothing, 1 everything. */
  readonly inference: number;
  /** The number of worlds it imagines before it decides. */
  readonly worlds: number;
  /** How far its estimate of a move's value can be off, as a share of a victory. */
  readonly noise: number;
  /** How much it minds other players' coins: at high values it claims falsely just to spoil a power, and pays for it. */
  readonly rivalry: number;
  /** How often it expects a doubt from a player who wears something else. */
  readonly expectedDoubt: number;
  /** The value of a good mask a round from now. */
  readonly futureWeight: number;
  /** How often an exchange is what it seems best to be, a swap or a pretence, and not the other: nobody can read it then. */
  readonly plainExchanges: number;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: { fade: 0.09, inference: 0, worlds: 3, noise: 0.05, rivalry: 0.32, expectedDoubt: 0.05, futureWeight: 0.6, plainExchanges: 0.8 },
  normal: {
    fade: 0.03,
    inference: 0.5,
    worlds: 8,
    noise: 0.015,
    rivalry: 0.2,
    expectedDoubt: 0.12,
    futureWeight: 0.75,
    plainExchanges: 0.7,
  },
  sharp: {
    fade: 0.004,
    inference: 1,
    worlds: 24,
    noise: 0.002,
    rivalry: 0.12,
    expectedDoubt: 0.2,
    futureWeight: 0.9,
    plainExchanges: 0.55,
  },
};
