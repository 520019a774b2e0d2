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
import { passkeys } from './passkeys.ts';

/** Coming back as the same person on another device: by a passkey, by a phrase, by a code from a device at hand. */
export function registerSignIn(app: FastifyInstance, setup: ApiContext): void {
  const tries = new SignInLimiter(setup.limits);
  addWays(app, setup, tries);
  addSignIn(app, setup, tries);
}

/** Routes for whoever is here already. */
function addWays(app: FastifyInstance, { identities, store, limiter, addressOf }: ApiContext, tries: SignInLimiter): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  /** Answers as the person that the session names, or not at all. */
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
      if (!limiter.allow('challenge', addressOf(request))) return tableRefusal('too-many-tries');
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
      // To digest a phrase takes long on purpose.
      if (!tries.allow(addressOf(request))) return tableRefusal('too-many-tries');
      const bits = newRecoveryPhrase();
      const written = toResponse(await profiles.setPhrase(person.handle, await phraseDigest(bits)));
      return isRefusal(written) ? written : { bits };
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
      return isRefusal(written) ? written : { code, seconds: SIGN_IN_CODE_SECONDS };
    }),
  );
}

/** Routes for whoever says they are somebody. All that is wrong with a secret is said in the same words. */
function addSignIn(app: FastifyInstance, { identities, store, limiter, addressOf }: ApiContext, tries: SignInLimiter): void {
  const { profiles } = store;
  const keys = passkeys(profiles, identities.sessions);
  const digestOf = (code: string) => identities.sessions.digest(`code ${code}`);

  const welcomes =
    (who: (request: FastifyRequest) => Promise<string | Refusal>) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (!tries.allow(addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-tries'));
      const handle = await who(request);
      if (isRefusal(handle)) {
        tries.countWrong();
        return sendRefusal(reply, handle);
      }
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
      const taken = await profiles.consumeSecret('device', digestOf(code.ok), Date.now());
      return taken?.handle ?? tableRefusal('wrong-code');
    }),
  );

  // A page that opens with somebody else's code shows their name before this device becomes them.
  app.post('/api/sign-in/code/owner', async (request, reply) => {
    if (!tries.allow(addressOf(request))) return sendRefusal(reply, tableRefusal('too-many-tries'));
    const code = parseSignInCode(request.body);
    const found = isRefusal(code) ? undefined : await profiles.readSecret('device', digestOf(code.ok), Date.now());
    const owner = found?.handle == null ? undefined : await store.readPerson(found.handle);
    if (owner === undefined) {
      tries.countWrong();
      return sendRefusal(reply, tableRefusal('wrong-code'));
    }
    return { name: owner.name, avatar: owner.avatar };
  });

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

/** The page that asks. Whether it is one of ours was seen to before any route. */
function originOf(request: FastifyRequest): { readonly ok: string } | Refusal {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) ? { ok: origin } : tableRefusal('bad-origin');
}
