import { isRefusal, type Refusal } from '@parlour/kernel';
import { AVATARS, type Avatar, cleanName, type IdentityChange, isAvatar, type Person } from '@parlour/protocol';
import { createStore } from 'zustand/vanilla';
import { serverApi } from './api/server-api.ts';

/** How a guest appears to others. Kept on the device, so that it also serves where there is no network. */
export interface Identity {
  readonly name: string;
  readonly avatar: Avatar;
  /** Chosen here while the house could not be told. */
  readonly untold?: true;
}

const KEPT = 'parlour.identity';
/** Names of the decade, for guests who have not said theirs. */
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

/** With an initial two guests are hardly ever called the same. */
const INITIALS = [...'ABCDEFGHIJKLMNOPRSTUVWZ'];

/** Nobody has used this device before. */
export const isFirstVisit = remembered() === undefined;

export const identityStore = createStore<Identity>(() => remembered() ?? stranger());

/** Whoever asks again within this time gets the same answer. */
const FRESH_MS = 3000;
let introducing: Promise<void> | undefined;

/** Tells the house who we are, or hears from it what another of our devices has changed. */
export function syncIdentity(): Promise<void> {
  if (identityStore.getState().untold === true) introducing = undefined;
  introducing ??= tellWho().finally(() => setTimeout(forget, FRESH_MS));
  return introducing;
}

function forget(): void {
  introducing = undefined;
}

async function tellWho(): Promise<void> {
  const known = await serverApi.me();
  if (isRefusal(known)) return;
  const { name, avatar, untold } = identityStore.getState();
  if (known.name !== '' && untold !== true) return setIdentity(known);
  const told = await serverApi.changeMe({ name, avatar });
  if (!isRefusal(told)) setIdentity(told);
}

/** This device is now that person. */
export function setIdentity({ name, avatar }: Pick<Person, 'name' | 'avatar'>): void {
  const me: Identity = { name, avatar };
  identityStore.setState(me, true);
  keep(me);
}

/** This device is now nobody in particular. */
export function resetIdentity(): void {
  forget();
  identityStore.setState(stranger(), true);
}

export async function updateIdentity(change: IdentityChange): Promise<Refusal | undefined> {
  const answer = await serverApi.changeMe(change);
  if (isRefusal(answer) && answer.refused !== 'unreachable') return answer;
  if (isRefusal(answer)) {
    identityStore.setState({ ...change, untold: true });
    keep(identityStore.getState());
  } else setIdentity(answer);
  return undefined;
}

function remembered(): Identity | undefined {
  try {
    const { name, avatar, untold } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as {
      name?: unknown;
      avatar?: unknown;
      untold?: unknown;
    };
    const clean = cleanName(name);
    if (clean === undefined || !isAvatar(avatar)) return undefined;
    return { name: clean, avatar, ...(untold === true ? { untold } : {}) };
  } catch {
    return undefined;
  }
}

/** The automaton in the bowler hat is left to the bots, until somebody chooses it. */
function stranger(): Identity {
  const me = { name: `${oneOf(NAMES)} ${oneOf(INITIALS)}`, avatar: oneOf(AVATARS.filter((avatar) => avatar !== 'bowler')) };
  keep(me);
  return me;
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function keep(me: Identity): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(me));
  } catch {
    // A private window may refuse to keep anything.
  }
}
