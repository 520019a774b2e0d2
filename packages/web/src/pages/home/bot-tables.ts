import { isRecord, isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import { serverApi } from '../../client/api/server-api.ts';

/** A live match of one person and bots. */
export const isBotTable = ({ people, phase, correspondence, invitedBy, daily }: TableSummary): boolean =>
  people === 1 && daily === undefined && phase !== 'lobby' && !correspondence && invitedBy === undefined;

/** When this device last had each table on its screen, in milliseconds since 1970, by code. */
export type SeenTables = Readonly<Record<string, number>>;

const SEEN_KEY = 'parlour.tables-seen';
const HOUR_MS = 3_600_000;
/** A table with bots that nobody has looked at for so long is given up. */
const KEEP_MS = { over: HOUR_MS, playing: 24 * HOUR_MS };

/** The tables with bots that were left alone for long. */
export const abandonedTables = (tables: readonly TableSummary[], seen: SeenTables, now: number): readonly TableSummary[] =>
  tables.filter((table) => isBotTable(table) && now - (seen[table.code] ?? now) > KEEP_MS[table.phase === 'over' ? 'over' : 'playing']);

/** Gives up abandoned tables with bots; true when there were any. A table of another device counts from the first time it is listed. */
export async function tidyBotTables(tables: readonly TableSummary[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const now = Date.now();
  const seen = readSeen();
  writeSeen(Object.fromEntries(tables.filter(isBotTable).map(({ code }) => [code, seen[code] ?? now])));
  const abandoned = abandonedTables(tables, seen, now);
  await Promise.all(abandoned.map(({ code }) => serverApi.leaveTable(code)));
  return abandoned.length > 0;
}

/** This table is on the screen now. */
export function noteTableSeen(code: string): void {
  writeSeen({ ...readSeen(), [code]: Date.now() });
}

function readSeen(): SeenTables {
  const stored = deviceStorage.read(SEEN_KEY);
  return isRecord(stored) ? (stored as SeenTables) : {};
}

const writeSeen = (seen: SeenTables): boolean => deviceStorage.write(SEEN_KEY, seen);

/** A new match with bots replaces the unfinished ones of the same game, so that they do not pile up on the home page. */
export async function leaveBotTables(game: string): Promise<void> {
  const tables = await serverApi.myTables();
  if (isRefusal(tables)) return;
  const abandoned = tables.filter((table) => table.game === game && isBotTable(table));
  await Promise.all(abandoned.map(({ code }) => serverApi.leaveTable(code)));
}
