import { isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { serverApi } from '../../client/api/server-api.ts';

/** One person and bots, in one sitting. */
export const isBotTable = ({ people, phase, correspondence, invitedBy }: TableSummary): boolean =>
  people === 1 && phase !== 'lobby' && !correspondence && invitedBy === undefined;

/** A new match with bots replaces the unfinished ones of the same game, so that they do not pile up on the home page. */
export async function leaveBotTables(game: string): Promise<void> {
  const tables = await serverApi.myTables();
  if (isRefusal(tables)) return;
  const abandoned = tables.filter((table) => table.game === game && isBotTable(table));
  await Promise.all(abandoned.map(({ code }) => serverApi.leaveTable(code)));
}
