import { NULL_EVENT_SINK, type Recipe, type Sample, SmallChance } from '@parlour/bots';
import { allSeats, type Chance, isOver, isRefusal, type Seat } from '@parlour/kernel';
import { leadOf } from '../bot/fotomania-lens.ts';
import { positionOf } from '../bot/position.ts';
import { quickMove } from '../bot/quick-policy.ts';
import { fotomania, type Move, type State } from '../rules/index.ts';

/** In the first turns of a match, up to this many, every fourth move is random, so that positions differ. */
const CARELESS_TURNS = 24;
const CARELESS = 4;

export const recipe: Recipe = {
  seats: [2, 3, 4],
  matches: 16_000,
  hidden: [24, 16],
  epochs: 8,
  rate: 0.003,
  seed: 1,
  samplesOf,
};

/** Every turn after the random ones as each player sees it, with what the match brought that player. */
function samplesOf(seats: number, seed: number, match: number): readonly Sample[] {
  const chance = new SmallChance(seed, match);
  const options = fotomania.parseOptions({}, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = fotomania.setup(options.ok, seats, chance, NULL_EVENT_SINK);
  const careless = chance.below(CARELESS_TURNS);
  const kept: { readonly seat: Seat; readonly inputs: readonly number[] }[] = [];
  for (let turn = 0; ; ) {
    const status = fotomania.status(state);
    if (isOver(status)) return kept.map(({ seat, inputs }) => ({ inputs, target: worth(state, status.over.winners, seat) }));
    if (state.phase === 'take') {
      turn += 1;
      if (turn > careless) for (const seat of allSeats(seats)) kept.push({ seat, inputs: positionOf(state, seat) });
    }
    const isCareless = turn <= careless;
    const choices = status.must.map((seat) => ({ seat, move: isCareless ? carelessMove(state, seat, chance) : quickMove(state, seat) }));
    fotomania.resolve(state, choices, chance, NULL_EVENT_SINK);
  }
}

const carelessMove = (state: State, seat: Seat, chance: Chance): Move =>
  chance.below(CARELESS) === 0 ? chance.pick(fotomania.legalMoves(fotomania.view(state, seat), seat)) : quickMove(state, seat);

/** Half the victory, which is what counts, and half the lead, which depends less on chance. */
const worth = (state: State, winners: readonly Seat[], seat: Seat): number =>
  0.5 * (winners.includes(seat) ? 1 / winners.length : 0) + 0.5 * leadOf(state, seat);
