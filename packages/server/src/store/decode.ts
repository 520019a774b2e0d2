import { parseRecord, type Refusal, refuse } from '@parlour/kernel';
import type { MatchHead, StoredEntry, StoredMatch } from '@parlour/table';

/** A match from its stored texts, its entries in arrays that follow one another; a refusal when they were damaged. */
export function decodeMatch(body: string, runs: readonly string[]): StoredMatch | Refusal {
  try {
    const head = JSON.parse(body) as MatchHead;
    const entries = runs.flatMap((run) => JSON.parse(run) as StoredEntry[]);
    const record = parseRecord({ ...head.record, entries: entries.map(({ entry }) => entry) });
    return 'refused' in record ? record : { head, entries };
  } catch {
    return refuse('record-not-an-object');
  }
}
