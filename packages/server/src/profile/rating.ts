import type { Outcome } from '@parlour/kernel';
import { INITIAL_RATING_POINTS } from '../store/profile/match-results.ts';
import type { RatingFunction, Skill } from '../store/profile-store.ts';

const POINTS_PER_SKILL = 20;

/** The place of each seat, from 1: winners first, then by score. Tied seats share the better place. */
export function finalPlaces({ winners, scores }: Outcome): readonly number[] {
  const worth = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? Number.NEGATIVE_INFINITY));
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => worth(other) > worth(seat)).length);
}

/** The new skills of all players from their places. */
export async function ratingUpdate(places: readonly number[]): Promise<RatingFunction> {
  // Loaded when the first rated match ends, not when the server starts.
  const { ordinal, rate, rating } = await import('openskill');
  return (before) => {
    const teams = before.map((skill) => [skill === undefined ? rating() : rating({ mu: skill.mu, sigma: skill.sigma })]);
    return rate(teams, { rank: [...places] }).map(([after]): Skill => {
      if (after === undefined) throw new Error('a player without a rating');
      const points = INITIAL_RATING_POINTS + Math.round(POINTS_PER_SKILL * ordinal(after));
      return { mu: after.mu, sigma: after.sigma, points };
    });
  };
}
