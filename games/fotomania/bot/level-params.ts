import type { BotLevel, SearchBudget } from '@parlour/bots';

export interface LevelParams {
  readonly budget: SearchBudget;
  /** Whether it plays on for a round only and then uses the learned value. */
  readonly isLearned: boolean;
  /** Cards of the hand that are planned beyond those to be played, where the bot does not search. */
  readonly lookahead: number;
  /** How often the bot thinks at all. */
  readonly attention: number;
  /** The exponent of forgetting cards in other hands, and how much each other card seen in a step adds to it. */
  readonly decay: number;
  readonly interference: number;
  /** Points that each card beyond two seems worth to the bot when it takes. */
  readonly appetite: number;
  /** Points that each face-down card seems worth to it. */
  readonly faceDown: number;
  /** Points that each card seems worth to it that the leader of its colour could use. */
  readonly spite: number;
}

const PLAIN = { appetite: 0, faceDown: 0, spite: 0 };

/** Easy considers only the next photos, and not always; normal plays games out in its head; sharp plays a round out, often. */
export const LEVEL_PARAMS: Readonly<Record<BotLevel, LevelParams>> = {
  easy: { budget: { worlds: 1, playouts: 0 }, isLearned: false, lookahead: 2, attention: 0.7, decay: 0.6, interference: 0.2, ...PLAIN },
  normal: { budget: { worlds: 4, playouts: 16 }, isLearned: false, lookahead: 8, attention: 1, decay: 0.3, interference: 0.1, ...PLAIN },
  sharp: { budget: { worlds: 64, playouts: 1024 }, isLearned: true, lookahead: 8, attention: 1, decay: 0, interference: 0, ...PLAIN },
};
