import { happens } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import type { Event, GuestId, WishId } from '../../rules/index.ts';
import type { LevelParams } from './level-params.ts';

/** The number of wishes of a guest. */
const ALL = 3;

/** A bot's memory of the envelopes it has seen. */
export type PicturePerfectMemory = {
  readonly wishes: { readonly [guest in GuestId]?: readonly WishId[] };
  readonly vips: { readonly [guest in GuestId]?: number };
  /** Read since the last card was turned up. */
  readonly fresh: readonly GuestId[];
};

export const EMPTY_MEMORY: PicturePerfectMemory = { wishes: {}, vips: {}, fresh: [] };

export const wishesOf = ({ wishes }: PicturePerfectMemory, guest: GuestId): readonly WishId[] => wishes[guest] ?? [];

export const knowsAll = (memory: PicturePerfectMemory, guest: GuestId): boolean => wishesOf(memory, guest).length === ALL;

export const unknownCount = (memory: PicturePerfectMemory, guest: GuestId): number => ALL - wishesOf(memory, guest).length;

export function remember(
  memory: PicturePerfectMemory,
  events: readonly Event[],
  params: LevelParams,
  chance: Chance,
): PicturePerfectMemory {
  return events.reduce((now, event) => takeIn(now, event, params, chance), memory);
}

function takeIn(memory: PicturePerfectMemory, event: Event, params: LevelParams, chance: Chance): PicturePerfectMemory {
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
      return { ...fade(memory, params, chance), fresh: [] };
    case 'finalPhoto':
      return { ...memory, fresh: [] };
    default:
      return memory;
  }
}

function fade(memory: PicturePerfectMemory, { forgets }: LevelParams, chance: Chance): PicturePerfectMemory {
  if (forgets === 0) return memory;
  const kept = Object.entries(memory.wishes).map(([guest, wishes]) => [guest, wishes.filter(() => !happens(chance, forgets))]);
  return { ...memory, wishes: Object.fromEntries(kept) as PicturePerfectMemory['wishes'] };
}
