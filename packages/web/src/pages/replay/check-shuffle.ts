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
  const { seed, seedHash: hash, shares, entries } = replay.record;
  const serverSeed = parseSeed(seed);
  return {
    seal: goodIf(serverSeed !== undefined && seedHash(serverSeed) === hash),
    seen: given === undefined ? 'unknown' : 'good',
    share: given?.stands === true ? goodIf(shares.includes(given.share)) : 'unknown',
    ...checkMoves(replay),
    steps: entries.length,
    ms: now() - began,
  };
}

const goodIf = (good: boolean): CheckFinding => (good ? 'good' : 'bad');

function checkMoves(replay: MatchReplay): Pick<ShuffleCheck, 'moves' | 'result' | 'winners'> {
  const timeline = buildTimeline(replay);
  if (isRefusal(timeline)) {
    const altered = timeline.refused === 'record-outcome';
    return { moves: goodIf(altered), result: altered ? 'bad' : 'unknown', winners: [] };
  }
  const last = timeline.at(-1)?.match;
  if (last === undefined || !isOver(last.status)) return { moves: 'good', result: 'unknown', winners: [] };
  return { moves: 'good', result: 'good', winners: last.status.over.winners };
}

export const isFair = ({ seal, share, moves, result }: ShuffleCheck): boolean => ![seal, share, moves, result].includes('bad');
