import type { Player, RatingChange } from '@parlour/protocol';
import type { FinishedMatch, Participation, PastGame, PastParticipation, RankedSkill, RatingFunction, Skill } from '../profile-store.ts';
import { type SqlRow, type SqlScript, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';

/** The stored fields of a participation besides its columns. */
type Body = Omit<Participation, 'seat' | 'handle'> & { readonly points: RatingChange | null };

export function* recordSeats(match: string, game: string, handles: readonly (string | null)[]): SqlScript<WriteResult> {
  for (const [seat, handle] of handles.entries()) {
    if (handle === null) continue;
    yield sql(
      `insert into sittings (match, seat, handle, game) select ?1, cast(?2 as double precision), ?3, ?4
       where not exists (select 1 from gone where handle = ?3) on conflict do nothing`,
      match,
      seat,
      handle,
      game,
    );
  }
  return 'stored';
}

export const DELETED_PLAYER: Player = { name: '', avatar: 'bowler', bot: null };

/** Skips people who were deleted before. */
export function* recordResult(
  { match, game, at, players, participations, rated }: FinishedMatch,
  rate: RatingFunction,
): SqlScript<WriteResult> {
  const gone = yield* goneOf(participations);
  const isGone = (seat: number) => participations.some((participation) => participation.seat === seat && gone.has(participation.handle));
  const added = yield sql(
    'insert into finished (match, game, at, players) values (?1, ?2, ?3, ?4) on conflict do nothing returning match',
    match,
    game,
    at,
    JSON.stringify(players.map((player, seat) => (isGone(seat) ? DELETED_PLAYER : player))),
  );
  if (added.length === 0) return 'conflict';
  const changes = rated ? yield* rerate(game, participations, rate, gone) : [];
  for (const [index, { seat, handle, ...rest }] of participations.entries()) {
    if (gone.has(handle)) continue;
    const body: Body = { ...rest, points: changes[index] ?? null };
    yield sql(
      `insert into sittings (match, seat, handle, game, at, body) values (?1, ?2, ?3, ?4, ?5, ?6)
       on conflict (match, seat) do update set at = excluded.at, body = excluded.body`,
      match,
      seat,
      handle,
      game,
      at,
      JSON.stringify(body),
    );
  }
  return 'stored';
}

function* goneOf(participations: readonly Participation[]): SqlScript<ReadonlySet<string>> {
  if (participations.length === 0) return new Set();
  const places = participations.map((_, index) => `?${index + 1}`).join(', ');
  const rows = yield sql(`select handle from gone where handle in (${places})`, ...participations.map(({ handle }) => handle));
  return new Set(rows.map(({ handle }) => String(handle)));
}

function* rerate(
  game: string,
  participations: readonly Participation[],
  rate: RatingFunction,
  gone: ReadonlySet<string>,
): SqlScript<readonly RatingChange[]> {
  const known = new Map<string, Skill>();
  const present = participations.map(({ handle }) => handle).filter((handle) => !gone.has(handle));
  // The update changes nothing, and locks out another node that rates the same people; in order, so that there is no deadlock.
  for (const handle of present.toSorted()) {
    const [row] = yield sql(
      `insert into ratings (handle, game, mu, sigma, points, games) values (?1, ?2, 0, 0, 0, 0)
       on conflict (handle, game) do update set games = ratings.games returning mu, sigma, points, games`,
      handle,
      game,
    );
    if (row !== undefined && Number(row.games) > 0)
      known.set(handle, { mu: Number(row.mu), sigma: Number(row.sigma), points: Number(row.points) });
  }
  const before = participations.map(({ handle }) => known.get(handle));
  const after = rate(before);
  for (const [index, { handle }] of participations.entries()) {
    if (gone.has(handle)) continue;
    const skill = after[index];
    if (skill === undefined) throw new Error('a player without a new skill');
    yield sql(
      'update ratings set mu = ?3, sigma = ?4, points = ?5, games = games + 1 where handle = ?1 and game = ?2',
      handle,
      game,
      skill.mu,
      skill.sigma,
      skill.points,
    );
  }
  return after.map(({ points }, index) => ({ before: before[index]?.points ?? INITIAL_RATING_POINTS, after: points }));
}

/** The displayed rating of a first match; `rate` starts there too. */
export const INITIAL_RATING_POINTS = 1000;

export function* isFinished(match: string): SqlScript<boolean> {
  const rows = yield sql('select 1 as found from finished where match = ?1', match);
  return rows.length > 0;
}

export function* seatsOf(handle: string): SqlScript<readonly { readonly match: string; readonly seat: number }[]> {
  const rows = yield sql('select match, seat from sittings where handle = ?1', handle);
  return rows.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
}

export function* gamesOf(handle: string, before: number, limit: number): SqlScript<readonly PastGame[]> {
  const rows = yield sql(
    `select sittings.*, players from sittings join finished on finished.match = sittings.match
     where handle = ?1 and sittings.at < ?2 order by sittings.at desc limit ?3`,
    handle,
    before,
    limit,
  );
  return rows.map((row) => ({ ...pastSitting(row), players: JSON.parse(String(row.players)) as readonly Player[] }));
}

export function* participationsOf(handle: string): SqlScript<readonly PastParticipation[]> {
  const rows = yield sql('select * from sittings where handle = ?1 and at is not null order by at', handle);
  return rows.map(pastSitting);
}

function pastSitting(row: SqlRow): PastParticipation {
  return {
    match: String(row.match),
    game: String(row.game),
    at: Number(row.at),
    seat: Number(row.seat),
    handle: String(row.handle),
    ...(JSON.parse(String(row.body)) as Body),
  };
}

export function* coPlayersOf(handle: string, limit: number): SqlScript<readonly { readonly handle: string; readonly games: number }[]> {
  const rows = yield sql(
    `select others.handle as handle, count(*) as games from sittings mine join sittings others on others.match = mine.match
     where mine.handle = ?1 and others.handle <> ?1 and mine.at is not null
     group by others.handle order by games desc, handle limit ?2`,
    handle,
    limit,
  );
  return rows.map((row) => ({ handle: String(row.handle), games: Number(row.games) }));
}

const RANKED = `select handle, game, points, games,
  (select count(*) from ratings better where better.game = ratings.game and better.points > ratings.points) as better from ratings`;

export function* skillsOf(handle: string): SqlScript<readonly RankedSkill[]> {
  const rows = yield sql(`${RANKED} where handle = ?1`, handle);
  return rows.map(ranked);
}

export function* ladder(game: string, limit: number): SqlScript<readonly RankedSkill[]> {
  const rows = yield sql(`${RANKED} where game = ?1 order by points desc, handle limit ?2`, game, limit);
  return rows.map(ranked);
}

const ranked = ({ handle, game, points, games, better }: SqlRow): RankedSkill => ({
  handle: String(handle),
  game: String(game),
  points: Number(points),
  games: Number(games),
  place: Number(better) + 1,
});
