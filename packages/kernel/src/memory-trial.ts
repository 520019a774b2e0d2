import type { BotLevel } from './bot-level.ts';
import type { Seat } from './seats.ts';

/** One time that a player had to remember: how long ago they last could know, and whether they were right. */
export interface MemoryTrial {
  readonly seat: Seat;
  /** In the unit the game counts by: offers, turns. */
  readonly distance: number;
  readonly correct: boolean;
}

/** How often a player was right, by how far back they had to remember. */
export interface MemoryCurvePoint {
  /** The nearest of the group. */
  readonly distance: number;
  /** The farthest of the group, or null for no limit. */
  readonly to: number | null;
  readonly trials: number;
  readonly correct: number;
}

/** What bots of each level remembered. */
export type MemoryCurves = Readonly<Record<BotLevel, readonly MemoryCurvePoint[]>>;

/** The starts of groups: near distances one by one, far ones together. */
const GROUPS = [0, 1, 2, 3, 5, 8, 13] as const;

/** Memory trials by groups of distances. Empty groups are left out. */
export function forgettingCurve(trials: readonly Omit<MemoryTrial, 'seat'>[]): readonly MemoryCurvePoint[] {
  return GROUPS.flatMap((from, index) => {
    const next = GROUPS[index + 1];
    const group = trials.filter(({ distance }) => distance >= from && (next === undefined || distance < next));
    if (group.length === 0) return [];
    const correct = group.filter((trial) => trial.correct).length;
    return [{ distance: from, to: next === undefined ? null : next - 1, trials: group.length, correct }];
  });
}
