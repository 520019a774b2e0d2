import { gameById } from '@parlour/games/rules-catalogue';
import type { TableSummary } from '@parlour/protocol';
import {
  isConnectedAnywhere,
  isOccupied,
  isPublic,
  isShownToFriends,
  isTurnKnown,
  liveTableSummary,
  ownsSeat,
  savedTableSummary,
  seatOwners,
} from '@parlour/table';
import { cachedFor } from '../limits/cached-for.ts';
import type { Store, TableAtStep, VersionedTable } from '../store/store.ts';
import type { LiveRoom } from './live-room.ts';

/** The most tables in the public list. */
const MAX_PUBLIC = 50;
/** How long a node answers with the same stored list, whatever the number of open home pages. */
const PUBLIC_MS = 2000;
/** How many of them are looked through for a free seat, and for how long: a person comes at once. */
const MAX_OPEN = 200;
const OPEN_MS = 250;

/** Where tables are looked up: in memory, and with several nodes also in the store. */
export interface TableLists {
  readonly store: Store;
  readonly live: ReadonlyMap<string, LiveRoom>;
  readonly shared: boolean;
  /** Public tables with a person connected to any node, at most two seconds old. */
  readonly storedPublic: () => Promise<readonly VersionedTable[]>;
  /** More of them, at most a quarter of a second old. */
  readonly storedOpen: () => Promise<readonly VersionedTable[]>;
}

export function tableLists(store: Store, live: ReadonlyMap<string, LiveRoom>, shared: boolean): TableLists {
  return {
    store,
    live,
    shared,
    storedPublic: cachedFor(PUBLIC_MS, () => store.publicTables(MAX_PUBLIC)),
    storedOpen: cachedFor(OPEN_MS, () => store.publicTables(MAX_OPEN)),
  };
}

/** Public tables with a connected person, as summaries for one person. */
export async function publicTables({ live, shared, storedPublic }: TableLists, handle: string | undefined): Promise<TableSummary[]> {
  if (!shared) {
    const rooms = [...live.values()].map(({ room }) => room);
    const open = rooms.filter((room) => isPublic(room) && isOccupied(room));
    return open.slice(0, MAX_PUBLIC).map((room) => liveTableSummary(room, handle));
  }
  return (await storedPublic()).flatMap(({ table }) => {
    const room = live.get(table.code)?.room;
    const game = gameById(table.game);
    if (room !== undefined) return isPublic(room) ? liveTableSummary(room, handle) : [];
    return game === undefined ? [] : savedTableSummary(table, game);
  });
}

/** A table in a list, and whether the person who asks has a seat there. */
export interface ListedTable {
  readonly summary: TableSummary;
  readonly isSeated: boolean;
}

/**
 * These tables as one person sees them. Of a table that is not in memory the saved form is read; only where the
 * log has gone on since is the match replayed.
 */
export async function tablesFor(
  { store, live }: TableLists,
  codes: readonly string[],
  handle: string,
  find: (code: string) => Promise<LiveRoom | undefined>,
): Promise<readonly ListedTable[]> {
  const asleep = codes.filter((code) => !live.has(code));
  const stored = asleep.length === 0 ? [] : await store.readTables(asleep);
  const saved = new Map(stored.map((position) => [position.table.code, position]));
  const listed = await Promise.all(
    codes.map(async (code) => listSaved(saved.get(code), handle) ?? listLive(live.get(code) ?? (await find(code)), handle)),
  );
  return listed.flatMap((table) => table ?? []);
}

function listSaved(position: TableAtStep | undefined, handle: string): ListedTable | undefined {
  const game = gameById(position?.table.game);
  if (position === undefined || game === undefined || !isTurnKnown(position.table, position.step)) return undefined;
  return { summary: savedTableSummary(position.table, game, handle, Date.now()), isSeated: seatOwners(position.table).includes(handle) };
}

function listLive(live: LiveRoom | undefined, handle: string): ListedTable | undefined {
  return live === undefined ? undefined : { summary: liveTableSummary(live.room, handle), isSeated: ownsSeat(live.room, handle) };
}

/** The summary of a table for a friend of one of its players, or undefined while it is private or they are disconnected. */
export async function tableSummaryForFriend(
  { store, live, shared }: TableLists,
  code: string,
  friend: string,
): Promise<TableSummary | undefined> {
  const room = live.get(code)?.room;
  if (room !== undefined) {
    const shown = isShownToFriends(room) && isConnectedAnywhere(room, friend);
    return shown ? liveTableSummary(room, undefined) : undefined;
  }
  // It may be in the memory of another node.
  const table = shared ? (await store.readTable(code))?.table : undefined;
  const game = gameById(table?.game);
  if (table === undefined || game === undefined || table.visibility === 'private' || table.phase === 'over') return undefined;
  return savedTableSummary(table, game);
}
