import type { Traits } from '@parlour/bots';
import type { LevelParams } from './level-params.ts';

/** The parameters of a level, bent by a temperament. Nobody bluffs in this game: a temperament shows in what is taken. */
export function tempered(params: LevelParams, { boldness, suspicion, grudge, absence, curiosity, haste }: Traits): LevelParams {
  const { budget } = params;
  return {
    ...params,
    budget: { ...budget, playouts: Math.ceil(budget.playouts * (1 - 0.75 * haste)) },
    attention: params.attention - 0.3 * haste,
    decay: params.decay + absence,
    appetite: params.appetite + 2 * boldness,
    faceDown: params.faceDown + 2 * (curiosity - suspicion),
    spite: params.spite + 4 * grudge,
  };
}
