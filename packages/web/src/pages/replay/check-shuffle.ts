import { isOver, isRefusal, parseSeed, type Seat, seedHash } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { OwnShare } from '../../client/table/seed-shares.ts';
import { buildTimeline } from './timeline.ts';

export type CheckFinding = 'good' | 'bad' | 'unknown';

/** The result of comparing a record with its seed, with what this device stored, and with the rules. */
export interface ShuffleCheck {
  /** The server seed has the published hash. */
  readonly seal: CheckFinding;
  /** This device saw that hash before the deal. */
  readonly seen: CheckFinding;
  /** This device's share is in the seed. */
  readonly share: CheckFinding;
  /** Deal and moves agree with the rules. */
  readonly moves: CheckFinding;
  readonly result: CheckFinding;
  readonly steps: number;
  readonly winners: readonly Seat[];
  readonly ms: number;
}

export function checkShuffle(replay: MatchReplay, given: OwnShare | undefined, now: () => number): ShuffleCheck {
  const began = now();
  const { seed, seedHash: hash, shares = [], entries } = replay.record;
  const serverSeed = parseSeed(seed);
  const timeline = buildTimeline(replay);
  const last = isRefusal(timeline) ? undefined : timeline.at(-1)?.match;
  const over = last !== undefined && isOver(last.status) ? last.status.over : null;
  const altered = isRefusal(timeline) && timeline.refused === 'record-outcome';
  return {
    seal: serverSeed !== undefined && seedHash(serverSeed) === hash ? 'good' : 'bad',
    seen: given === undefined ? 'unknown' : 'good',
    share: given?.stands !== true ? 'unknown' : shares.includes(given.share) ? 'good' : 'bad',
    moves: isRefusal(timeline) && !altered ? 'bad' : 'good',
    result: altered ? 'bad' : over === null ? 'unknown' : 'good',
    steps: entries.length,
    winners: over?.winners ?? [],
    ms: now() - began,
  };
}

export const isFair = ({ seal, share, moves, result }: ShuffleCheck): boolean => ![seal, share, moves, result].includes('bad');
