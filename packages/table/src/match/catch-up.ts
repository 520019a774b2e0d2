import { applyEntry, isOver, isRefusal, sameJson } from '@parlour/kernel';
import { broadcastTable } from '../output/send.ts';
import type { StoredEntry } from '../room/inputs.ts';
import { type InFlightStep, type InputContext, saveEndedMatch } from '../room/room.ts';
import { keysOf } from './drafts.ts';
import { acknowledge, discardInFlight, publishStep, tryMove } from './play-match.ts';

/**
 * The log holds more steps than this room. They are published as if made here; each step in flight is then checked
 * against the log: found there it is acknowledged, overtaken it is refused, otherwise it is submitted again.
 */
export function applyLoggedSteps(ctx: InputContext, match: string, after: number, entries: readonly StoredEntry[]): void {
  const { room } = ctx;
  const { running } = room;
  if (running === null || running.id !== match || after > running.stored.step) return;
  const news = entries.slice(running.stored.step - after);
  if (news.length === 0) return;
  const flying = new Set(running.inFlight);
  let last: InFlightStep | undefined;
  for (const stored of news) {
    const played = applyEntry(running.stored, stored.entry);
    if (isRefusal(played)) throw new Error(`the log does not go on from step ${running.stored.step}: ${played.refused}`);
    publishStep(ctx, running, played, stored);
    last = undefined;
    for (const ours of [...flying].filter((one) => isThat(one, stored, running.stored.step))) {
      last = ours;
      acknowledge(ctx, ours, running.stored.step);
      flying.delete(ours);
    }
  }
  discardInFlight(running);
  for (const { played, request, requesters } of flying) {
    if (request !== undefined && 'seat' in played.entry) tryMove(ctx, running, played.entry, request, requesters);
  }
  if (!isOver(running.stored.status)) return;
  if (last !== undefined) saveEndedMatch(ctx);
  broadcastTable(ctx);
}

/** A person's move is recognised by its key, a bot's or the clock's by the same choice at the same step. */
function isThat({ request, played }: InFlightStep, stored: StoredEntry, step: number): boolean {
  if (request === undefined) return stored.key === undefined && played.match.step === step && sameJson(played.entry, stored.entry);
  return (
    keysOf(stored).includes(request.key) && 'seat' in played.entry && 'seat' in stored.entry && played.entry.seat === stored.entry.seat
  );
}
