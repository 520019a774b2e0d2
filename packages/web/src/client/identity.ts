import { isRecord, isRefusal, type Refusal } from '@parlour/kernel';
import { AVATARS, type Avatar, cleanName, type IdentityChange, isAvatar, type Person } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import { createStore } from 'zustand/vanilla';
import { serverApi } from './api/server-api.ts';

/** How a person appears to others. Stored on the device, so that it also works without a network. */
export interface Identity {
  readonly name: string;
  readonly avatar: Avatar;
  /** Chosen here and not yet sent to the server. */
  readonly unsent?: true;
}

const STORAGE_KEY = 'parlour.identity';
/** Default names, for people who have not given one. */
const NAMES = [
  'Ada',
  'Bruno',
  'Celia',
  'Dora',
  'Emil',
  'Flora',
  'Gil',
  'Hugo',
  'Iris',
  'Josef',
  'Lola',
  'Marcel',
  'Nora',
  'Otis',
  'Rita',
  'Vera',
];

/** With an initial, two people rarely get the same name. */
const INITIALS = [...'ABCDEFGHIJKLMNOPRSTUVWZ'];

/** Nobody has used this device before. */
export const isFirstVisit = remembered() === undefined;

export const identityStore = createStore<Identity>(() => remembered() ?? newIdentity());

/** Whether another device changed something about the identity since this one looked. */
export const securityNewsStore = createStore<boolean>(() => false);

/** Calls within this time share one answer. */
const FRESH_MS = 3000;
let introducing: Promise<void> | undefined;

/** Sends the identity to the server, or receives changes made on another device. */
export function syncIdentity(): Promise<void> {
  if (identityStore.getState().unsent === true) introducing = undefined;
  introducing ??= tellWho().finally(() => setTimeout(forget, FRESH_MS));
  return introducing;
}

function forget(): void {
  introducing = undefined;
}

async function tellWho(): Promise<void> {
  const known = await serverApi.me();
  if (isRefusal(known)) return;
  securityNewsStore.setState(known.securityNews === true, true);
  const { name, avatar, unsent } = identityStore.getState();
  if (known.name !== '' && unsent !== true) return setIdentity(known);
  const answer = await serverApi.changeMe({ name, avatar });
  if (!isRefusal(answer)) setIdentity(answer);
}

/** This device is now that person. */
export function setIdentity({ name, avatar }: Pick<Person, 'name' | 'avatar'>): void {
  const me: Identity = { name, avatar };
  identityStore.setState(me, true);
  save(me);
}

/** This device has no person now. */
export function resetIdentity(): void {
  forget();
  identityStore.setState(newIdentity(), true);
}

export async function updateIdentity(change: IdentityChange): Promise<Refusal | undefined> {
  const answer = await serverApi.changeMe(change);
  if (isRefusal(answer) && answer.refused !== 'unreachable') return answer;
  if (isRefusal(answer)) {
    identityStore.setState({ ...change, unsent: true });
    save(identityStore.getState());
  } else setIdentity(answer);
  return undefined;
}

function remembered(): Identity | undefined {
  const saved = deviceStorage.read(STORAGE_KEY);
  if (!isRecord(saved)) return undefined;
  const { avatar, unsent } = saved;
  const name = cleanName(saved.name);
  if (name === undefined || !isAvatar(avatar)) return undefined;
  return { name, avatar, ...(unsent === true ? { unsent } : {}) };
}

/** A random identity; the avatar in the bowler hat is left to the bots. */
function newIdentity(): Identity {
  const me = { name: `${oneOf(NAMES)} ${oneOf(INITIALS)}`, avatar: oneOf(AVATARS.filter((avatar) => avatar !== 'bowler')) };
  save(me);
  return me;
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function save(me: Identity): void {
  deviceStorage.write(STORAGE_KEY, me);
}
