import { bent, type Traits } from '@parlour/bots';
import type { LevelParams } from './level-params.ts';

/** The parameters of a level, bent by a temperament. */
export function tempered(params: LevelParams, { boldness, suspicion, grudge, absence, curiosity, haste }: Traits): LevelParams {
  return {
    ...params,
    decay: params.decay * (1 + absence),
    inattention: bent(absence - curiosity, params.inattention * 0.3, params.inattention, Math.min(0.6, params.inattention * 3)),
    attention: bent(curiosity - haste, params.attention * 0.6, params.attention, 1),
    hunch: params.hunch + 0.25 * haste,
    // A refusal also shows what the gift was.
    caution: bent(suspicion, params.caution * 4, params.caution, params.caution * 0.3) * (1 - 0.5 * curiosity),
    distrust: params.distrust + 0.8 * grudge,
    bluffRate: bent(boldness, 0, params.bluffRate, Math.max(0.6, params.bluffRate)),
    safeToLie: bent(boldness, params.safeToLie, params.safeToLie, 1),
    temptedAfter: Math.round(bent(boldness, params.temptedAfter, params.temptedAfter, 2)),
  };
}
