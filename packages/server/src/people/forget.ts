import type { Refusal } from '@parlour/kernel';
import { refuseAtTable } from '@parlour/protocol';
import { seatOf } from '@parlour/table';
import type { ApiSetup } from '../answer.ts';

const MOST_TABLES = 10_000;
const LOOK_AGAIN_MS = 50;
const LOOKS = 60;

/** Takes somebody out of everything. Done again after a failure, it goes on where it was. */
export async function forgetPerson(setup: ApiSetup, handle: string): Promise<Refusal | undefined> {
  const { store } = setup;
  if (!(await leaveTables(setup, handle))) return refuseAtTable('not-saved');
  for (const { match, seat } of await store.people.seatsOf(handle)) {
    const written = await store.forgetPlayer(match, seat);
    if (written !== 'stored' && written !== 'conflict') return refuseAtTable('not-saved');
  }
  for (const { endpoint } of await store.subscriptionsOf(handle)) {
    if ((await store.dropSubscription(endpoint)) !== 'stored') return refuseAtTable('not-saved');
  }
  const written = [await store.people.erase(handle, Date.now()), await store.erasePerson(handle)];
  if (!written.every((each) => each === 'stored')) return refuseAtTable('not-saved');
  // Meanwhile they may have come in once more. From here on nobody knows them.
  return (await leaveTables(setup, handle)) ? undefined : refuseAtTable('not-saved');
}

/** Nothing of them is left at any table. */
async function leaveTables({ store, rooms, connections }: ApiSetup, handle: string): Promise<boolean> {
  connections.dismiss(handle);
  rooms.tellForgotten(handle);
  for (const code of await store.tablesOf(handle, MOST_TABLES)) if (!(await leaveTable(rooms, code, handle))) return false;
  return true;
}

/** A table that is just storing the start of a match lets nobody out before that is done. */
async function leaveTable(rooms: ApiSetup['rooms'], code: string, handle: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const live = await rooms.find(code);
    if (live === undefined) return true;
    rooms.deliver(live, { type: 'forget', handle });
    if (seatOf(live.room, handle) === null) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}
