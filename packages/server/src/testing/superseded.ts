import type { Entry, Viewer } from '@parlour/kernel';

/** The key of a view that a draft changes. Picture Perfect is the only game with drafts. */
const DRAFT_KEY = 'scene';

/** Whether a viewer may have seen their own draft at this step that the log no longer holds. */
export function sawLostDraft(entries: readonly Entry<unknown>[], step: number, viewer: Viewer): boolean {
  for (let at = step; at > 0; at--) {
    const entry = entries[at - 1];
    if (entry === undefined || ('seat' in entry && entry.seat === viewer)) return false;
    if ('superseded' in entry) return true;
  }
  return false;
}

export function withoutDraft(view: object): Readonly<Record<string, unknown>> {
  return { ...view, [DRAFT_KEY]: null };
}
