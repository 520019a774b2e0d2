import type { Manifest } from '@parlour/kernel';
import {
  type DailyAttempt,
  type DailyBoard,
  type DailyDeal,
  type DailyDeals,
  type DailyRow,
  type DailyTotals,
  type Day,
  dayOf,
  dayPlus,
  endOfDay,
  type Person,
} from '@parlour/protocol';
import type { ScoreCount, StoredAttempt, StoredTotals } from '../store/daily-store.ts';
import type { Store } from '../store/store.ts';
import type { DailySeeds } from './daily-seeds.ts';

const ROWS = 30;
/** Days for practice without a connection. */
const PRACTICE_DAYS = 7;
const MAX_FRIENDS = 200;

/** The deals of today, as one person sees them. */
export async function todaysDeals(
  store: Store,
  seeds: DailySeeds,
  games: readonly Manifest[],
  person: Person | undefined,
  now: number,
): Promise<DailyDeals> {
  const day = dayOf(now);
  const deals = games.map(async ({ id }): Promise<DailyDeal> => {
    const [scores, attempt, totals] = await Promise.all([
      store.daily.scores(id, day),
      person === undefined ? undefined : store.daily.attempt(id, day, person.handle),
      person === undefined ? undefined : store.daily.totals(id, person.handle),
    ]);
    return { game: id, players: playersOf(scores), mine: toDailyAttempt(attempt, scores), streak: streakAt(totals, day) };
  });
  const past = Array.from({ length: PRACTICE_DAYS }, (_, back) => dayPlus(day, -1 - back)).map((earlier) => ({
    day: earlier,
    seeds: Object.fromEntries(games.map(({ id }) => [id, seeds.published(id, earlier, now) ?? ''])),
  }));
  return { day, msLeft: endOfDay(day) - now, deals: await Promise.all(deals), past };
}

/** The board of one deal, as one person sees it. */
export async function boardOf(
  store: Store,
  seeds: DailySeeds,
  { game, day, now }: { readonly game: string; readonly day: Day; readonly now: number },
  person: Person | undefined,
): Promise<DailyBoard> {
  const { daily } = store;
  const today = dayOf(now);
  const [scores, best, attempt, totals, allTime, friends] = await Promise.all([
    daily.scores(game, day),
    daily.best(game, day, ROWS),
    person === undefined ? undefined : daily.attempt(game, day, person.handle),
    person === undefined ? undefined : daily.totals(game, person.handle),
    daily.allTime(game, ROWS),
    friendsOf(store, person),
  ]);
  const friendAttempts = friends.length === 0 ? [] : await daily.attemptsOfMany(game, day, friends);
  const people = await store.readPeople([...new Set([...best, ...friendAttempts, ...allTime].map(({ handle }) => handle))]);
  const rowsOf = (attempts: readonly StoredAttempt[]) =>
    attempts.flatMap(({ handle, score, place }): DailyRow[] => {
      const known = people.get(handle);
      if (known === undefined || score === null) return [];
      return [{ ...faceOf(known), score, rank: rankOf(scores, score), won: place === 1, you: handle === person?.handle }];
    });
  return {
    day,
    today,
    msLeft: Math.max(0, endOfDay(day) - now),
    seedHash: seeds.hashOf(game, day),
    seed: seeds.published(game, day, now),
    nextSeedHash: day === today ? seeds.hashOf(game, dayPlus(day, 1)) : null,
    players: playersOf(scores),
    distribution: scores,
    rows: rowsOf(best),
    friends: rowsOf(friendAttempts),
    mine: toDailyAttempt(attempt, scores),
    totals: totals === undefined ? null : toTotals(totals, today),
    allTime: allTime.flatMap((row) => {
      const known = people.get(row.handle);
      return known === undefined ? [] : [{ ...faceOf(known), ...toTotals(row, today), you: row.handle === person?.handle }];
    }),
  };
}

const faceOf = ({ name, avatar }: Person): Pick<Person, 'name' | 'avatar'> => ({ name, avatar });

/** The person and their friends. */
async function friendsOf(store: Store, person: Person | undefined): Promise<readonly string[]> {
  if (person === undefined) return [];
  const friends = (await store.profiles.relationsOf(person.handle)).filter(({ kind }) => kind === 'friend');
  return friends.length === 0 ? [] : [person.handle, ...friends.slice(0, MAX_FRIENDS).map(({ handle }) => handle)];
}

const playersOf = (scores: readonly ScoreCount[]): number => scores.reduce((sum, { players }) => sum + players, 0);

/** People with the same score have the same rank. */
const rankOf = (scores: readonly ScoreCount[], score: number): number =>
  1 + scores.reduce((sum, each) => (each.score > score ? sum + each.players : sum), 0);

function toDailyAttempt(attempt: StoredAttempt | undefined, scores: readonly ScoreCount[]): DailyAttempt | null {
  if (attempt === undefined) return null;
  const { code, ended, score, place, match, bots } = attempt;
  const result = score === null || match === null ? null : { score, rank: rankOf(scores, score), bots, won: place === 1, match };
  return { code, ended: ended !== null, result };
}

/** A streak goes on as long as no day was missed. */
const streakAt = (totals: StoredTotals | undefined, today: Day): number =>
  totals === undefined || totals.lastDay < dayPlus(today, -1) ? 0 : totals.streak;

const toTotals = (totals: StoredTotals, today: Day): DailyTotals => ({
  played: totals.played,
  wins: totals.wins,
  streak: streakAt(totals, today),
  bestStreak: totals.bestStreak,
});
