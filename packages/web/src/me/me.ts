import { isRefusal, type Refusal } from '@parlour/kernel';
import { AVATARS, type Avatar, cleanName, isAvatar, type MeRequest } from '@parlour/protocol';
import { createStore } from 'zustand/vanilla';
import { house } from '../api/house.ts';

/** How a guest appears to others. Kept on the device, so that it also serves where there is no network. */
export interface Me {
  readonly name: string;
  readonly avatar: Avatar;
}

const KEPT = 'parlour.me';
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

export const meStore = createStore<Me>(() => remembered() ?? stranger());

/** Tells the house who we are, once for a visit. */
export async function introduce(): Promise<void> {
  const known = await house.me();
  const { name, avatar } = meStore.getState();
  if (!isRefusal(known) && (known.name !== name || known.avatar !== avatar)) await house.changeMe({ name, avatar });
}

export async function changeMe(change: MeRequest): Promise<Refusal | undefined> {
  const answer = await house.changeMe(change);
  if (isRefusal(answer) && answer.refused !== 'unreachable') return answer;
  meStore.setState(isRefusal(answer) ? change : { name: answer.name, avatar: answer.avatar });
  keep(meStore.getState());
  return undefined;
}

function remembered(): Me | undefined {
  try {
    const { name, avatar } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { name?: unknown; avatar?: unknown };
    const clean = cleanName(name);
    return clean !== undefined && isAvatar(avatar) ? { name: clean, avatar } : undefined;
  } catch {
    return undefined;
  }
}

/** The automaton in the bowler hat is left to the bots, until somebody chooses it. */
function stranger(): Me {
  const me = { name: oneOf(NAMES), avatar: oneOf(AVATARS.filter((avatar) => avatar !== 'bowler')) };
  keep(me);
  return me;
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function keep(me: Me): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(me));
  } catch {
    // A private window may refuse to keep anything.
  }
}
