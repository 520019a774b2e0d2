import { isRefusal, type MatchRecord, type Refusal } from '@parlour/kernel';
import { useMemo } from 'react';

/** The recap of a finished match; null while its record is not loaded, and for a record that cannot be replayed. */
export function useRecap<Recap extends object>(
  record: MatchRecord | null,
  recapOf: (record: MatchRecord) => Recap | Refusal,
): Recap | null {
  return useMemo(() => {
    const recap = record === null ? null : recapOf(record);
    return isRefusal(recap) ? null : recap;
  }, [record, recapOf]);
}
