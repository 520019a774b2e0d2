import { allSeats, chanceFor, isOver, isRefusal, play, seedFromText, startMatch } from '@parlour/kernel';
import { checkGame, checkMutants, playthrough } from '@parlour/kernel/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../../mutants-catalogue.ts';
import { kindOf } from './cards.ts';
import { mascarade, type State } from './index.ts';
import { options } from './state.fixture.ts';

describe('the laws', () => {
  it('hold for random games at every number of seats, with random options', () => {
    const result = checkGame(mascarade, { games: 9, seed: 'laws' });
    expect(result.lawFailures).toEqual([]);
    expect(result.divergences).toEqual([]);
    expect(result.secrecyChecks).toBeGreaterThan(5_000);
  });

  it('find every planted leak', () => {
    const mutants = mutantsOf(mascarade.id);
    expect(mutants.length).toBeGreaterThanOrEqual(22);
    expect(checkMutants(mascarade, mutants, { games: 40, seed: 'mutants' }).survivors).toEqual([]);
  });
});

/** Every mask is in exactly one place. */
const cards = (state: State): string[] =>
  [...state.masks, ...state.centre].map((mask) => (typeof mask === 'string' ? mask : mask.secret)).sort();

describe('whatever is played', () => {
  it('no mask is lost or doubled, coins come from the bank alone, and every place has one person', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.constantFrom('A', 'B'), fc.string(), (seats, scenario, seed) => {
        const chance = chanceFor(seedFromText(seed), 7);
        let { match } = startMatch(mascarade, options({ scenario, first: 'random' }, seats), seats, seedFromText(seed));
        const deck = cards(match.state);
        for (let step = 0; step < 150 && !isOver(match.status); step++) {
          const due = match.status.must.filter((seat) => !match.pending.some((choice) => choice.seat === seat));
          const seat = chance.pick(due);
          const played = play(match, seat, chance.pick(mascarade.legalMoves(mascarade.view(match.state, seat), seat)));
          if (isRefusal(played)) throw new Error(played.refused);
          const before = wealth(match.state);
          match = played.match;
          const granted = played.events.reduce(
            (sum, { event }) => sum + (event.type === 'paid' && event.from === 'bank' ? event.coins : 0),
            0,
          );
          expect(wealth(match.state)).toBe(before + granted);
          expect(cards(match.state)).toEqual(deck);
          expect([...match.state.seatAt].sort((a, b) => a - b)).toEqual(allSeats(seats));
          expect(match.state.placeOf.map((place) => match.state.seatAt[place])).toEqual(allSeats(seats));
          expect(match.state.coins.every((coins) => coins >= 0)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const wealth = (state: State): number => state.court + state.coins.reduce((sum, coins) => sum + coins, 0);

describe('golden games', () => {
  const games = [
    { name: 'four-players-side-a', seats: 4, options: { scenario: 'A', memorise: 0, clock: 0 } },
    { name: 'eight-players-side-b', seats: 8, options: { scenario: 'B', peek: false } },
    { name: 'six-players-at-once', seats: 6, options: { scenario: 'B', claims: 'at-once', memoryHelp: true } },
  ];
  for (const { name, ...plan } of games) {
    it(name, async () => {
      const text = playthrough(mascarade, { ...plan, seed: name, choose: mostlyHonest });
      await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
    });
  }
});

/** Claims mostly truthfully; announces more often than looks. */
function mostlyHonest(...[match, seat, legal, chance]: Parameters<NonNullable<Parameters<typeof playthrough>[1]['choose']>>): object {
  const state = match.state as State;
  const mask = state.masks[state.placeOf[seat] as number];
  const worn = mask === undefined ? null : kindOf(typeof mask === 'string' ? mask : mask.secret);
  if (state.phase === 'claim') return { do: worn === state.announced || chance.below(8) === 0 ? 'claim' : 'pass' };
  const announcement = legal.find((move) => 'mask' in move && move.mask === worn);
  return announcement !== undefined && chance.below(3) > 0 ? announcement : chance.pick(legal);
}
