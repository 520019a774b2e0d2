import type { Refusal } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import type { ApiContext } from '../http/api-context.ts';
import { leaveTable } from '../rooms/leave-table.ts';

const MAX_TABLES = 10_000;

/** Deletes a person everywhere. Repeated after a failure, it continues where it stopped. */
export async function deletePerson(setup: ApiContext, handle: string): Promise<Refusal | undefined> {
  const { store } = setup;
  if (!(await leaveTables(setup, handle))) return tableRefusal('not-saved');
  for (const { match, seat } of await store.profiles.seatsOf(handle)) {
    const written = await store.anonymizePlayer(match, seat);
    if (written !== 'stored' && written !== 'conflict') return tableRefusal('not-saved');
  }
  for (const { endpoint } of await store.subscriptionsOf(handle)) {
    if ((await store.dropSubscription(endpoint)) !== 'stored') return tableRefusal('not-saved');
  }
  const written = [await store.profiles.erase(handle, Date.now()), await store.erasePerson(handle)];
  if (!written.every((each) => each === 'stored')) return tableRefusal('not-saved');
  setup.records.clear();
  // They may have connected again meanwhile. From here on nobody can.
  return (await leaveTables(setup, handle)) ? undefined : tableRefusal('not-saved');
}

/** Removes the person from every table. */
async function leaveTables({ store, rooms, connections }: ApiContext, handle: string): Promise<boolean> {
  connections.closeAllOf(handle);
  rooms.announceDeletion(handle);
  for (const code of await store.tablesOf(handle, MAX_TABLES))
    if (!(await leaveTable(rooms, code, { type: 'erase-person', handle }))) return false;
  return true;
}
