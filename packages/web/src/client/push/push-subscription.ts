import { isRefusal } from '@parlour/kernel';
import { mayNotify, pushRegistration } from '@parlour/ui/browser/secure-context.ts';
import type { Words } from '@parlour/words';
import { GAME_CATALOGUE } from '../../pages/home/game-catalogue.ts';
import { serverApi } from '../api/server-api.ts';
import type { NotificationTexts } from './notification-texts.ts';

/** unable: not supported by this browser. insecure: the page is on plain http. blocked: denied by the person. */
export type PushState = 'unable' | 'insecure' | 'blocked' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  const registration = await registered();
  if (typeof registration === 'string') return registration;
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the browser, then the server. After a failure the list of tables still shows the turn. */
export async function enablePush(words: Words): Promise<PushState> {
  const registration = await registered();
  if (typeof registration === 'string') return registration;
  if (!(await mayNotify())) return 'blocked';
  const info = await serverApi.serverInfo();
  if (isRefusal(info)) return 'unable';
  try {
    const subscription = await subscribe(registration, info.pushKey);
    registration.active?.postMessage(callWords(words));
    return isRefusal(await serverApi.enablePush(subscription.toJSON())) ? 'unable' : 'on';
  } catch {
    return 'unable';
  }
}

export async function disablePush(): Promise<PushState> {
  const registration = await registered();
  if (typeof registration === 'string') return registration;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription !== null) {
    await serverApi.disablePush(subscription.toJSON());
    await subscription.unsubscribe();
  }
  return 'off';
}

/** The server may have other keys than at the last subscription: then this subscribes again. */
async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const applicationServerKey = fromBase64Url(key);
  const known = await registration.pushManager.getSubscription();
  const its = known?.options.applicationServerKey;
  if (known !== null && its != null && sameBytes(new Uint8Array(its), applicationServerKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function callWords(words: Words): NotificationTexts {
  const games = Object.fromEntries(GAME_CATALOGUE.map(({ id }) => [id, words.t(`game.${id}`)]));
  return { title: words.t('notifications.turn'), at: words.t('notifications.turnAt', { game: '{game}', code: '{code}' }), games };
}

async function registered(): Promise<ServiceWorkerRegistration | Exclude<PushState, 'on' | 'off'>> {
  const registration = await pushRegistration();
  return registration === 'unsupported' ? 'unable' : registration;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
