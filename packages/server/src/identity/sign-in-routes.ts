import { isRefusal, type Refusal } from '@parlour/kernel';
import {
  type Person,
  parsePasskeyResponse,
  parsePhrase,
  parseSignInCode,
  SIGN_IN_CODE_LENGTH,
  SIGN_IN_CODE_SECONDS,
  tableRefusal,
} from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { SignInLimiter } from '../limits/sign-in-limiter.ts';
import { newRecoveryPhrase, phraseDigest, randomLetters } from './codes.ts';
import type { SignedIn } from './identities.ts';
import { passkeys } from './passkeys.ts';
import { sessionDigest } from './sessions.ts';

/** Sign-in on another device: by a passkey, by a recovery phrase, by a code from a signed-in device. */
export function registerSignIn(app: FastifyInstance, setup: ApiContext): void {
  const tries = new SignInLimiter(setup.limits);
  addWays(app, setup, tries);
  addSignIn(app, setup, tries);
}

/** Routes for signed-in people. */
function addWays(app: FastifyInstance, { identities, store, limiter, securityLog, addressOf }: ApiContext, tries: SignInLimiter): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  /** Handles a request as the person of the session, or refuses it. */
  const asPerson =
    (answer: (person: Person, request: FastifyRequest, me: SignedIn) => Promise<object | Refusal>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const me = await identities.signedIn(request.headers);
      if (me === undefined) return sendRefusal(reply, tableRefusal('no-session'));
      if (me.person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
      const answered = await answer(me.person, request, me);
      return isRefusal(answered) ? sendRefusal(reply, answered) : answered;
    };
  /** The same, after a passkey or the phrase was used where the person has one. */
  const asProvenPerson = (answer: (person: Person, request: FastifyRequest, me: SignedIn) => Promise<object | Refusal>) =>
    asPerson(async (person, request, me) => {
      if (!(await identities.needsProof(me))) return answer(person, request, me);
      securityLog.write('proof-needed', { handle: person.handle, address: addressOf(request) });
      return tableRefusal('proof-needed');
    });
  /** Records an action, for the other devices and the security log. */
  const noted = async (me: SignedIn, request: FastifyRequest, kind: 'passkey-added' | 'passkey-removed' | 'phrase-made') => {
    securityLog.write(kind, { handle: me.person.handle, address: addressOf(request) });
    await identities.note(me, kind);
  };

  app.post(
    '/api/me/passkeys/options',
    asProvenPerson(async (person, request) => {
      if (!limiter.allow('challenge', addressOf(request))) return tableRefusal('too-many-tries');
      const origin = originOf(request);
      return isRefusal(origin) ? origin : keys.optionsToAdd(person, origin.ok);
    }),
  );

  app.post(
    '/api/me/passkeys',
    asProvenPerson(async (person, request, me) => {
      const origin = originOf(request);
      const answer = parsePasskeyResponse(request.body);
      if (isRefusal(origin) || isRefusal(answer)) return tableRefusal('wrong-passkey');
      const refused = await keys.add(person, origin.ok, answer);
      if (refused === undefined) await noted(me, request, 'passkey-added');
      return refused ?? DONE;
    }),
  );

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', (request, reply) =>
    asProvenPerson(async (person, _request, me) => {
      const written = toResponse(await profiles.removePasskey(person.handle, request.params.id));
      if (!isRefusal(written)) await noted(me, request, 'passkey-removed');
      return written;
    })(request, reply),
  );

  app.post(
    '/api/me/phrase',
    asProvenPerson(async (person, request, me) => {
      // Digesting a phrase takes long on purpose.
      if (!tries.allow(addressOf(request))) return tableRefusal('too-many-tries');
      const bits = newRecoveryPhrase();
      const written = toResponse(await profiles.setPhrase(person.handle, await phraseDigest(bits)));
      if (isRefusal(written)) return written;
      await noted(me, request, 'phrase-made');
      return { bits };
    }),
  );

  app.post(
    '/api/me/code',
    asPerson(async (person, request) => {
      if (!tries.allow(addressOf(request))) return tableRefusal('too-many-tries');
      const code = randomLetters(SIGN_IN_CODE_LENGTH);
      const until = Date.now() + SIGN_IN_CODE_SECONDS * 1000;
      const ticket = { purpose: 'device', digest: identities.sessions.digest(`code ${code}`), handle: person.handle, until } as const;
      const written = toResponse(await profiles.addSecret(ticket, Date.now()));
      if (isRefusal(written)) return written;
      securityLog.write('code-made', { handle: person.handle, address: addressOf(request) });
      return { code, seconds: SIGN_IN_CODE_SECONDS };
    }),
  );
}

/** Routes for signing in. Every wrong secret gets the same refusal. */
function addSignIn(app: FastifyInstance, { identities, store, limiter, securityLog, addressOf }: ApiContext, tries: SignInLimiter): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  const digestOf = (code: string) => identities.sessions.digest(`code ${code}`);

  const welcomes =
    (method: 'code' | 'phrase' | 'passkey', who: (request: FastifyRequest) => Promise<string | Refusal>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request);
      if (!tries.allow(address)) {
        securityLog.write('sign-in-refused', { address, method });
        return sendRefusal(reply, tableRefusal('too-many-tries'));
      }
      const handle = await who(request);
      if (isRefusal(handle)) {
        tries.countWrong();
        securityLog.write('sign-in-refused', { address, method });
        return sendRefusal(reply, handle);
      }
      const person = await store.readPerson(handle);
      if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
      const proved = method === 'code' ? null : Date.now();
      const before = await identities.signedIn(request.headers);
      if (before?.session != null && before.person.handle === handle) {
        // The same person uses a passkey or phrase again: that is a proof, not a new session.
        if (proved !== null) await profiles.proveSession(before.session.id, proved);
        securityLog.write('proof', { handle, address, method });
        return person;
      }
      const token = { handle, secret: identities.sessions.newToken() };
      const cookie = await identities.start(token, { headers: request.headers, address }, proved);
      if (cookie === undefined) return sendRefusal(reply, tableRefusal('not-saved'));
      securityLog.write('sign-in', { handle, address, method });
      const session = await profiles.sessionByDigest(handle, sessionDigest(token.secret), Date.now());
      await identities.note({ person, token, session: session ?? null }, 'signed-in');
      reply.header('set-cookie', cookie);
      return person;
    };

  app.post(
    '/api/sign-in/code',
    welcomes('code', async (request) => {
      const code = parseSignInCode(request.body);
      if (isRefusal(code)) return code;
      const taken = await profiles.consumeSecret('device', digestOf(code.ok), Date.now());
      return taken?.handle ?? tableRefusal('wrong-code');
    }),
  );

  // A page that opens with another person's code shows their name before this device becomes them.
  app.post('/api/sign-in/code/owner', async (request, reply) => {
    if (!tries.allow(addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const code = parseSignInCode(request.body);
    const found = isRefusal(code) ? undefined : await profiles.readSecret('device', digestOf(code.ok), Date.now());
    const owner = found?.handle == null ? undefined : await store.readPerson(found.handle);
    if (owner === undefined) {
      tries.countWrong();
      securityLog.write('sign-in-refused', { address: addressOf(request), method: 'code' });
      return sendRefusal(reply, tableRefusal('wrong-code'));
    }
    return { name: owner.name, avatar: owner.avatar };
  });

  app.post(
    '/api/sign-in/phrase',
    welcomes('phrase', async (request) => {
      const bits = parsePhrase(request.body);
      if (isRefusal(bits)) return bits;
      return (await profiles.personByPhrase(await phraseDigest(bits.ok))) ?? tableRefusal('wrong-phrase');
    }),
  );

  app.post('/api/sign-in/passkey/options', async (request, reply) => {
    if (!limiter.allow('challenge', addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const origin = originOf(request);
    const options = isRefusal(origin) ? origin : await keys.optionsToSignIn(origin.ok);
    return isRefusal(options) ? sendRefusal(reply, options) : options;
  });

  app.post(
    '/api/sign-in/passkey',
    welcomes('passkey', async (request) => {
      const origin = originOf(request);
      const answer = parsePasskeyResponse(request.body);
      return isRefusal(origin) || isRefusal(answer) ? tableRefusal('wrong-passkey') : keys.signIn(origin.ok, answer);
    }),
  );
}

const DONE = { ok: true } as const;

export const toResponse = (written: string): typeof DONE | Refusal => (written === 'stored' ? DONE : tableRefusal('not-saved'));

/** The page that asks. Its origin was checked before any route. */
function originOf(request: FastifyRequest): { readonly ok: string } | Refusal {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) ? { ok: origin } : tableRefusal('bad-origin');
}
