import { useEffect } from 'react';
import type { TableClientState } from '../../client/table/table-client.ts';

/** Long enough to read the notice, and for a pointer that is about to press something. */
const NOTICE_MS = 4000;

/**
 * Reloads the page once the server has a newer one: while the match does not wait for this player and nothing of theirs is in flight.
 * Returns whether that is about to happen.
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
