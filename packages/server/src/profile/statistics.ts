import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { forgettingCurve, type MemoryTrial } from '@parlour/kernel';
import type { Badge, GameStatistics } from '@parlour/protocol';
import type { PastParticipation, RankedSkill } from '../store/profile-store.ts';

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
        memory: Object.hasOwn(MEMORY_TRIALS, game) ? forgettingCurve(trialsOf(all)) : null,
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

const trialsOf = (all: readonly PastParticipation[]): readonly Omit<MemoryTrial, 'seat'>[] =>
  all.flatMap(({ memory }) => (memory ?? []).map(([distance, right]) => ({ distance, correct: right === 1 })));

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
