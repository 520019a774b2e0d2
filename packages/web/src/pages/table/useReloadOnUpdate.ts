import { useEffect } from 'react';
import type { TableClientState } from '../../client/table/table-client.ts';

/** Long enough to read why, and for a hand that is about to press something. */
const NOTICE_MS = 4000;

/**
 * Loads the page anew once the house has a newer one: while nobody waits for this player and nothing of theirs is on its way.
 * Tells whether that is about to happen.
 */
export function useReloadOnUpdate({ outdated, sent, seat, observation }: TableClientState): boolean {
  const harmless = sent === null && (seat === null || observation === null || !observation.waiting.includes(seat));
  const renewing = outdated && harmless;
  useEffect(() => {
    if (!renewing) return undefined;
    const timer = setTimeout(() => location.reload(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [renewing]);
  return renewing;
}
