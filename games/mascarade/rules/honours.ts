import { type Honour, isRefusal, type MatchRecord, type Refusal } from '@parlour/kernel';
import { mascaradeRecap } from './recap.ts';

/** The awards of the recap. */
export function honoursOf(record: MatchRecord): readonly Honour[] | Refusal {
  const recap = mascaradeRecap(record);
  return isRefusal(recap) ? recap : recap.awards.map(({ seat, award }) => ({ seat, honour: award }));
}
