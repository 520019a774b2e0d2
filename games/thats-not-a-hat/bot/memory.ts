import { FIRST_HOLD, happens, lossOdds } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import type { Event, ObjectId, View } from '../rules/index.ts';
import { confusableWith } from './confusable-objects.ts';
import type { LevelParams } from './level-params.ts';

/** A bot's memory of one card: an object that may be wrong, and how sure it is. */
export type MemoryTrace = {
  readonly object: ObjectId | null;
  readonly strength: number;
  /** Steps since the card was last seen or named, the same for everybody. */
  readonly age: number;
  /** How firmly it is kept: each sight or name after the first adds to it, and the first objects of a round begin with more. */
  readonly hold: number;
};

export type HatMemory = {
  /** By seat and place, as the gifts lie. A face-up gift needs no memory. */
  readonly gifts: readonly (readonly MemoryTrace[])[];
  readonly moving: MemoryTrace | null;
  /** Objects whose place is forgotten, but not that they are in play. Latest last. */
  readonly echoes: readonly ObjectId[];
  /** How often each player was caught naming the wrong object. */
  readonly caught: readonly number[];
  /** How many objects were seen in this round. */
  readonly seen: number;
  /** Gifts since the last refusal. */
  readonly calm: number;
};

const BLANK: MemoryTrace = { object: null, strength: 0, age: 0, hold: 1 };

/** The first objects of a round are kept better than later ones. */
const FIRST_OBJECTS = 3;
const FIRMEST = 1.5;

/** The memory of a player who sits down late: cards without content. */
export function emptyMemory(view: View): HatMemory {
  return {
    gifts: view.gifts.map((column) => column.map(() => BLANK)),
    moving: view.moving === null ? null : BLANK,
    echoes: [],
    caught: view.gifts.map(() => 0),
    seen: 0,
    calm: 0,
  };
}

/**
 * One step later: everything fades a little, then the events are added. The gift on its way has everybody's attention and does
 * not fade.
 */
export function remember(memory: HatMemory, events: readonly Event[], view: View, params: LevelParams, chance: Chance): HatMemory {
  let now = faded(memory, newThings(events), params, chance);
  for (const event of events) now = takeIn(now, event, params, chance);
  return fits(now, view) ? now : { ...emptyMemory(view), echoes: now.echoes };
}

function fits(memory: HatMemory, view: View): boolean {
  return (memory.moving === null) === (view.moving === null) && memory.gifts.every((c, seat) => c.length === view.gifts[seat]?.length);
}

function newThings(events: readonly Event[]): readonly ObjectId[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'drew':
      case 'refused':
        return [event.object];
      case 'gave':
        return [event.said];
      default:
        return [];
    }
  });
}

function faded(memory: HatMemory, things: readonly ObjectId[], params: LevelParams, chance: Chance): HatMemory {
  const lost: ObjectId[] = [];
  const fade = (trace: MemoryTrace): MemoryTrace => {
    const { object, hold } = trace;
    const age = trace.age + 1;
    if (object === null) return { ...trace, age };
    const others = things.filter((thing) => thing !== object).length;
    if (happens(chance, lossOdds(params.decay * (1 + params.interference * others), trace))) {
      lost.push(object);
      return { ...BLANK, age };
    }
    const twins = confusableWith(object);
    if (twins.length === 0) return { ...trace, age };
    const strength = trace.strength * (1 - params.mixUp);
    return { object: happens(chance, params.mixUp) ? chance.pick(twins) : object, strength, age, hold };
  };
  const gifts = memory.gifts.map((column) => column.map(fade));
  const echoes = lost.length === 0 ? memory.echoes : [...memory.echoes, ...lost].slice(-params.halfForgottenCount);
  return { ...memory, gifts, echoes };
}

function takeIn(memory: HatMemory, event: Event, params: LevelParams, chance: Chance): HatMemory {
  switch (event.type) {
    case 'round':
      return { ...memory, gifts: event.gifts.map((column) => column.map(() => BLANK)), moving: null, echoes: [], seen: 0, calm: 0 };
    case 'gave':
      return { ...memory, calm: memory.calm + 1 };
    case 'drew':
      return { ...memory, moving: seenNow(event.object, memory, params), seen: memory.seen + 1 };
    case 'took': {
      const [oldest = BLANK, ...rest] = memory.gifts[event.seat] ?? [];
      const moving = event.object === null ? oldest : seenNow(event.object, memory, params);
      const seen = event.object === null ? memory.seen : memory.seen + 1;
      return { ...memory, gifts: withColumn(memory, event.seat, rest), moving, seen };
    }
    case 'thanked': {
      const before = memory.moving ?? BLANK;
      const after = happens(chance, params.inattention) ? before : told(before, event.said, params);
      const column = [...(memory.gifts[event.seat] ?? []), after];
      return { ...memory, gifts: withColumn(memory, event.seat, column), moving: null };
    }
    case 'refused': {
      const caught = memory.caught.map((times, seat) => (seat === event.wrong && seat === event.giver ? times + 1 : times));
      return { ...memory, moving: null, calm: 0, caught, echoes: memory.echoes.filter((object) => object !== event.object) };
    }
    default:
      return memory;
  }
}

const withColumn = (memory: HatMemory, seat: Seat, column: readonly MemoryTrace[]) =>
  memory.gifts.map((old, i) => (i === seat ? column : old));

const seenNow = (object: ObjectId, { seen }: HatMemory, params: LevelParams): MemoryTrace => ({
  object,
  strength: params.seeing,
  age: 0,
  hold: seen < FIRST_OBJECTS ? FIRST_HOLD : 1,
});

/** A name that seems true confirms a memory, fills a gap, or replaces a fainter memory. */
function told(trace: MemoryTrace, said: ObjectId, { hearsay }: LevelParams): MemoryTrace {
  const { object, strength, hold } = trace;
  if (object === said) return { object, strength: strength + (1 - strength) * hearsay * 0.5, age: 0, hold: Math.min(FIRMEST, hold + 0.25) };
  if (object === null) return { object: said, strength: hearsay, age: 0, hold: 1 };
  if (strength < hearsay * 0.5) return { object: said, strength: hearsay * 0.7, age: 0, hold: 1 };
  return { ...trace, strength: strength * 0.95, age: 0 };
}
