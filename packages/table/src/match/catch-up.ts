import { applyEntry, isOver, isRefusal, sameJson } from '@parlour/kernel';
import { tellTable } from '../output/send.ts';
import type { StoredEntry } from '../room/inputs.ts';
import { type InFlight, save, type Turn } from '../room/room.ts';
import { keysOf } from './drafts.ts';
import { acknowledge, attempt, land, show } from './play-match.ts';

/**
 * The log is further than this table was. Its steps are shown as if they had been made here; what was in flight is judged
 * anew by what the log holds: found there it is acknowledged, overtaken it is refused, otherwise it is sent again.
 */
export function caughtUp(turn: Turn, match: string, after: number, entries: readonly StoredEntry[]): void {
  const { room } = turn;
  const { running } = room;
  if (running === null || running.id !== match || after > running.stored.step) return;
  const news = entries.slice(running.stored.step - after);
  if (news.length === 0) return;
  const flying = new Set(running.inFlight);
  let last: InFlight | undefined;
  for (const stored of news) {
    const played = applyEntry(running.stored, stored.entry);
    if (isRefusal(played)) throw new Error(`the log does not go on from step ${running.stored.step}: ${played.refused}`);
    show(turn, running, played, stored);
    last = undefined;
    for (const ours of [...flying].filter((one) => isThat(one, stored, running.stored.step))) {
      last = ours;
      acknowledge(turn, ours, running.stored.step);
      flying.delete(ours);
    }
  }
  land(running);
  for (const { played, asked, askers } of flying) {
    if (asked !== undefined && 'seat' in played.entry) attempt(turn, running, played.entry, asked, askers);
  }
  if (!isOver(running.stored.status)) return;
  if (last !== undefined) save(turn);
  tellTable(turn);
}

/** People's moves are known by their key; the same choice of a bot or the clock at the same step is the same choice. */
function isThat({ asked, played }: InFlight, stored: StoredEntry, step: number): boolean {
  if (asked === undefined) return stored.key === undefined && played.match.step === step && sameJson(played.entry, stored.entry);
  return keysOf(stored).includes(asked.key) && 'seat' in played.entry && 'seat' in stored.entry && played.entry.seat === stored.entry.seat;
}
