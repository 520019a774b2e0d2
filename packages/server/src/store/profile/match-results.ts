import type { Player, RatingChange } from '@parlour/protocol';
import { endAttempt } from '../daily/attempts.ts';
import type {
  FinishedMatch,
  HeadToHead,
  Participation,
  PastGame,
  PastParticipation,
  RankedSkill,
  RatingFunction,
  Skill,
} from '../profile-store.ts';
import { type SqlRow, type SqlScript, sql } from '../sql-script.ts';
import type { WriteResult } from '../store.ts';

/** The stored fields of a participation besides its columns. */
interface Body extends Omit<Participation, 'seat' | 'handle'> {
  readonly points: RatingChange | null;
}

export function* recordSeats(match: string, game: string, handles: readonly (string | null)[]): SqlScript<WriteResult> {
  for (const [seat, handle] of handles.entries()) {
    if (handle === null) continue;
    yield sql(
      `insert into participations (match, seat, handle, game) select ?1, cast(?2 as double precision), ?3, ?4
       where not exists (select 1 from deleted_people where handle = ?3) on conflict do nothing`,
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
  { match, game, at, players, participations, rated, allowSameAddress, daily, bots }: FinishedMatch,
  rate: RatingFunction,
): SqlScript<WriteResult> {
  const gone = yield* goneOf(participations);
  const isGone = (seat: number) => participations.some((participation) => participation.seat === seat && gone.has(participation.handle));
  const added = yield sql(
    'insert into match_results (match, game, at, players) values (?1, ?2, ?3, ?4) on conflict do nothing returning match',
    match,
    game,
    at,
    JSON.stringify(players.map((player, seat) => (isGone(seat) ? DELETED_PLAYER : player))),
  );
  if (added.length === 0) return 'conflict';
  const counts = rated && (allowSameAddress === true || !(yield* shareAddress(participations, at)));
  const changes = counts ? yield* rerate(game, participations, rate, gone, at) : [];
  for (const [index, { seat, handle, ...rest }] of participations.entries()) {
    if (gone.has(handle)) continue;
    const body: Body = { ...rest, points: changes[index] ?? null };
    yield sql(
      `insert into participations (match, seat, handle, game, at, body) values (?1, ?2, ?3, ?4, ?5, ?6)
       on conflict (match, seat) do update set at = excluded.at, body = excluded.body`,
      match,
      seat,
      handle,
      game,
      at,
      JSON.stringify(body),
    );
    if (daily !== undefined) yield* endAttempt({ game, day: daily, handle, match, at, bots: bots ?? null, ...rest });
  }
  return 'stored';
}

function* goneOf(participations: readonly Participation[]): SqlScript<ReadonlySet<string>> {
  if (participations.length === 0) return new Set();
  const places = participations.map((_, index) => `?${index + 1}`).join(', ');
  const rows = yield sql(`select handle from deleted_people where handle in (${places})`, ...participations.map(({ handle }) => handle));
  return new Set(rows.map(({ handle }) => String(handle)));
}

function* rerate(
  game: string,
  participations: readonly Participation[],
  rate: RatingFunction,
  gone: ReadonlySet<string>,
  at: number,
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
  const { weight, newOpponents } = yield* countPairs(game, present, at);
  const after = rate(before, weight);
  for (const [index, { handle }] of participations.entries()) {
    if (gone.has(handle)) continue;
    const skill = after[index];
    if (skill === undefined) throw new Error('a player without a new skill');
    yield sql(
      'update ratings set mu = ?3, sigma = ?4, points = ?5, games = games + 1, opponents = opponents + ?6 where handle = ?1 and game = ?2',
      handle,
      game,
      skill.mu,
      skill.sigma,
      skill.points,
      newOpponents.get(handle) ?? 0,
    );
  }
  return after.map(({ points }, index) => ({ before: before[index]?.points ?? INITIAL_RATING_POINTS, after: points }));
}

/** Whether two of them were last seen at the same address. */
function* shareAddress(participations: readonly Participation[], at: number): SqlScript<boolean> {
  const places = participations.map((_, index) => `?${index + 2}`).join(', ');
  const rows = yield sql(
    `select origin from sessions where handle in (${places}) and used > ?1 group by origin having count(distinct handle) > 1`,
    at - SAME_ADDRESS_MS,
    ...participations.map(({ handle }) => handle),
  );
  return rows.length > 0;
}

const SAME_ADDRESS_MS = 7 * 24 * 60 * 60 * 1000;
/** After so long without a rated match a pair counts fully again. */
const PAIR_MS = 7 * 24 * 60 * 60 * 1000;

/** How much a match counts: half of what the last one between the same people did. And whom each of them met for the first time. */
function* countPairs(
  game: string,
  handles: readonly string[],
  at: number,
): SqlScript<{ readonly weight: number; readonly newOpponents: ReadonlyMap<string, number> }> {
  const newOpponents = new Map<string, number>();
  const weights: number[] = [];
  for (const [index, one] of handles.entries()) {
    for (const other of handles.slice(index + 1)) {
      const [a = one, b = other] = [one, other].toSorted();
      const [known] = yield sql('select games, last from rating_pairs where game = ?1 and one = ?2 and other = ?3', game, a, b);
      const games = known === undefined || at - Number(known.last) > PAIR_MS ? 0 : Number(known.games);
      if (known === undefined) for (const each of [one, other]) newOpponents.set(each, (newOpponents.get(each) ?? 0) + 1);
      weights.push(0.5 ** games);
      yield sql(
        `insert into rating_pairs (game, one, other, games, last) values (?1, ?2, ?3, ?4, ?5)
         on conflict (game, one, other) do update set games = excluded.games, last = excluded.last`,
        game,
        a,
        b,
        games + 1,
        at,
      );
    }
  }
  return { weight: weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length), newOpponents };
}

/** The displayed rating of a first match; `rate` starts there too. */
export const INITIAL_RATING_POINTS = 1000;

export function* isFinished(match: string): SqlScript<boolean> {
  const rows = yield sql('select 1 as found from match_results where match = ?1', match);
  return rows.length > 0;
}

export function* seatsOf(handle: string): SqlScript<readonly { readonly match: string; readonly seat: number }[]> {
  const rows = yield sql('select match, seat from participations where handle = ?1', handle);
  return rows.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
}

export function* gamesOf(handle: string, before: number, limit: number): SqlScript<readonly PastGame[]> {
  const rows = yield sql(
    `select participations.*, players from participations join match_results using (match)
     where handle = ?1 and participations.at < ?2 order by participations.at desc limit ?3`,
    handle,
    before,
    limit,
  );
  return rows.map((row) => ({ ...toPastParticipation(row), players: JSON.parse(String(row.players)) as readonly Player[] }));
}

export function* participationsOf(handle: string): SqlScript<readonly PastParticipation[]> {
  const rows = yield sql('select * from participations where handle = ?1 and at is not null order by at', handle);
  return rows.map(toPastParticipation);
}

function toPastParticipation(row: SqlRow): PastParticipation {
  return {
    match: String(row.match),
    game: String(row.game),
    at: Number(row.at),
    seat: Number(row.seat),
    handle: String(row.handle),
    ...(JSON.parse(String(row.body)) as Body),
  };
}

export function* coPlayersOf(handle: string, limit: number): SqlScript<readonly HeadToHead[]> {
  const rows = yield sql(
    `select others.handle as handle, count(*) as games from participations mine join participations others on others.match = mine.match
     where mine.handle = ?1 and others.handle <> ?1 and mine.at is not null
     group by others.handle order by games desc, handle limit ?2`,
    handle,
    limit,
  );
  const found: HeadToHead[] = [];
  for (const row of rows) found.push(yield* headToHead(handle, String(row.handle), Number(row.games)));
  return found;
}

function* headToHead(handle: string, other: string, games: number): SqlScript<HeadToHead> {
  const rows = yield sql(
    `select mine.body as mine, others.body as theirs from participations mine join participations others on others.match = mine.match
     where mine.handle = ?1 and others.handle = ?2 and mine.at is not null and others.at is not null`,
    handle,
    other,
  );
  const places = rows
    .map(({ mine, theirs }) => [JSON.parse(String(mine)) as Body, JSON.parse(String(theirs)) as Body] as const)
    .filter(([mine, theirs]) => !mine.left && !theirs.left);
  const ahead = places.filter(([mine, theirs]) => mine.place < theirs.place).length;
  const behind = places.filter(([mine, theirs]) => mine.place > theirs.place).length;
  return { handle: other, games, ahead, behind };
}

/** A rank shows after so many rated matches, against so many different people. */
const RANKED_GAMES = 5;
const RANKED_OPPONENTS = 3;
const isRanked = (table: string) => `${table}.games >= ${RANKED_GAMES} and ${table}.opponents >= ${RANKED_OPPONENTS}`;

const RANKED = `select handle, game, points, games, case when ${isRanked('ratings')} then
  (select count(*) from ratings better where better.game = ratings.game and better.points > ratings.points and ${isRanked('better')})
  end as better from ratings`;

export function* skillsOf(handle: string): SqlScript<readonly RankedSkill[]> {
  const rows = yield sql(`${RANKED} where handle = ?1`, handle);
  return rows.map(ranked);
}

export function* ladder(game: string, limit: number): SqlScript<readonly RankedSkill[]> {
  const rows = yield sql(`${RANKED} where game = ?1 and ${isRanked('ratings')} order by points desc, handle limit ?2`, game, limit);
  return rows.map(ranked);
}

const ranked = ({ handle, game, points, games, better }: SqlRow): RankedSkill => ({
  handle: String(handle),
  game: String(game),
  points: Number(points),
  games: Number(games),
  place: better == null ? null : Number(better) + 1,
});
