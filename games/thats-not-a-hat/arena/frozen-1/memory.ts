import { happens } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import type { Event, ObjectId, View } from '../../rules/index.ts';
import { confusableWith } from './confusable-objects.ts';
import type { LevelParams } from './level-params.ts';

/** A bot's memory of one card: an object that may be wrong, and how sure it is. */
export type MemoryTrace = {
  readonly object: ObjectId | null;
  readonly strength: number;
  /** Steps since the card was last seen or named, the same for everybody. */
  readonly age: number;
};

export type HatMemory = {
  /** By seat and place, as the gifts lie. A face-up gift needs no memory. */
  readonly gifts: readonly (readonly MemoryTrace[])[];
  readonly moving: MemoryTrace | null;
  /** Objects whose place is forgotten, but not that they are in play. Latest last. */
  readonly echoes: readonly ObjectId[];
  /** How often each player was caught naming the wrong object. */
  readonly caught: readonly number[];
};

const BLANK: MemoryTrace = { object: null, strength: 0, age: 0 };

/** The memory of a player who sits down late: cards without content. */
export function emptyMemory(view: View): HatMemory {
  return {
    gifts: view.gifts.map((column) => column.map(() => BLANK)),
    moving: view.moving === null ? null : BLANK,
    echoes: [],
    caught: view.gifts.map(() => 0),
  };
}

/** One step later: everything fades a little, then the events are added. */
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
    const { object } = trace;
    if (object === null) return { ...trace, age: trace.age + 1 };
    const others = things.filter((thing) => thing !== object).length;
    const strength = trace.strength * (1 - params.fade) * (1 - params.interference) ** others;
    const doubt = (1 - strength) ** 2;
    if (happens(chance, params.slip * doubt)) {
      lost.push(object);
      return { ...BLANK, age: trace.age + 1 };
    }
    const twins = confusableWith(object);
    const mixedUp = twins.length > 0 && happens(chance, params.mixUp + params.slip * doubt * 0.5);
    return { object: mixedUp ? chance.pick(twins) : object, strength, age: trace.age + 1 };
  };
  const gifts = memory.gifts.map((column) => column.map(fade));
  const moving = memory.moving === null ? null : fade(memory.moving);
  const echoes = lost.length === 0 ? memory.echoes : [...memory.echoes, ...lost].slice(-params.halfForgottenCount);
  return { ...memory, gifts, moving, echoes };
}

function takeIn(memory: HatMemory, event: Event, params: LevelParams, chance: Chance): HatMemory {
  switch (event.type) {
    case 'round':
      return { ...memory, gifts: event.gifts.map((column) => column.map(() => BLANK)), moving: null, echoes: [] };
    case 'drew':
      return { ...memory, moving: seenNow(event.object, params) };
    case 'took': {
      const [oldest = BLANK, ...rest] = memory.gifts[event.seat] ?? [];
      const moving = event.object === null ? oldest : seenNow(event.object, params);
      return { ...memory, gifts: withColumn(memory, event.seat, rest), moving };
    }
    case 'thanked': {
      const before = memory.moving ?? BLANK;
      const after = happens(chance, params.inattention) ? before : told(before, event.said, params);
      const column = [...(memory.gifts[event.seat] ?? []), after];
      return { ...memory, gifts: withColumn(memory, event.seat, column), moving: null };
    }
    case 'refused': {
      const caught = memory.caught.map((times, seat) => (seat === event.wrong && seat === event.giver ? times + 1 : times));
      return { ...memory, moving: null, caught, echoes: memory.echoes.filter((object) => object !== event.object) };
    }
    default:
      return memory;
  }
}

const withColumn = (memory: HatMemory, seat: Seat, column: readonly MemoryTrace[]) =>
  memory.gifts.map((old, i) => (i === seat ? column : old));

const seenNow = (object: ObjectId, params: LevelParams): MemoryTrace => ({ object, strength: params.seeing, age: 0 });

/** A name that seems true confirms a memory, fills a gap, or replaces a fainter memory. */
function told(trace: MemoryTrace, said: ObjectId, params: LevelParams): MemoryTrace {
  if (trace.object === said) return { object: said, strength: trace.strength + (1 - trace.strength) * params.hearsay * 0.5, age: 0 };
  if (trace.object === null) return { object: said, strength: params.hearsay, age: 0 };
  if (trace.strength < params.hearsay * 0.5) return { object: said, strength: params.hearsay * 0.7, age: 0 };
  return { ...trace, strength: trace.strength * 0.9, age: 0 };
}
