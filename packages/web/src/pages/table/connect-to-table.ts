import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { introduce } from '../../client/identity.ts';
import { socketTo } from '../../client/table/reconnecting-socket.ts';
import { shareBook } from '../../client/table/seed-shares.ts';
import { connectTable, IN_THE_BROWSER, type TableClient } from '../../client/table/table-client.ts';
import { bring } from '../../table/preload-game.ts';

/** Goes to a table. What its game needs is asked for as soon as the table says which one it is. */
export async function arriveAt(code: string): Promise<TableClient> {
  // The house must know us before it opens the door.
  await introduce();
  const client = connectTable(socketTo(code), { ...IN_THE_BROWSER, shares: shareBook });
  const stop = client.store.subscribe(({ table }) => {
    if (table === null) return;
    stop();
    void bring(table.game, settingsStore.getState());
  });
  return client;
}
