import { bent, type Traits } from '@parlour/bots';
import type { LevelParams } from './level-params.ts';

/** The parameters of a level, bent by a temperament. */
export function tempered(params: LevelParams, { boldness, suspicion, grudge, absence, curiosity, haste }: Traits): LevelParams {
  return {
    ...params,
    decay: params.decay + 0.6 * absence,
    tries: Math.ceil(params.tries * (1 - 0.9 * haste)),
    worth: Math.max(1, params.worth + boldness + 2 * curiosity),
    vipFrom: Math.round(bent(boldness, 6, params.vipFrom, 3)),
    boasts: bent(boldness, 0, params.boasts, 0.6),
    price: params.price + Math.max(0, Math.round(boldness)),
    credit: Math.round(bent(suspicion, 2, params.credit, -1)),
    thrift: Math.round(bent(suspicion, -1, params.thrift, 2)),
    spite: params.spite + Math.round(2 * grudge),
  };
}
