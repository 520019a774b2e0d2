import { gameById } from '@parlour/games/rules-catalogue';
import type { Person } from '@parlour/protocol';
import { type Blocks, commonGame, isPublic, presentOwners, type SavedTable, seatOwners, toSavedTable } from '@parlour/table';
import type { TableLists } from './table-lists.ts';

/** Whom a seat is sought for, and in which games. */
export interface Seeker {
  readonly person: Person;
  readonly blocks: Blocks;
  readonly games: readonly string[];
}

/** A table, and how many of its players are there. */
interface OpenTable {
  readonly table: SavedTable;
  readonly present: number;
}

/** The code of a public table with people where this person can sit now, on any node: their own first, then the fullest lobby. */
export async function findQuickTable(lists: TableLists, seeker: Seeker): Promise<string | undefined> {
  const [best] = (await openTables(lists, seeker)).toSorted((one, other) => rankOf(other, seeker) - rankOf(one, seeker));
  return best?.table.code;
}

async function openTables({ live, shared, storedOpen }: TableLists, seeker: Seeker): Promise<readonly OpenTable[]> {
  const here = [...live.values()].flatMap(({ room }) => {
    const present = isPublic(room) ? presentOwners(room).length : 0;
    return present === 0 ? [] : [{ table: toSavedTable(room), present }];
  });
  const stored = shared ? await storedOpen() : [];
  // Who is connected to a table in the memory of other nodes alone is known there.
  const elsewhere = stored.flatMap(({ table }) => (live.has(table.code) ? [] : [{ table, present: seatOwners(table).length }]));
  return [...here, ...elsewhere].filter((open) => isOpenFor(open, seeker));
}

/** A lobby is better than a match that runs, more people are better than few, and a game as it is better than another one. */
function rankOf({ table, present }: OpenTable, { person, games }: Seeker): number {
  if (seatOwners(table).includes(person.handle)) return 1000;
  return present + (table.phase === 'lobby' ? 100 : 0) + (games.includes(table.game) ? 0.5 : 0);
}

function isOpenFor({ table }: OpenTable, { person, blocks, games }: Seeker): boolean {
  const { meta, visibility, rated, bannedFromSeats, host } = table;
  if (visibility !== 'public' || rated === true || commonGame(table, games) === undefined || meta.settings.timeControl !== 'live')
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
