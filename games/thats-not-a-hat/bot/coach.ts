import { type Decision, defineCoach, happens, type PerfectMemory, playOut } from '@parlour/bots';
import { arrowOf, deckOf, type HatTypes, type Move, type ObjectId, type State, thatsNotAHat, type View } from '../rules/index.ts';
import { othersRemember, visibleObjects } from './answer-offer.ts';
import { hatLens } from './hat-lens.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { emptyMemory, type HatMemory, type MemoryTrace, remember } from './memory.ts';
import { perfectMemory } from './perfect-memory.ts';
import { winShare } from './win-share.ts';

type HatDecision = Decision<HatTypes, HatMemory>;

/** How often a name is true that nobody remembers better. */
const TRUST = 0.75;

/** Remembers and forgets as a player of middle strength, and trusts a giver where it has forgotten. */
const human: PerfectMemory<HatTypes, HatMemory> = {
  start: emptyMemory,
  observe: (memory, events, view, _seat, chance) => remember(memory, events, view, LEVEL_PARAMS.normal, chance),
  believe({ gifts, moving }, { said }, chance) {
    const kept = (trace: MemoryTrace | null): ObjectId | null => (trace !== null && happens(chance, trace.strength) ? trace.object : null);
    return { gifts: gifts.map((column) => column.map(kept)), moving: kept(moving) ?? (happens(chance, TRUST) ? said : null) };
  },
};

const giftIn = ({ moving }: State): ObjectId | null =>
  moving === null ? null : moving.face === 'up' ? moving.object : moving.object.secret;

/** Other names that are compared with the likeliest ones. */
const OTHERS = 4;
const MAX_NAMES = 6;

function shortlist(
  { view }: HatDecision,
  worlds: readonly State[],
  shuffle: (objects: readonly ObjectId[]) => ObjectId[],
): readonly Move[] {
  if (view.phase === 'answer') return [{ do: 'thank' }, { do: 'refuse' }];
  if (view.phase !== 'name') return [];
  const likely = new Map<ObjectId, number>();
  for (const object of worlds.map(giftIn)) if (object !== null) likely.set(object, (likely.get(object) ?? 0) + 1);
  const names = [...likely].toSorted((a, b) => b[1] - a[1]).map(([object]) => object);
  const others = shuffle(deckOf(view.options.colour).filter((object) => !likely.has(object)));
  return [...names.slice(0, MAX_NAMES), ...others.slice(0, OTHERS)].map((object) => ({ do: 'name', object }));
}

/** How often a receiver refuses a true name, and a false one that the table contradicts. */
const WRONG_REFUSAL = 0.05;
const CLEAR_REFUSAL = 0.97;
/** How often a false name that passes costs its receiver a point later. */
const LATER = 0.2;

/** How likely the receiver of a gift refuses its name. */
function refusalOdds(view: View, age: number, said: ObjectId, object: ObjectId | null): number {
  if (said === object) return WRONG_REFUSAL;
  const isSeen = view.fresh || visibleObjects(view).has(said) || (view.moving?.face === 'down' && arrowOf(said) !== view.moving.arrow);
  return isSeen ? CLEAR_REFUSAL : othersRemember(age, LEVEL_PARAMS.normal);
}

export const coach = defineCoach<HatTypes, HatMemory>({
  game: thatsNotAHat,
  perfect: perfectMemory,
  human,
  worlds: 60,
  shortlist: (decision, worlds, chance) => shortlist(decision, worlds, (objects) => chance.shuffle(objects)),
  valuer(decision, chance) {
    const { view, seat, memory } = decision;
    const lens = hatLens(decision, LEVEL_PARAMS.sharp, chance);
    const now = winShare(view, seat);
    const punished = (other: number): number => winShare(view, seat, other);
    /** The player who hears the name believes it or not, and one of two players gets a point or nobody does. */
    const named = (object: ObjectId | null, said: ObjectId): number => {
      const odds = refusalOdds(view, memory.moving?.age ?? 0, said, object);
      const receiver = view.receiver ?? seat;
      if (said === object) return now + odds * (punished(receiver) - now);
      return now + odds * (punished(seat) - now) + (1 - odds) * LATER * (punished(receiver) - now);
    };
    return (world, move, luck) => ({ share: move.do === 'name' ? named(giftIn(world), move.object) : playOut(lens, world, move, luck) });
  },
  grounds: () => [{ path: ['moving', 'object'] }],
});
