import type { IncomingHttpHeaders } from 'node:http';
import { AVATARS, type IdentityChange, type Person } from '@parlour/protocol';
import type { SecurityEvent, StoredSession } from '../store/profile-store.ts';
import type { Store, WriteResult } from '../store/store.ts';
import { deviceName } from './device-name.ts';
import { type Sessions, type SessionToken, sessionDigest } from './sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Several pages that open at once rotate the secret once. */
const ROTATION_GRACE_MS = 60_000;
/** How long a used passkey or phrase counts as a proof. */
const PROOF_MS = 15 * 60 * 1000;

/** The person of a request, and their session. A person without a name has no session: there is nothing to steal. */
export interface SignedIn {
  readonly person: Person;
  readonly token: SessionToken;
  readonly session: StoredSession | null;
}

/** What is known of the requesting browser. */
interface Visit {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}

/** People without accounts: a browser with a session is the person. A person without a name has an empty one. */
export interface Identities {
  readonly sessions: Sessions;
  isHttps(headers: IncomingHttpHeaders): boolean;
  find(headers: IncomingHttpHeaders): Promise<Person | undefined>;
  signedIn(headers: IncomingHttpHeaders): Promise<SignedIn | undefined>;
  /** A new person, not saved until they give a name. */
  create(): SignedIn;
  update(person: Person, changes: IdentityChange): Promise<{ readonly person: Person; readonly written: WriteResult }>;
  /** Signs a browser in, and returns its cookie; undefined when that cannot be stored. */
  start(token: SessionToken, visit: Visit, proved: number | null): Promise<string | undefined>;
  /** Records the visit and rotates the secret once a day. Returns the cookie to set, if any. */
  refresh(who: SignedIn, visit: Visit): Promise<string | undefined>;
  /** Whether a passkey or phrase must be used before sign-in methods or all data are changed. */
  needsProof(who: SignedIn): Promise<boolean>;
  /** Notifies the other devices of the person. */
  note(who: SignedIn, kind: SecurityEvent['kind']): Promise<WriteResult>;
}

export function identities(store: Store, sessions: Sessions, isHttps: (headers: IncomingHttpHeaders) => boolean): Identities {
  const { profiles } = store;
  const originOf = ({ address }: Visit) => sessions.digest(`address ${address}`);
  const signedIn = async (headers: IncomingHttpHeaders): Promise<SignedIn | undefined> => {
    const token = sessions.read(headers.cookie, isHttps(headers));
    if (token === undefined) return undefined;
    const person = await store.readPerson(token.handle);
    // A deleted person is nobody, whatever cookies still exist.
    if (person === undefined)
      return (await profiles.isDeleted(token.handle)) ? undefined : { person: unnamed(token.handle), token, session: null };
    const session = await profiles.sessionByDigest(token.handle, sessionDigest(token.secret), Date.now());
    return session === undefined ? undefined : { person, token, session };
  };

  return {
    sessions,
    isHttps,
    signedIn,
    find: async (headers) => (await signedIn(headers))?.person,
    create: () => {
      const token = { handle: sessions.newToken(), secret: sessions.newToken() };
      return { person: unnamed(token.handle), token, session: null };
    },
    update: async (person, changes) => {
      const changed = { ...person, ...changes };
      return { person: changed, written: await store.writePerson(changed) };
    },
    start: async (token, visit, proved) => {
      const now = Date.now();
      const session = { id: sessions.newToken(), handle: token.handle, digest: sessionDigest(token.secret), previous: null };
      const browser = { name: deviceName(visit.headers['user-agent']), origin: originOf(visit) };
      const times = { made: now, used: now, rotated: now, seen: now, proved };
      const written = await profiles.addSession({ ...session, ...browser, ...times });
      return written === 'stored' ? sessions.cookieFor(token, isHttps(visit.headers)) : undefined;
    },
    refresh: async ({ token, session }, visit) => {
      const cookie = (secret: string) => sessions.cookieFor({ handle: token.handle, secret }, isHttps(visit.headers));
      if (session === null) return cookie(token.secret);
      const now = Date.now();
      const used = sessionDigest(token.secret);
      const isCurrent = used === session.digest;
      if (isCurrent ? now - session.rotated > DAY_MS : now - session.rotated > ROTATION_GRACE_MS) {
        const secret = sessions.newToken();
        const written = await profiles.rotateSession(session.id, session.digest, sessionDigest(secret), used, now);
        return written === 'stored' ? cookie(secret) : undefined;
      }
      if (!isCurrent) return undefined;
      const isNews = session.previous !== null || session.origin !== originOf(visit) || now - session.used > HOUR_MS;
      if (isNews) await profiles.touchSession(session.id, originOf(visit), now);
      return cookie(token.secret);
    },
    needsProof: async ({ person: { handle }, session }) => {
      const now = Date.now();
      if (session !== null && session.proved !== null && now - session.proved < PROOF_MS) return false;
      if (now - ((await profiles.firstSessionOf(handle)) ?? now) < DAY_MS) return false;
      // Without a passkey or phrase there is nothing to prove with.
      return (await profiles.hasPhrase(handle)) || (await profiles.passkeysOf(handle)).length > 0;
    },
    note: ({ person: { handle }, session }, kind) =>
      profiles.addSecurityEvent(handle, { at: Date.now(), kind, session: session?.id ?? '', name: session?.name ?? '' }),
  };
}

/** A first avatar, always the same for the same handle. */
function unnamed(handle: string): Person {
  const avatar = AVATARS[handle.charCodeAt(0) % AVATARS.length] ?? AVATARS[0];
  return { handle, name: '', avatar };
}
