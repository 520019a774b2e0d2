import { type Day, dayPlus, endOfDay } from '@parlour/protocol';
import type { ScoreCount, StoredAttempt, StoredTotals } from '../daily-store.ts';
import { type SqlRow, type SqlScript, type SqlValue, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';

export function* begin({
  game,
  day,
  handle,
  code,
  began,
}: Pick<StoredAttempt, 'game' | 'day' | 'handle' | 'code' | 'began'>): SqlScript<StoredAttempt | undefined> {
  yield sql(
    `insert into daily_attempts (game, day, handle, code, began) values (?1, ?2, ?3, ?4, ?5) on conflict do nothing`,
    ...[game, day, handle, code, began],
  );
  return yield* attempt(game, day, handle);
}

export function* giveUp(game: string, day: Day, handle: string, at: number): SqlScript<WriteResult> {
  yield sql(
    'update daily_attempts set ended = ?4 where game = ?1 and day = ?2 and handle = ?3 and ended is null',
    ...[game, day, handle, at],
  );
  return 'stored';
}

export function* attempt(game: string, day: Day, handle: string): SqlScript<StoredAttempt | undefined> {
  const [row] = yield sql('select * from daily_attempts where game = ?1 and day = ?2 and handle = ?3', game, day, handle);
  return row === undefined ? undefined : toAttempt(row);
}

export function* attemptsOf(handle: string): SqlScript<readonly StoredAttempt[]> {
  return (yield sql('select * from daily_attempts where handle = ?1 order by day desc, game', handle)).map(toAttempt);
}

export function* attemptsOfMany(game: string, day: Day, handles: readonly string[]): SqlScript<readonly StoredAttempt[]> {
  if (handles.length === 0) return [];
  const places = handles.map((_, index) => `?${index + 3}`).join(', ');
  const rows = yield sql(
    `select * from daily_attempts where game = ?1 and day = ?2 and handle in (${places}) and score is not null order by score desc, ended`,
    ...[game, day, ...handles],
  );
  return rows.map(toAttempt);
}

export function* best(game: string, day: Day, limit: number): SqlScript<readonly StoredAttempt[]> {
  const rows = yield sql(
    'select * from daily_attempts where game = ?1 and day = ?2 and score is not null order by score desc, ended limit ?3',
    ...[game, day, limit],
  );
  return rows.map(toAttempt);
}

export function* scores(game: string, day: Day): SqlScript<readonly ScoreCount[]> {
  const rows = yield sql('select score, players from daily_scores where game = ?1 and day = ?2 order by score desc', game, day);
  return rows.map(({ score, players }) => ({ score: Number(score), players: Number(players) }));
}

export function* totals(game: string, handle: string): SqlScript<StoredTotals | undefined> {
  const [row] = yield sql('select * from daily_totals where game = ?1 and handle = ?2', game, handle);
  return row === undefined ? undefined : toTotals(row);
}

export function* allTime(game: string, limit: number): SqlScript<readonly StoredTotals[]> {
  return (yield sql('select * from daily_totals where game = ?1 order by wins desc, played, handle limit ?2', game, limit)).map(toTotals);
}

export function* dropBefore(day: Day): SqlScript<WriteResult> {
  yield sql('delete from daily_attempts where day < ?1', day);
  yield sql('delete from daily_scores where day < ?1', day);
  return 'stored';
}

/** The end of an attempt. It counts when its player stayed and the day was not over. */
export interface EndedAttempt {
  readonly game: string;
  readonly day: Day;
  readonly handle: string;
  readonly match: string;
  readonly at: number;
  readonly score: number;
  readonly place: number;
  readonly left: boolean;
  readonly bots: number | null;
}

export function* endAttempt({ game, day, handle, match, at, score, place, left, bots }: EndedAttempt): SqlScript<void> {
  const counts = !left && at < endOfDay(day);
  const found = yield sql(
    `update daily_attempts set ended = ?4, match = ?5, score = ?6, place = ?7, bots = ?8
     where game = ?1 and day = ?2 and handle = ?3 and ended is null returning handle`,
    ...[game, day, handle, at, match, counts ? score : null, counts ? place : null, bots],
  );
  if (found.length === 0 || !counts) return;
  yield sql(
    `insert into daily_scores (game, day, score, players) values (?1, ?2, ?3, 1)
     on conflict (game, day, score) do update set players = daily_scores.players + 1`,
    ...[game, day, score],
  );
  const before = yield* totals(game, handle);
  const streak = before?.lastDay === dayPlus(day, -1) ? before.streak + 1 : 1;
  yield sql(
    `insert into daily_totals (game, handle, played, wins, streak, best_streak, last_day) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     on conflict (game, handle) do update set played = excluded.played, wins = excluded.wins, streak = excluded.streak,
     best_streak = excluded.best_streak, last_day = excluded.last_day`,
    ...[game, handle, (before?.played ?? 0) + 1, (before?.wins ?? 0) + (place === 1 ? 1 : 0)],
    ...[streak, Math.max(streak, before?.bestStreak ?? 0), day],
  );
}

/** Removes a person from all boards. */
export function* eraseAttempts(handle: string): SqlScript<void> {
  const counted = yield sql('select game, day, score from daily_attempts where handle = ?1 and score is not null', handle);
  for (const { game = null, day = null, score = null } of counted) {
    yield sql('update daily_scores set players = players - 1 where game = ?1 and day = ?2 and score = ?3', game, day, score);
    yield sql('delete from daily_scores where game = ?1 and day = ?2 and score = ?3 and players <= 0', game, day, score);
  }
  yield sql('delete from daily_attempts where handle = ?1', handle);
  yield sql('delete from daily_totals where handle = ?1', handle);
}

const orNull = (value: SqlValue | undefined): number | null => (value == null ? null : Number(value));

const toAttempt = (row: SqlRow): StoredAttempt => ({
  game: String(row.game),
  day: String(row.day),
  handle: String(row.handle),
  code: String(row.code),
  began: Number(row.began),
  ended: orNull(row.ended),
  score: orNull(row.score),
  place: orNull(row.place),
  match: row.match == null ? null : String(row.match),
  bots: orNull(row.bots),
});

const toTotals = (row: SqlRow): StoredTotals => ({
  handle: String(row.handle),
  played: Number(row.played),
  wins: Number(row.wins),
  streak: Number(row.streak),
  bestStreak: Number(row.best_streak),
  lastDay: String(row.last_day),
});
