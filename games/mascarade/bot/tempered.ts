import { bent, type Traits } from '@parlour/bots';
import type { LevelParams } from './level-params.ts';

/** The parameters of a level, bent by a temperament. */
export function tempered(params: LevelParams, { boldness, suspicion, grudge, absence, curiosity, haste }: Traits): LevelParams {
  return {
    ...params,
    decay: params.decay + absence * 0.6,
    noise: params.noise + haste * 0.04,
    expectedDoubt: bent(boldness, Math.min(0.8, params.expectedDoubt + 0.3), params.expectedDoubt, params.expectedDoubt * 0.3),
    daring: params.daring + boldness * 0.03,
    silence: bent(suspicion, Math.min(0.7, params.silence + 0.3), params.silence, params.silence * 0.3),
    // A hasty player objects before thinking.
    reserve: bent(suspicion, params.reserve + 0.12, params.reserve, params.reserve - 0.04) - haste * 0.03,
    grudge: params.grudge + grudge * 0.05,
    curiosity: params.curiosity + curiosity * 0.03,
    // An absent-minded player does not notice what it has forgotten.
    peekCost: params.peekCost - curiosity * 0.01 + absence * 0.2,
  };
}
