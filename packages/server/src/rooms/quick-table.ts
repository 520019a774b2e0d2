import { gameById } from '@parlour/games/rules-catalogue';
import type { Person } from '@parlour/protocol';
import { type Blocks, isOccupied, isPublic, possibleGames, type SavedTable, seatOwners, toSavedTable } from '@parlour/table';
import type { Rooms } from './rooms.ts';
import type { TableLists } from './table-lists.ts';

/** Whom a seat is sought for, and in which games. */
export interface Seeker {
  readonly person: Person;
  readonly blocks: Blocks;
  readonly games: readonly string[];
}

/**
 * The code of a public table with people where this person can sit now, on any node: their own first, then the fullest lobby.
 * A table whose only person plays several games gets one that both play.
 */
export async function findQuickTable(rooms: Pick<Rooms, 'lists' | 'settleGame'>, seeker: Seeker): Promise<string | undefined> {
  for (const table of await openTables(rooms.lists, seeker)) {
    const game = commonGame(table, seeker);
    const isOwn = seatOwners(table).includes(seeker.person.handle);
    if (table.meta.otherGames === undefined || game === undefined || (isOwn && game === table.game)) return table.code;
    const settled = await rooms.settleGame(table.code, game);
    if (settled !== undefined && seeker.games.includes(settled)) return table.code;
  }
  return undefined;
}

/** The game of the table, or the first of its other games, that this person plays. */
const commonGame = (table: SavedTable, { games }: Seeker): string | undefined => possibleGames(table).find((game) => games.includes(game));

/** The best first. */
async function openTables({ live, shared, storedOpen }: TableLists, seeker: Seeker): Promise<readonly SavedTable[]> {
  const here = [...live.values()].map(({ room }) => room).filter((room) => isPublic(room) && isOccupied(room));
  const elsewhere = shared ? await storedOpen() : [];
  const others = elsewhere.flatMap(({ table }) => {
    const room = live.get(table.code)?.room;
    return room === undefined ? [table] : isOccupied(room) ? [] : [toSavedTable(room)];
  });
  return [...here.map(toSavedTable), ...others]
    .filter((table) => isOpenFor(table, seeker))
    .toSorted((one, other) => rankOf(other, seeker) - rankOf(one, seeker));
}

/** A lobby is better than a match that runs, more people are better than few, and a game as it is better than another one. */
function rankOf(table: SavedTable, { person, games }: Seeker): number {
  const owners = seatOwners(table);
  if (owners.includes(person.handle)) return 1000;
  return owners.length + (table.phase === 'lobby' ? 100 : 0) + (games.includes(table.game) ? 0.5 : 0);
}

function isOpenFor(table: SavedTable, seeker: Seeker): boolean {
  const { person, blocks } = seeker;
  const { meta, visibility, rated, bannedFromSeats, host } = table;
  if (visibility !== 'public' || rated === true || commonGame(table, seeker) === undefined || meta.settings.timeControl !== 'live')
    return false;
  if (bannedFromSeats.includes(person.handle) || meta.banned.includes(person.handle)) return false;
  if (person.agent === true && meta.settings.agents !== 'open') return false;
  const owners = seatOwners(table);
  if (owners.includes(person.handle)) return table.phase === 'lobby';
  const apart = new Set([...blocks.blocked, ...blocks.blockedBy]);
  if ([host, ...owners].some((handle) => apart.has(handle))) return false;
  return owners.length > 0 && hasFreeSeat(table, person.handle);
}

function hasFreeSeat({ phase, occupants, meta, game }: SavedTable, handle: string): boolean {
  if (phase === 'lobby') return occupants.length < (gameById(game)?.seats.max ?? 0);
  const isFree = occupants.some((occupant) => occupant.kind === 'bot' && occupant.owner === undefined);
  return phase === 'playing' && meta.settings.lateJoin === 'open' && isFree && !meta.holders.some((holder) => holder.handle === handle);
}
