import { FIRST_HOLD, happens, lossOdds, type MemoryAge } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { type Event, type GuestId, heldBy, type View, type WishId } from '../rules/index.ts';
import type { LevelParams } from './level-params.ts';

/** The number of wishes of a guest. */
const ALL = 3;

/** A bot's memory of the envelopes it has seen, and of who else has. */
export type PicturePerfectMemory = {
  readonly wishes: { readonly [guest in GuestId]?: readonly WishId[] };
  /** In rounds since an envelope was last read. */
  readonly ages: { readonly [guest in GuestId]?: MemoryAge };
  /** VIP cards seen, and a part of one for each that another player has probably added. */
  readonly vips: { readonly [guest in GuestId]?: number };
  /** Read since the last card was turned up; twice where it was opened again. */
  readonly fresh: readonly GuestId[];
  /** The other players who have read an envelope: this is public, because everybody reads what they hold. */
  readonly readers: { readonly [guest in GuestId]?: readonly Seat[] };
};

export const EMPTY_MEMORY: PicturePerfectMemory = { wishes: {}, ages: {}, vips: {}, fresh: [], readers: {} };

export const wishesOf = ({ wishes }: PicturePerfectMemory, guest: GuestId): readonly WishId[] => wishes[guest] ?? [];

export const knowsAll = (memory: PicturePerfectMemory, guest: GuestId): boolean => wishesOf(memory, guest).length === ALL;

export const unknownCount = (memory: PicturePerfectMemory, guest: GuestId): number => ALL - wishesOf(memory, guest).length;

export const hasRead = ({ readers }: PicturePerfectMemory, guest: GuestId, seat: Seat): boolean => readers[guest]?.includes(seat) === true;

/** The bot that remembers: its view, its seat and its level. */
interface Observer {
  readonly view: View;
  readonly seat: Seat;
  readonly params: LevelParams;
}

export function remember(memory: PicturePerfectMemory, events: readonly Event[], observer: Observer, chance: Chance): PicturePerfectMemory {
  return events.reduce((now, event) => takeIn(now, event, observer, chance), memory);
}

function takeIn(memory: PicturePerfectMemory, event: Event, observer: Observer, chance: Chance): PicturePerfectMemory {
  switch (event.type) {
    case 'opened': {
      const { guest, wishes, vips } = event.contents;
      const opened: PicturePerfectMemory = {
        ...memory,
        wishes: { ...memory.wishes, [guest]: wishes },
        ages: { ...memory.ages, [guest]: { age: 0, hold: Object.keys(memory.ages).length < FIRST_GUESTS ? FIRST_HOLD : 1 } },
        vips: { ...memory.vips, [guest]: vips },
        fresh: [...memory.fresh, guest],
      };
      return event.seat === null
        ? othersOf(observer).reduce<PicturePerfectMemory>((now, seat) => withReader(now, guest, seat), opened)
        : opened;
    }
    case 'peeked':
      return event.seat === observer.seat ? memory : withReader(memory, event.guest, event.seat);
    case 'vipAdded':
      return { ...memory, vips: { ...memory.vips, [event.guest]: (memory.vips[event.guest] ?? 0) + 1 } };
    case 'turnedUp':
      return { ...othersLooked(fade(memory, observer.params, chance), event.round, observer), fresh: [] };
    case 'finalPhoto':
      return { ...othersLooked(memory, LAST_LOOK, observer), fresh: [] };
    default:
      return memory;
  }
}

const LAST_LOOK = 7;
/** How likely a player adds the VIP card in one look, by round: late, when the wishes of many guests are known. */
const VIP_RATES: Readonly<Record<number, number>> = { 5: 0.4, 6: 0.25, [LAST_LOOK]: 0.25 };

const othersOf = ({ view, seat }: Observer): readonly Seat[] => view.decorations.map((_, other) => other).filter((other) => other !== seat);

const withReader = (memory: PicturePerfectMemory, guest: GuestId, seat: Seat): PicturePerfectMemory =>
  hasRead(memory, guest, seat) ? memory : { ...memory, readers: { ...memory.readers, [guest]: [...(memory.readers[guest] ?? []), seat] } };

/** Everybody has looked into the envelopes they hold, and perhaps added a VIP card to one. */
function othersLooked(memory: PicturePerfectMemory, round: number, observer: Observer): PicturePerfectMemory {
  if (!observer.params.watchesOthers) return memory;
  let now = memory;
  for (const seat of othersOf(observer)) {
    const held = heldBy(observer.view, seat);
    const added = (VIP_RATES[round] ?? 0) / Math.max(1, held.length);
    for (const guest of held) {
      now = withReader(now, guest, seat);
      if (added > 0) now = { ...now, vips: { ...now.vips, [guest]: (now.vips[guest] ?? 0) + added } };
    }
  }
  return now;
}

/** The first envelopes of a match are remembered better than later ones. */
const FIRST_GUESTS = 2;
/** Rounds in which a wish is lost at its first, highest rate. */
const GRACE_ROUNDS = 2;
const NEW: MemoryAge = { age: 0, hold: 1 };

/** A round later. Every envelope that was read since takes something from the memory of the others. */
function fade(memory: PicturePerfectMemory, { decay, interference }: LevelParams, chance: Chance): PicturePerfectMemory {
  const guests = Object.keys(memory.wishes) as GuestId[];
  const kept = guests.map((guest) => {
    const others = memory.fresh.filter((read) => read !== guest).length;
    const odds = lossOdds(decay * (1 + interference * others), memory.ages[guest] ?? NEW, GRACE_ROUNDS);
    return [guest, decay === 0 ? wishesOf(memory, guest) : wishesOf(memory, guest).filter(() => !happens(chance, odds))];
  });
  const ages = guests.map((guest) => {
    const { age, hold } = memory.ages[guest] ?? NEW;
    return [guest, { age: age + 1, hold }];
  });
  return { ...memory, wishes: Object.fromEntries(kept), ages: Object.fromEntries(ages) };
}

/** With the envelopes that lie open for all. */
export function withNotes(memory: PicturePerfectMemory, notes: NonNullable<View['notes']>): PicturePerfectMemory {
  return { ...memory, wishes: { ...memory.wishes, ...Object.fromEntries(notes.map(({ guest, wishes }) => [guest, wishes])) } };
}
