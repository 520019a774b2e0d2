import { isRefusal, type Refusal } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import { passkeyProblem } from '@parlour/ui/browser/secure-context.ts';
import type { MessageKey } from '@parlour/words';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { serverApi } from '../../client/api/server-api.ts';

const library = () => import('@simplewebauthn/browser');

const PASSKEY_PROBLEMS = { insecure: 'passkey.insecure', unsupported: 'passkey.unsupported' } as const;

/** The key of the reason why this page has no passkeys, or null. */
export function passkeyUnavailableReason(): MessageKey | null {
  const problem = passkeyProblem();
  return problem === null ? null : PASSKEY_PROBLEMS[problem];
}

/** The person cancelled, or the device found no key. */
export type Cancelled = 'cancelled';

export async function addPasskey(): Promise<object | Refusal | Cancelled> {
  const options = await serverApi.passkeyToAdd();
  if (isRefusal(options)) return options;
  const { startRegistration } = await library();
  const answer = await orCancelled(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
  return answer === 'cancelled' ? answer : serverApi.addPasskey(answer);
}

export async function signInWithPasskey(): Promise<Person | Refusal | Cancelled> {
  const options = await serverApi.passkeyToSignIn();
  if (isRefusal(options)) return options;
  const { startAuthentication } = await library();
  const answer = await orCancelled(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
  return answer === 'cancelled' ? answer : serverApi.signInByPasskey(answer);
}

async function orCancelled<T>(ceremony: () => Promise<T>): Promise<T | Cancelled> {
  try {
    return await ceremony();
  } catch {
    return 'cancelled';
  }
}
