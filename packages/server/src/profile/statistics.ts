import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import type { GameStatistics, MemoryCurvePoint } from '@parlour/protocol';
import type { PastParticipation, RankedSkill } from '../store/profile-store.ts';

/** The starts of groups: near distances one by one, far ones together. */
const GROUPS = [0, 1, 2, 3, 5, 8, 13] as const;

/** How often a person was right, by how far back they had to remember. Empty groups are left out. */
export function forgettingCurve(recalls: readonly (readonly [back: number, right: 0 | 1])[]): readonly MemoryCurvePoint[] {
  return GROUPS.flatMap((from, index) => {
    const next = GROUPS[index + 1];
    const group = recalls.filter(([back]) => back >= from && (next === undefined || back < next));
    if (group.length === 0) return [];
    const right = group.filter(([, wasRight]) => wasRight === 1).length;
    return [{ distance: from, to: next === undefined ? null : next - 1, trials: group.length, correct: right }];
  });
}

/** A row for every game a person has played, the most played first. */
export function statisticsOf(participations: readonly PastParticipation[], skills: readonly RankedSkill[]): readonly GameStatistics[] {
  const games = [...new Set(participations.map(({ game }) => game))];
  return games
    .map((game): GameStatistics => {
      const all = participations.filter((participation) => participation.game === game);
      const stayed = all.filter(({ left }) => !left);
      const skill = skills.find((each) => each.game === game);
      return {
        game,
        games: all.length,
        wins: stayed.filter(({ place }) => place === 1).length,
        averageScore: average(stayed.map(({ score }) => score)),
        averagePlace: average(stayed.map(({ place }) => place)),
        memory: Object.hasOwn(MEMORY_TRIALS, game) ? forgettingCurve(all.flatMap(({ memory }) => memory ?? [])) : null,
        rating: skill === undefined ? null : { points: skill.points, games: skill.games, place: skill.place },
      };
    })
    .toSorted((one, other) => other.games - one.games);
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}
