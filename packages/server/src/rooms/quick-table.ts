import { gameById } from '@parlour/games/rules-catalogue';
import type { Person } from '@parlour/protocol';
import { type Blocks, isOccupied, isPublic, type SavedTable, seatOwners, toSavedTable } from '@parlour/table';
import type { TableLists } from './table-lists.ts';

/** Whom a seat is sought for, and in which games. */
export interface Seeker {
  readonly person: Person;
  readonly blocks: Blocks;
  readonly games: readonly string[];
}

/** The code of a public table with people where this person can sit now, on any node: their own first, then the fullest lobby. */
export async function findQuickTable({ live, shared, storedOpen }: TableLists, seeker: Seeker): Promise<string | undefined> {
  const here = [...live.values()].map(({ room }) => room).filter((room) => isPublic(room) && isOccupied(room));
  const elsewhere = shared ? await storedOpen() : [];
  const others = elsewhere.flatMap(({ table }) => {
    const room = live.get(table.code)?.room;
    return room === undefined ? [table] : isOccupied(room) ? [] : [toSavedTable(room)];
  });
  return [...here.map(toSavedTable), ...others]
    .filter((table) => isOpenFor(table, seeker))
    .toSorted((one, other) => rankOf(other, seeker) - rankOf(one, seeker))
    .at(0)?.code;
}

/** A lobby is better than a match that runs, and more people are better than few. */
function rankOf(table: SavedTable, { person }: Seeker): number {
  const owners = seatOwners(table);
  if (owners.includes(person.handle)) return 1000;
  return owners.length + (table.phase === 'lobby' ? 100 : 0);
}

function isOpenFor(table: SavedTable, { person, blocks, games }: Seeker): boolean {
  const { meta, visibility, rated, bannedFromSeats, host } = table;
  if (visibility !== 'public' || rated === true || !games.includes(table.game) || meta.settings.timeControl !== 'live') return false;
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
