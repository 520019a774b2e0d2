import type { Decision, Lens, Particle } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { deckOf, type HatTypes, type Move, type ObjectId, type State, thatsNotAHat, type View } from '../rules/index.ts';
import { believedOdds } from './answer-offer.ts';
import type { LevelParams } from './level-params.ts';
import type { HatMemory } from './memory.ts';
import { chooseName } from './name-gift.ts';
import { winShare } from './win-share.ts';

type HatDecision = Decision<HatTypes, HatMemory>;

/** Two kinds of worlds and two answers: each answer is tried once in each. */
export const BUDGET = { worlds: 2, playouts: 4 };

/** An answer gives a point to one of two players or to nobody, so a playout is a single step, and points are the worth. */
export function hatLens(decision: HatDecision, params: LevelParams, chance: Chance): Lens<HatTypes> {
  const { view, seat } = decision;
  const { particles, moves } = view.phase === 'answer' ? answering(decision, params, chance) : unweighed(decision, params, chance);
  return {
    game: thatsNotAHat,
    seat,
    particles: (_count, luck) => particles(luck),
    shortlist: () => moves,
    policy: (state, other) => thatsNotAHat.defaultMove(thatsNotAHat.view(state, other), other),
    isFarEnough: () => true,
    value: (state) => winShare(state, seat),
  };
}

interface Weighed {
  readonly particles: (chance: Chance) => readonly Particle<State>[];
  readonly moves: readonly Move[];
}

/** The announcement is true or false. A cautious bot fears worlds in which it is true, where a refusal costs it a point. */
function answering(decision: HatDecision, params: LevelParams, chance: Chance): Weighed {
  const { memory, view } = decision;
  const truth = believedOdds(memory, view, params, chance);
  return {
    moves: [{ do: 'thank' }, { do: 'refuse' }],
    particles: (luck) => {
      const world = imagined(decision, luck);
      return [
        { world: withGift(world, view.said), weight: truth * params.caution },
        { world: withGift(world, anotherThan(view, memory.moving?.object ?? null)), weight: 1 - truth },
      ];
    },
  };
}

/** What a name is worth shows only when everybody has forgotten the gift: how often to lie is a matter of the level. */
function unweighed(decision: HatDecision, params: LevelParams, chance: Chance): Weighed {
  const { memory, view } = decision;
  const move: Move = view.phase === 'name' ? { do: 'name', object: chooseName(memory, view, params, chance) } : { do: 'ready' };
  return { moves: [move], particles: () => [] };
}

function imagined({ memory, view, seat }: HatDecision, chance: Chance): State {
  const gifts = memory.gifts.map((column) => column.map(({ object }) => object));
  return thatsNotAHat.imagine(view, seat, { gifts, moving: null }, chance);
}

/** The object it remembers, or any other one, but not what was said. */
const anotherThan = ({ said, options }: View, remembered: ObjectId | null): ObjectId | null =>
  remembered !== null && remembered !== said ? remembered : (deckOf(options.colour).find((object) => object !== said) ?? null);

/** The same world with another gift on its way. An inattentive bot may take it for something that lies open elsewhere. */
function withGift(world: State, object: ObjectId | null): State {
  const { moving } = world;
  if (moving?.face !== 'down' || object === null) return world;
  return { ...world, moving: { ...moving, object: { ...moving.object, secret: object } } };
}
