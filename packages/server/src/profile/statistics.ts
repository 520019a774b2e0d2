import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import type { Badge, GameStatistics, MemoryCurvePoint } from '@parlour/protocol';
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

/** How many matches the form shows. */
const FORM = 8;

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
        form: all
          .toReversed()
          .slice(0, FORM)
          .map(({ place, left }) => (left ? null : place)),
        ...streaksOf(all),
        badges: badgesOf(all),
        rating: skill === undefined ? null : { points: skill.points, games: skill.games, place: skill.place },
      };
    })
    .toSorted((one, other) => other.games - one.games);
}

/** Victories in a row; a match that was left ends them. The participations are in the order of time. */
function streaksOf(all: readonly PastParticipation[]): { readonly streak: number; readonly bestStreak: number } {
  let streak = 0;
  let bestStreak = 0;
  for (const { place, left } of all) {
    streak = place === 1 && !left ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

function badgesOf(all: readonly PastParticipation[]): readonly Badge[] {
  const times = new Map<string, number>();
  for (const honour of all.flatMap(({ honours }) => honours)) times.set(honour, (times.get(honour) ?? 0) + 1);
  return [...times].map(([honour, count]) => ({ honour, times: count })).toSorted((one, other) => other.times - one.times);
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}
