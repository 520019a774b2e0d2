import { isRefusal, type Refusal } from '@parlour/kernel';
import { type PasskeyResponse, type Person, tableRefusal } from '@parlour/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ProfileStore } from '../store/profile-store.ts';
import type { Sessions } from './sessions.ts';

const MAX_PASSKEYS = 10;
const CHALLENGE_MS = 5 * 60 * 1000;
const SITE_NAME = 'Parlour';

/** Loaded with the first passkey or before the start: it is larger than the server. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');

/**
 * Discoverable passkeys, so that no name is asked for. `origin` is the page that asks; it
 * has been checked before.
 */
export function passkeys(profiles: ProfileStore, sessions: Sessions) {
  const digestOf = (challenge: string) => sessions.digest(`challenge ${challenge}`);
  const hold = (challenge: string, handle: string | null) =>
    profiles.addSecret({ purpose: 'passkey', digest: digestOf(challenge), handle, until: Date.now() + CHALLENGE_MS }, Date.now());
  /** A challenge is answered once, by the person it was made for. */
  const isOurs = (handle: string | null) => async (challenge: string) =>
    (await profiles.consumeSecret('passkey', digestOf(challenge), Date.now()))?.handle === handle;

  return {
    async optionsToAdd(person: Person, origin: string): Promise<object | Refusal> {
      const known = await profiles.passkeysOf(person.handle);
      if (known.length >= MAX_PASSKEYS) return tableRefusal('too-many-passkeys', { most: MAX_PASSKEYS });
      const { generateRegistrationOptions } = await loadPasskeyLibrary();
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: new URL(origin).hostname,
        userID: new Uint8Array(Buffer.from(person.handle, 'base64url')),
        userName: person.name,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return (await hold(options.challenge, person.handle)) === 'stored' ? options : tableRefusal('not-saved');
    },

    async add(person: Person, origin: string, answer: PasskeyResponse): Promise<Refusal | undefined> {
      const { verifyRegistrationResponse } = await loadPasskeyLibrary();
      const checked = await orRefusal(() =>
        verifyRegistrationResponse({
          response: { ...answer, clientExtensionResults: {} } as unknown as RegistrationResponseJSON,
          expectedChallenge: isOurs(person.handle),
          expectedOrigin: origin,
          expectedRPID: new URL(origin).hostname,
          requireUserVerification: true,
        }),
      );
      if (isRefusal(checked) || !checked.verified) return tableRefusal('wrong-passkey');
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const stored = {
        id,
        handle: person.handle,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        made: Date.now(),
        used: null,
      };
      const written = await profiles.addPasskey(stored);
      if (written === 'conflict') return tableRefusal('wrong-passkey');
      return written === 'stored' ? undefined : tableRefusal('not-saved');
    },

    async optionsToSignIn(origin: string): Promise<object | Refusal> {
      const { generateAuthenticationOptions } = await loadPasskeyLibrary();
      const options = await generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'required' });
      return (await hold(options.challenge, null)) === 'stored' ? options : tableRefusal('not-saved');
    },

    /** The handle of the passkey's owner. */
    async signIn(origin: string, answer: PasskeyResponse): Promise<string | Refusal> {
      const stored = await profiles.passkey(answer.id);
      if (stored === undefined) return tableRefusal('wrong-passkey');
      const { verifyAuthenticationResponse } = await loadPasskeyLibrary();
      const checked = await orRefusal(() =>
        verifyAuthenticationResponse({
          response: { ...answer, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
          expectedChallenge: isOurs(null),
          expectedOrigin: origin,
          expectedRPID: new URL(origin).hostname,
          credential: { id: stored.id, publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')), counter: stored.counter },
          requireUserVerification: true,
        }),
      );
      if (isRefusal(checked) || !checked.verified) return tableRefusal('wrong-passkey');
      await profiles.usePasskey(stored.id, checked.authenticationInfo.newCounter, Date.now());
      return stored.handle;
    },
  };
}

/** The library throws at anything an authenticator would not send. */
async function orRefusal<T>(check: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await check();
  } catch {
    return tableRefusal('wrong-passkey');
  }
}
