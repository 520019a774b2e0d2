import { happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import type { Event, GuestId, WishId } from '../rules/index.ts';
import type { Dial } from './level-params.ts';

/** Three wishes are all there is to know of a guest. */
const ALL = 3;

/** What a bot has in mind of the envelopes it has seen. */
export type PictureMemory = {
  readonly wishes: { readonly [guest in GuestId]?: readonly WishId[] };
  readonly vips: { readonly [guest in GuestId]?: number };
  /** Read since the last card was turned up. */
  readonly fresh: readonly GuestId[];
};

export const BLANK: PictureMemory = { wishes: {}, vips: {}, fresh: [] };

export const wishesOf = ({ wishes }: PictureMemory, guest: GuestId): readonly WishId[] => wishes[guest] ?? [];

export const knowsAll = (memory: PictureMemory, guest: GuestId): boolean => wishesOf(memory, guest).length === ALL;

export const unknownCount = (memory: PictureMemory, guest: GuestId): number => ALL - wishesOf(memory, guest).length;

export function noticed(memory: PictureMemory, heard: readonly Event[], dial: Dial, chance: Chance): PictureMemory {
  return heard.reduce((now, event) => takeIn(now, event, dial, chance), memory);
}

function takeIn(memory: PictureMemory, event: Event, dial: Dial, chance: Chance): PictureMemory {
  switch (event.type) {
    case 'opened': {
      const { guest, wishes, vips } = event.contents;
      return {
        wishes: { ...memory.wishes, [guest]: wishes },
        vips: { ...memory.vips, [guest]: vips },
        fresh: [...memory.fresh, guest],
      };
    }
    case 'vipAdded':
      return { ...memory, vips: { ...memory.vips, [event.guest]: (memory.vips[event.guest] ?? 0) + 1 } };
    case 'turnedUp':
      return { ...fade(memory, dial, chance), fresh: [] };
    case 'finalPhoto':
      return { ...memory, fresh: [] };
    default:
      return memory;
  }
}

function fade(memory: PictureMemory, { forgets }: Dial, chance: Chance): PictureMemory {
  if (forgets === 0) return memory;
  const kept = Object.entries(memory.wishes).map(([guest, wishes]) => [guest, wishes.filter(() => !happens(chance, forgets))]);
  return { ...memory, wishes: Object.fromEntries(kept) as PictureMemory['wishes'] };
}
