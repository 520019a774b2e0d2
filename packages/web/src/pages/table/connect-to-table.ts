import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { syncIdentity } from '../../client/identity.ts';
import { tableSocket } from '../../client/table/reconnecting-socket.ts';
import { ownShares } from '../../client/table/seed-shares.ts';
import { BROWSER_ENV, connectTable, type TableClient } from '../../client/table/table-client.ts';
import { preloadGame } from '../../table/preload-game.ts';

/** Connects to a table. Its game is loaded as soon as the table names it. */
export async function connectToTable(code: string): Promise<TableClient> {
  // The server needs the identity before it accepts the connection.
  await syncIdentity();
  const client = connectTable(tableSocket(code), { ...BROWSER_ENV, shares: ownShares });
  const stop = client.store.subscribe(({ table }) => {
    if (table === null) return;
    stop();
    void preloadGame(table.game, settingsStore.getState());
  });
  return client;
}
