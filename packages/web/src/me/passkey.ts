import { isRefusal, type Refusal } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import type { MessageKey } from '@parlour/words';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { house } from '../api/house.ts';

const library = () => import('@simplewebauthn/browser');

/** Why there can be no passkey on this page, or null. A bare address of numbers is no name that a key could be for. */
export function passkeyTrouble(): MessageKey | null {
  if (!window.isSecureContext || /^[\d.]+$|:/.test(location.hostname)) return 'passkey.insecure';
  return 'PublicKeyCredential' in window ? null : 'passkey.unsupported';
}

/** The person turned away, or the device found no key. */
export type Cancelled = 'cancelled';

export async function addPasskey(): Promise<object | Refusal | Cancelled> {
  const options = await house.passkeyToAdd();
  if (isRefusal(options)) return options;
  const { startRegistration } = await library();
  const answer = await orCancelled(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
  return answer === 'cancelled' ? answer : house.addPasskey(answer);
}

export async function signInByPasskey(): Promise<Person | Refusal | Cancelled> {
  const options = await house.passkeyToSignIn();
  if (isRefusal(options)) return options;
  const { startAuthentication } = await library();
  const answer = await orCancelled(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
  return answer === 'cancelled' ? answer : house.signInByPasskey(answer);
}

async function orCancelled<T>(ceremony: () => Promise<T>): Promise<T | Cancelled> {
  try {
    return await ceremony();
  } catch {
    return 'cancelled';
  }
}
