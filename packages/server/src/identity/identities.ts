import type { IncomingHttpHeaders } from 'node:http';
import { AVATARS, type IdentityChange, type Person } from '@parlour/protocol';
import type { Store, WriteResult } from '../store/store.ts';
import type { Sessions } from './sessions.ts';

/** People without accounts: the holder of the cookie is the person. A person without a name has an empty one. */
export interface Identities {
  readonly sessions: Sessions;
  find(headers: IncomingHttpHeaders): Promise<Person | undefined>;
  /** A new person, not saved until they give a name. */
  create(): Person;
  update(person: Person, changes: IdentityChange): Promise<{ readonly person: Person; readonly written: WriteResult }>;
}

export function identities(store: Store, sessions: Sessions): Identities {
  return {
    sessions,
    find: async ({ cookie }) => {
      const handle = sessions.read(cookie);
      if (handle === undefined) return undefined;
      const person = await store.readPerson(handle);
      // A deleted person is nobody, whatever cookies still exist.
      return person ?? ((await store.profiles.isDeleted(handle)) ? undefined : unnamed(handle));
    },
    create: () => unnamed(sessions.newHandle()),
    update: async (person, changes) => {
      const changed = { ...person, ...changes };
      return { person: changed, written: await store.writePerson(changed) };
    },
  };
}

/** A first avatar, always the same for the same handle. */
function unnamed(handle: string): Person {
  const avatar = AVATARS[handle.charCodeAt(0) % AVATARS.length] ?? AVATARS[0];
  return { handle, name: '', avatar };
}
