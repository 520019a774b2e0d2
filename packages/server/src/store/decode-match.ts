import { parseRecord, type Refusal, refuse } from '@parlour/kernel';
import type { MatchHead, StoredEntry, StoredMatch } from '@parlour/table';

/** A match from its stored texts, its entries in consecutive arrays; a refusal when they are damaged. */
export function decodeMatch(body: string, runs: readonly string[]): StoredMatch | Refusal {
  try {
    const head = JSON.parse(body) as MatchHead;
    const entries = runs.flatMap(decodeEntries);
    const record = parseRecord({ ...head.record, entries: entries.map(({ entry }) => entry) });
    return 'refused' in record ? record : { head, entries };
  } catch {
    return refuse('record-not-an-object');
  }
}

/** The stored form of a superseded draft in an array of entries. */
export const SUPERSEDED = 0;
export const SUPERSEDED_TEXT = String(SUPERSEDED);

/** The entries of one stored array. */
export function decodeEntries(run: string): StoredEntry[] {
  const stored = JSON.parse(run) as (StoredEntry | typeof SUPERSEDED)[];
  return stored.map((entry) => (entry === SUPERSEDED ? { entry: { superseded: true } } : entry));
}

/** Log rows as one stored array from the step after `after`; a step without a row is a superseded draft. */
export function runOf(rows: readonly { readonly step: number; readonly body: string }[], after: number): string {
  const texts: string[] = [];
  for (const { step, body } of rows) {
    while (after + texts.length + 1 < step) texts.push(SUPERSEDED_TEXT);
    texts.push(body);
  }
  return `[${texts.join(',')}]`;
}
