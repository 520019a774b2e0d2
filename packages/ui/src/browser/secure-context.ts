import { toHex } from '@parlour/kernel';

/**
 * Everything that a browser offers in a secure context only (https, or localhost). A page on a plain-http address of the local
 * network has none of it, so each function here has a fallback or reports that the feature is missing. The linter forbids these
 * APIs everywhere else.
 */

const ID_BYTES = 16;

/** A random id of 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export const randomId = (): string => toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));

/** False on a plain-http page that is not localhost. */
export const isSecure = (): boolean => globalThis.isSecureContext;

/** Copies a text; false when the browser refuses every way of doing so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The fallback: the text is selected in an invisible field. It is inside the open dialog, which keeps the focus. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const parent = focused?.closest('dialog') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0';
  parent.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's own share sheet. Closing it is no error. */
export async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Closed, or refused by the browser: the link can still be copied.
  }
}

/** Offers a file to the device's share sheet; false where the browser cannot share files. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], title });
  } catch {
    // Closed by its owner.
  }
  return true;
}

/** Keeps the screen on; undefined where the browser cannot or will not. */
export async function keepScreenOn(): Promise<{ readonly release: () => void } | undefined> {
  if (!('wakeLock' in navigator)) return undefined;
  try {
    const lock = await navigator.wakeLock.request('screen');
    return { release: () => void lock.release().catch(() => undefined) };
  } catch {
    return undefined;
  }
}

/** Registers the service worker, which makes games against bots work offline. Without one the page works online only. */
export async function registerServiceWorker(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(path);
  } catch {
    // A private window may forbid it: then there is no offline play, and everything else works.
  }
}

/** Why this browser gets no notifications: `insecure` page, `unsupported` by the browser, or `blocked` by its owner. */
export type PushTrouble = 'insecure' | 'unsupported' | 'blocked';

/** The registration that push subscriptions belong to. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | PushTrouble> {
  if (!isSecure()) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await navigator.serviceWorker.getRegistration()) ?? 'unsupported';
}

export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** Why this page has no voice chat: `insecure` address, `unsupported` by the browser, `blocked` by its owner, or no microphone. */
export type VoiceProblem = 'insecure' | 'unsupported' | 'blocked' | 'no-microphone';

export function voiceProblem(): 'insecure' | 'unsupported' | null {
  if (!isSecure()) return 'insecure';
  return 'RTCPeerConnection' in globalThis && 'mediaDevices' in navigator ? null : 'unsupported';
}

/** The microphone, after the browser has asked its owner. */
export async function openMicrophone(): Promise<MediaStream | VoiceProblem> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'no-microphone';
  }
}

/** Why this page cannot use passkeys, or null. A passkey belongs to a host name, and an IP address is none. */
export function passkeyProblem(): 'insecure' | 'unsupported' | null {
  if (!isSecure() || /^[\d.]+$|:/.test(location.hostname)) return 'insecure';
  return 'PublicKeyCredential' in globalThis ? null : 'unsupported';
}
