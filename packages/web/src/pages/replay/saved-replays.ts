import { isRecord, type Refusal, refuse } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';

const KEPT = 'parlour.replays';
const MOST = 8;

/** Matches played on this device, newest first: no server has their records. */
export function saveReplay(replay: MatchReplay): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([replay, ...savedReplays()].slice(0, MOST)));
  } catch {
    // No storage left: only the replay is not saved.
  }
}

export function savedReplay(id: string): MatchReplay | Refusal {
  return savedReplays().find((replay) => replay.id === id) ?? refuse('no-such-match');
}

export function savedReplays(): readonly MatchReplay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is MatchReplay => isRecord(each) && typeof each.id === 'string') : [];
  } catch {
    return [];
  }
}
