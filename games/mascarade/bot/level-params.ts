import type { BotLevel, SearchBudget } from '@parlour/bots';

/** The parameters of a bot level. */
export interface LevelParams {
  /**
   * The exponent of its forgetting: after t turns (1 + t / GRACE) to the power of minus this is left of a belief, so that most is
   * lost early (Wixted and Ebbesen, Psychological Science 2, 1991).
   */
  readonly decay: number;
  /** How much every exchange of others adds to the rate of forgetting. */
  readonly interference: number;
  /** How much it infers from announcements, claims and passes: 0 nothing, 1 everything. */
  readonly inference: number;
  readonly budget: SearchBudget;
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
  /** How often it takes another player's exchange for a real one. */
  readonly expectedSwaps: number;
  /** How often it keeps silent although an objection seems right, so that silence proves nothing. */
  readonly silence: number;
  /** What an announcement is worth beyond its value, as a share of a victory. */
  readonly daring: number;
  /** What an objection is worth beyond its value for each time the announcer objected to the bot, as a share of a victory. */
  readonly grudge: number;
  /** How much more than silence an objection must promise, as a share of a victory. */
  readonly reserve: number;
  /** What a look at its own mask is worth beyond the next announcement. */
  readonly curiosity: number;
  /** What a peek must bring beyond the turn it costs, as a share of a victory. */
  readonly peekCost: number;
}

export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: {
    decay: 0.9,
    interference: 0.5,
    inference: 0,
    budget: { worlds: 3, playouts: 16 },
    noise: 0.03,
    rivalry: 0.32,
    expectedDoubt: 0.05,
    futureWeight: 0.6,
    plainExchanges: 0.8,
    expectedSwaps: 0.7,
    silence: 0.45,
    daring: 0,
    grudge: 0,
    reserve: 0.08,
    curiosity: 0.02,
    peekCost: 0.05,
  },
  normal: {
    decay: 0.33,
    interference: 0.3,
    inference: 0.5,
    budget: { worlds: 8, playouts: 48 },
    noise: 0.015,
    rivalry: 0.2,
    expectedDoubt: 0.12,
    futureWeight: 0.75,
    plainExchanges: 0.7,
    expectedSwaps: 0.66,
    silence: 0.3,
    daring: 0,
    grudge: 0,
    reserve: 0.04,
    curiosity: 0.008,
    peekCost: 0.025,
  },
  sharp: {
    decay: 0.02,
    interference: 0.2,
    inference: 1,
    budget: { worlds: 24, playouts: 120 },
    noise: 0.002,
    rivalry: 0.12,
    expectedDoubt: 0.5,
    futureWeight: 1.2,
    plainExchanges: 0.72,
    expectedSwaps: 0.72,
    silence: 0.04,
    daring: 0,
    grudge: 0,
    reserve: 0,
    curiosity: 0.002,
    peekCost: 0.015,
  },
};
