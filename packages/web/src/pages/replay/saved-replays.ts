import { isRecord, type Refusal, refuse } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';

const STORAGE_KEY = 'parlour.replays';
const MOST = 8;

/** Matches played on this device, newest first: no server has their records. */
export function saveReplay(replay: MatchReplay): void {
  deviceStorage.write(STORAGE_KEY, [replay, ...savedReplays()].slice(0, MOST));
}

export function savedReplay(id: string): MatchReplay | Refusal {
  return savedReplays().find((replay) => replay.id === id) ?? refuse('no-such-match');
}

export function savedReplays(): readonly MatchReplay[] {
  const saved = deviceStorage.read(STORAGE_KEY);
  return Array.isArray(saved) ? saved.filter((each): each is MatchReplay => isRecord(each) && typeof each.id === 'string') : [];
}
