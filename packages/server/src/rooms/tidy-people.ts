import type { Store } from '../store/store.ts';

/**
 * Deletes people who never played, have neither a sign-in method nor friends, and have used no device since. Their handle stays
 * free for them: a device that comes back after all is asked for a name again.
 */
export async function tidyPeople(store: Store, before: number): Promise<number> {
  let deleted = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { idle, last } = await store.profiles.idlePeople(before, after);
    for (const handle of idle) if (await forget(store, handle)) deleted++;
    after = last;
  }
  return deleted;
}

/** The sessions last: by them a person is found again after a failure. */
async function forget(store: Store, handle: string): Promise<boolean> {
  for (const { endpoint } of await store.subscriptionsOf(handle)) await store.dropSubscription(endpoint);
  if ((await store.erasePerson(handle)) !== 'stored') return false;
  return (await store.profiles.forget(handle)) === 'stored';
}
