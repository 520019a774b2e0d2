import type { IncomingHttpHeaders } from 'node:http';
import { AVATARS, type IdentityChange, type Person } from '@parlour/protocol';
import type { Store, WriteResult } from '../store/store.ts';
import type { Sessions } from './sessions.ts';

/** People without accounts: whoever has the cookie is the person. One who has not yet given a name has an empty one. */
export interface Identities {
  readonly sessions: Sessions;
  find(headers: IncomingHttpHeaders): Promise<Person | undefined>;
  /** A new guest, not kept until they say their name. */
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
      // Whoever asked to be forgotten is nobody, whatever cookies are still about.
      return person ?? ((await store.profiles.isDeleted(handle)) ? undefined : unnamed(handle));
    },
    create: () => unnamed(sessions.newHandle()),
    update: async (person, changes) => {
      const changed = { ...person, ...changes };
      return { person: changed, written: await store.writePerson(changed) };
    },
  };
}

/** A face to begin with, always the same for the same handle. */
function unnamed(handle: string): Person {
  const avatar = AVATARS[handle.charCodeAt(0) % AVATARS.length] ?? AVATARS[0];
  return { handle, name: '', avatar };
}
