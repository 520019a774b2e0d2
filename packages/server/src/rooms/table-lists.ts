import { gameById } from '@parlour/games/rules-catalogue';
import type { TableSummary } from '@parlour/protocol';
import { isConnectedAnywhere, isTurnKnown, liveTableSummary, ownsSeat, savedTableSummary, seatOwners } from '@parlour/table';
import type { Store, TableAtStep } from '../store/store.ts';
import type { LiveRoom } from './live-room.ts';

/** Where tables are looked up: in memory, and with several nodes also in the store. */
export interface TableLists {
  readonly store: Store;
  readonly live: ReadonlyMap<string, LiveRoom>;
  readonly shared: boolean;
}

/** Public tables with a connected person, as summaries for one person. */
export async function publicTables(
  { store, live, shared }: TableLists,
  limit: number,
  handle: string | undefined,
): Promise<TableSummary[]> {
  if (!shared) {
    const rooms = [...live.values()].map(({ room }) => room);
    const open = rooms.filter((room) => room.visibility === 'public' && room.connections.size > 0);
    return open.slice(0, limit).map((room) => liveTableSummary(room, handle));
  }
  const kept = await store.publicTables(limit);
  return kept.flatMap(({ table }) => {
    const room = live.get(table.code)?.room;
    const game = gameById(table.game);
    if (room !== undefined) return liveTableSummary(room, handle);
    return game === undefined ? [] : savedTableSummary(table, game);
  });
}

/** A table in a list, and whether the one who asks has a seat there. */
export interface ListedTable {
  readonly summary: TableSummary;
  readonly isSeated: boolean;
}

/**
 * These tables as someone sees them. Tables that are not in memory are told from what is saved with them; only where the
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
  const saved = new Map(stored.map((kept) => [kept.table.code, kept]));
  const listed = await Promise.all(
    codes.map(async (code) => listSaved(saved.get(code), handle) ?? listLive(live.get(code) ?? (await find(code)), handle)),
  );
  return listed.flatMap((table) => table ?? []);
}

function listSaved(kept: TableAtStep | undefined, handle: string): ListedTable | undefined {
  const game = gameById(kept?.table.game);
  if (kept === undefined || game === undefined || !isTurnKnown(kept.table, kept.step)) return undefined;
  return { summary: savedTableSummary(kept.table, game, handle, Date.now()), isSeated: seatOwners(kept.table).includes(handle) };
}

function listLive(live: LiveRoom | undefined, handle: string): ListedTable | undefined {
  return live === undefined ? undefined : { summary: liveTableSummary(live.room, handle), isSeated: ownsSeat(live.room, handle) };
}

/** A table as a friend of somebody who sits there sees it, or undefined while it is private or they are away. */
export async function tableSummaryForFriend(
  { store, live, shared }: TableLists,
  code: string,
  friend: string,
): Promise<TableSummary | undefined> {
  const room = live.get(code)?.room;
  if (room !== undefined) {
    const shown = room.visibility !== 'private' && room.phase !== 'over' && isConnectedAnywhere(room, friend);
    return shown ? liveTableSummary(room, undefined) : undefined;
  }
  // It may be in the memory of another node.
  const table = shared ? (await store.readTable(code))?.table : undefined;
  const game = gameById(table?.game);
  if (table === undefined || game === undefined || table.visibility === 'private' || table.phase === 'over') return undefined;
  return savedTableSummary(table, game);
}
