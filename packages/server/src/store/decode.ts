import { parseRecord, type Refusal, refuse } from '@parlour/kernel';
import type { MatchHead, StoredEntry, StoredMatch } from '@parlour/table';

/** A match from its stored texts; a refusal when they were damaged. */
export function decodeMatch(body: string, entryBodies: readonly string[]): StoredMatch | Refusal {
  try {
    const head = JSON.parse(body) as MatchHead;
    const entries = entryBodies.map((entry) => JSON.parse(entry) as StoredEntry);
    const record = parseRecord({ ...head.record, entries: entries.map(({ entry }) => entry) });
    return 'refused' in record ? record : { head, entries };
  } catch {
    return refuse('record-not-an-object');
  }
}
