import type { ReducedGame } from '@parlour/bots';
import { allSeats, type Outcome } from '@parlour/kernel';
import { type HatTypes, type Move, type ObjectId, type Options, type State, thatsNotAHat } from '../rules/index.ts';

/** Three arrows of each colour, and no two objects that are easily confused. */
const OBJECTS: readonly ObjectId[] = ['lipstick', 'cactus', 'globe', 'balloon', 'key', 'banana'];
/** Steps of honest gifts that are thanked for, and the step after which the match is cut. */
const HONEST = 13;
const LAST = 33;

const OPTIONS: Options = {
  colour: 'both',
  twoGifts: true,
  rounds: 'one',
  first: 0,
  memoryHelp: false,
  clock: 0,
  show: 3,
  ready: false,
};

/** Two players with six objects: after some honest gifts, who lies and who notices? */
export const REDUCED: ReducedGame<HatTypes> = {
  game: {
    ...thatsNotAHat,
    setup: (options, seats, chance, sink) =>
      thatsNotAHat.setup(
        options,
        seats,
        { below: (limit) => chance.below(limit), pick: (items) => chance.pick(items), shuffle: <T>() => chance.shuffle(OBJECTS) as T[] },
        sink,
      ),
    legalMoves: (view, seat) => thatsNotAHat.legalMoves(view, seat).filter((move) => move.do !== 'name' || OBJECTS.includes(move.object)),
  },
  seats: 2,
  deals: [
    { ...OPTIONS, first: 0 },
    { ...OPTIONS, first: 1 },
  ],
  streams: 64,
  opening: (state, step) => (step < HONEST ? honest(state) : undefined),
  cut: (state, step) => (step >= LAST && state.phase !== 'answer' ? standing(state) : undefined),
};

function honest({ phase, moving }: State): Move | undefined {
  if (phase === 'name' && moving?.face === 'down') return { do: 'name', object: moving.object.secret };
  return phase === 'answer' ? { do: 'thank' } : undefined;
}

/** Fewest points win, as at the end of a round. */
function standing({ seats, penalties }: State): Outcome {
  const points = penalties.map((cards) => cards.length);
  const fewest = Math.min(...points);
  return { winners: allSeats(seats).filter((seat) => points[seat] === fewest), scores: points.map((count) => -count) };
}
