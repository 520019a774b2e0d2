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
import { TokenBuckets } from '../limits/token-bucket.ts';
import { newRecoveryPhrase, phraseDigest, randomLetters } from './codes.ts';
import { passkeys } from './passkeys.ts';

const EVERYONE = 'everyone';

/** Sign-in on another device: by a passkey, by a recovery phrase, by a code from a signed-in device. */
export function registerSignIn(app: FastifyInstance, setup: ApiContext): void {
  const { triesPerMinute } = setup.limits;
  const perAddress = new TokenBuckets(triesPerMinute / 60, triesPerMinute);
  addWays(app, setup, perAddress);
  addSignIn(app, setup, perAddress);
}

/** Routes for signed-in people. */
function addWays(app: FastifyInstance, { identities, store, addressOf }: ApiContext, perAddress: TokenBuckets): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  /** Handles a request as the person of the session, or refuses it. */
  const asPerson =
    (answer: (person: Person, request: FastifyRequest) => Promise<object | Refusal>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await identities.find(request.headers);
      if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
      if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
      const answered = await answer(person, request);
      return isRefusal(answered) ? sendRefusal(reply, answered) : answered;
    };

  app.post(
    '/api/me/passkeys/options',
    asPerson(async (person, request) => {
      const origin = originOf(request);
      return isRefusal(origin) ? origin : keys.optionsToAdd(person, origin.ok);
    }),
  );

  app.post(
    '/api/me/passkeys',
    asPerson(async (person, request) => {
      const origin = originOf(request);
      const answer = parsePasskeyResponse(request.body);
      if (isRefusal(origin) || isRefusal(answer)) return tableRefusal('wrong-passkey');
      return (await keys.add(person, origin.ok, answer)) ?? DONE;
    }),
  );

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', (request, reply) =>
    asPerson(async (person) => toResponse(await profiles.removePasskey(person.handle, request.params.id)))(request, reply),
  );

  app.post(
    '/api/me/phrase',
    asPerson(async (person, request) => {
      // Digesting a phrase takes long on purpose.
      if (!perAddress.take(addressOf(request), performance.now())) return tableRefusal('too-many-tries');
      const bits = newRecoveryPhrase();
      const written = toResponse(await profiles.setPhrase(person.handle, await phraseDigest(bits)));
      return isRefusal(written) ? written : { bits };
    }),
  );

  app.post(
    '/api/me/code',
    asPerson(async (person) => {
      const code = randomLetters(SIGN_IN_CODE_LENGTH);
      const until = Date.now() + SIGN_IN_CODE_SECONDS * 1000;
      const ticket = { purpose: 'device', digest: identities.sessions.digest(`code ${code}`), handle: person.handle, until } as const;
      const written = toResponse(await profiles.addSecret(ticket, Date.now()));
      return isRefusal(written) ? written : { code, seconds: SIGN_IN_CODE_SECONDS };
    }),
  );
}

/** Routes for signing in. Every wrong secret gets the same refusal. */
function addSignIn(app: FastifyInstance, { identities, store, limits, limiter, addressOf }: ApiContext, perAddress: TokenBuckets): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  // Many addresses together must not guess what one of them could not.
  const altogether = new TokenBuckets(limits.triesPerMinute, limits.triesPerMinute * 20);

  const welcomes =
    (who: (request: FastifyRequest) => Promise<string | Refusal>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const now = performance.now();
      if (!perAddress.take(addressOf(request), now) || !altogether.take(EVERYONE, now))
        return sendRefusal(reply, tableRefusal('too-many-tries'));
      const handle = await who(request);
      if (isRefusal(handle)) return sendRefusal(reply, handle);
      const person = await store.readPerson(handle);
      if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
      reply.header('set-cookie', identities.sessions.cookieFor(person.handle, request.protocol === 'https'));
      return person;
    };

  app.post(
    '/api/sign-in/code',
    welcomes(async (request) => {
      const code = parseSignInCode(request.body);
      if (isRefusal(code)) return code;
      const taken = await profiles.consumeSecret('device', identities.sessions.digest(`code ${code.ok}`), Date.now());
      return taken?.handle ?? tableRefusal('wrong-code');
    }),
  );

  app.post(
    '/api/sign-in/phrase',
    welcomes(async (request) => {
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
    welcomes(async (request) => {
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
