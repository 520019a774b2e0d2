import type { Outcome } from '@parlour/kernel';
import { INITIAL_RATING_POINTS } from '../store/profile/match-results.ts';
import type { RatingFunction, Skill } from '../store/profile-store.ts';

const POINTS_PER_SKILL = 20;

/** The place of each seat, from 1: winners first, then by score. Tied seats share the better place. */
export function finalPlaces({ winners, scores }: Outcome): readonly number[] {
  const worth = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? Number.NEGATIVE_INFINITY));
  return scores.map((_, seat) => 1 + scores.filter((_score, other) => worth(other) > worth(seat)).length);
}

/** Loaded when the first rated match ends, or before the start. */
export const loadRatingLibrary = () => import('openskill');

/** The new skills of all players from their places. */
export async function ratingUpdate(places: readonly number[]): Promise<RatingFunction> {
  const { ordinal, rate, rating } = await loadRatingLibrary();
  return (before, weight) => {
    const teams = before.map((skill) => [skill === undefined ? rating() : rating({ mu: skill.mu, sigma: skill.sigma })]);
    return rate(teams, { rank: [...places] }).map(([full], index): Skill => {
      const old = teams[index]?.[0];
      if (full === undefined || old === undefined) throw new Error('a player without a rating');
      const after = { mu: old.mu + weight * (full.mu - old.mu), sigma: old.sigma + weight * (full.sigma - old.sigma) };
      const points = INITIAL_RATING_POINTS + Math.round(POINTS_PER_SKILL * ordinal(after));
      return { mu: after.mu, sigma: after.sigma, points };
    });
  };
}
