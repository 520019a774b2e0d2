import { describe, expect, it } from 'vitest';
import { fotomania, type State } from './index.ts';
import {
  aboutToShoot,
  act,
  advance,
  card,
  cityOf,
  dealt,
  deckOfNext,
  everybodyAdvances,
  frames,
  handOf,
  must,
  strip,
  stripOf,
} from './state.fixture.ts';

const HAND = ['blue 1', 'red 1', 'yellow 1', 'green 1', 'brown 1', 'blue 2'];

/** Seat 0 ends a turn with this City and deck. */
function endOfTurn(lying: Record<number, string>, deck: readonly string[], seats = 4, given: Partial<State> = {}) {
  const state = aboutToShoot(HAND, 1, [], seats, { ...cityOf(seats, lying), deck: deckOfNext(...deck), ...given });
  return { state, events: act(state, { 0: advance(1, 2) }) };
}

const lying = (state: State) =>
  Object.fromEntries(
    state.city.flatMap((seen, place) => {
      if (seen === null) return [];
      const { colour, number } = seen.face === 'up' ? seen.card : (state.cityHidden[place]?.secret ?? card('blue 1'));
      return [[place, seen.face === 'up' ? `${colour} ${number}` : `[${colour} ${number}]`]];
    }),
  );

const NEW_CARDS = Array.from({ length: 16 }, (_, i) => (i < 12 ? `green ${i + 1}` : `brown ${i - 9}`));

describe('4 check the City', () => {
  it('[F-23] with more than three cards the turn just ends', () => {
    const before = { 0: 'red 2', 5: '[red 3]', 9: '[red 4]', 13: 'red 5' };
    const { state } = endOfTurn(before, NEW_CARDS);
    expect(lying(state)).toEqual(before);
    expect(state).toMatchObject({ turn: 1, phase: 'take', taken: 0 });
  });

  it('[F-23] at three it is filled again', () => {
    const { state } = endOfTurn({ 0: 'red 2', 5: '[red 3]', 9: '[red 4]' }, NEW_CARDS);
    expect(Object.keys(lying(state))).toHaveLength(16);
    expect(must(state)).toEqual([1]);
  });

  it('[F-24*] face-up cards leave, face-down ones move in order to the top of the left column and turn up, the rest comes from the deck', () => {
    const { state, events } = endOfTurn({ 2: 'red 2', 6: '[red 3]', 9: '[red 4]' }, NEW_CARDS);
    expect(lying(state)).toEqual({
      ...{ 0: 'red 3', 1: 'red 4', 2: 'green 1', 3: 'green 2' },
      ...{ 4: '[green 3]', 5: '[green 4]', 6: '[green 5]', 7: '[green 6]' },
      ...{ 8: '[green 7]', 9: '[green 8]', 10: '[green 9]', 11: '[green 10]' },
      ...{ 12: 'green 11', 13: 'green 12', 14: 'brown 3', 15: 'brown 4' },
    });
    expect(events.filter((event) => event.type === 'cleared' || event.type === 'moved')).toEqual([
      { type: 'cleared', places: [2] },
      { type: 'moved', from: 6, to: 0, card: card('red 3') },
      { type: 'moved', from: 9, to: 1, card: card('red 4') },
    ]);
    expect(state.gone).toContainEqual({ secret: card('red 2'), knownTo: [], pools: ['box', 'red low'] });
  });

  it('[F-24*] a refill changes nothing in earlier states', () => {
    const before = { 2: 'red 2', 6: '[red 3]', 9: '[red 4]' };
    const { city, cityHidden } = cityOf(4, before);
    endOfTurn(before, NEW_CARDS, 4, { city, cityHidden });
    expect({ city, cityHidden }).toEqual(cityOf(4, before));
  });

  it('[F-24*] three players refill as four do: what lies face down moves and is shown, and nothing else of it leaves', () => {
    const { state, events } = endOfTurn({ 0: 'red 2', 7: '[red 3]', 8: '[red 4]' }, NEW_CARDS, 3);
    expect(lying(state)).toEqual({
      ...{ 0: 'red 3', 1: 'red 4', 2: 'green 1', 3: 'green 2' },
      ...{ 4: '[green 3]', 5: '[green 4]', 6: '[green 5]', 7: '[green 6]' },
      ...{ 8: '[green 7]', 9: '[green 8]', 10: '[green 9]', 11: '[green 10]' },
      ...{ 12: 'green 11', 13: 'green 12', 14: 'brown 3', 15: 'brown 4' },
    });
    expect(events.filter((event) => event.type === 'cleared' || event.type === 'moved')).toEqual([
      { type: 'cleared', places: [0] },
      { type: 'moved', from: 7, to: 0, card: card('red 3') },
      { type: 'moved', from: 8, to: 1, card: card('red 4') },
    ]);
    expect(state.gone).toHaveLength(1);
    expect(state).toMatchObject({ turn: 1, phase: 'take' });
  });

  it('[F-24*] [F-26] three players whose deck runs out go on with four cards, and end with three', () => {
    const before = { 5: '[red 3]', 10: '[red 4]', 12: 'red 5' };
    const four = endOfTurn(before, ['green 1', 'green 2'], 3);
    expect(lying(four.state)).toEqual({ 0: 'red 3', 1: 'red 4', 2: 'green 1', 3: 'green 2' });
    expect(four.state.phase).toBe('take');
    const three = endOfTurn(before, ['green 1'], 3);
    expect(three.state.phase).toBe('finale');
    expect(must(three.state)).toEqual([0, 1, 2]);
  });

  it('[F-25] with two players everything leaves, and what lay face down is never shown', () => {
    const { state, events } = endOfTurn({ 1: 'red 2', 4: '[red 3]', 7: '[red 8]' }, NEW_CARDS, 2);
    expect(Object.values(lying(state))).toHaveLength(12);
    expect(Object.values(lying(state)).some((text) => text.includes('red'))).toBe(false);
    expect(events.filter((event) => event.type === 'cleared')).toEqual([{ type: 'cleared', places: [1, 4, 7] }]);
    expect(JSON.stringify(events.slice(2))).not.toContain('"red"');
    expect(state.gone.map((secret) => secret.knownTo)).toEqual([[], [], []]);
  });

  it('[F-26] four cards are enough to go on; with three or fewer and no deck the end begins', () => {
    const four = endOfTurn({ 4: '[red 3]' }, ['green 1', 'green 2', 'green 3']);
    expect(lying(four.state)).toEqual({ 0: 'red 3', 1: 'green 1', 2: 'green 2', 3: 'green 3' });
    expect(four.state.phase).toBe('take');
    const three = endOfTurn({ 4: '[red 3]' }, ['green 1', 'green 2']);
    expect(three.state.phase).toBe('finale');
    expect(three.events.at(-1)).toEqual({ type: 'finale' });
    expect(must(three.state)).toEqual([0, 1, 2, 3]);
  });

  it('[F-26*] the game ends at once, also when some had fewer turns', () => {
    const { state } = endOfTurn({ 4: '[red 3]' }, [], 4, { starter: 0 });
    expect(state.turn).toBe(0);
    expect(state.phase).toBe('finale');
  });
});

describe('Sunset', () => {
  const hands = (state: State) => state.hands.map((_, seat) => handOf(seat, 'blue 1', 'blue 2', 'red 5', 'green 6', 'brown 7'));
  function sunset(deck: readonly string[], given: Partial<State> = {}) {
    const { state, events } = endOfTurn({ 4: '[red 3]' }, deck, 4, given);
    return { state, events };
  }

  it('[F-27] it interrupts the refill, all advance and play two from the back, and the refill goes on where it stopped', () => {
    const { state, events } = sunset(['green 7', 'sunset', 'green 8', 'green 9', 'green 10']);
    expect(events.slice(-2)).toEqual([
      { type: 'filled', places: [{ place: 1, seen: { face: 'up', card: card('green 7') } }] },
      { type: 'sunset' },
    ]);
    expect(lying(state)).toEqual({ 0: 'red 3', 1: 'green 7' });
    expect(must(state)).toEqual([0, 1, 2, 3]);
    state.hands = hands(state);
    const after = everybodyAdvances(state);
    expect(
      after.filter((event) => event.type === 'photo').map((event) => event.type === 'photo' && [event.seat, event.card.number]),
    ).toEqual(
      [0, 1, 2, 3].flatMap((seat) => [
        [seat, 2],
        [seat, 1],
      ]),
    );
    expect(lying(state)).toEqual({ 0: 'red 3', 1: 'green 7', 2: 'green 8', 3: 'green 9', 4: '[green 10]' });
    expect(state).toMatchObject({ phase: 'take', turn: 1, sunsetPassed: true });
  });

  it('[F-27] if nothing is left to fill the turn passes on, or the end follows', () => {
    const { state } = sunset(['green 7', 'green 8', 'green 9', 'sunset']);
    expect(state.phase).toBe('sunset');
    everybodyAdvances(state);
    expect(state).toMatchObject({ phase: 'take', turn: 1 });
    const last = sunset(['sunset']);
    everybodyAdvances(last.state);
    expect(last.state.phase).toBe('finale');
  });

  it('[F-27*] Sunset takes no place, face-down ones included: the place gets the next card', () => {
    const { state } = sunset(['green 7', 'green 8', 'green 9', 'sunset', 'green 10', 'green 11']);
    expect(lying(state)[4]).toBeUndefined();
    everybodyAdvances(state);
    expect(lying(state)).toMatchObject({ 4: '[green 10]', 5: '[green 11]' });
    expect(JSON.stringify(state)).not.toContain('sunset"');
  });

  it('[F-28] no Good Photo is earned during Sunset', () => {
    const { state } = sunset(['green 7', 'sunset', 'green 8', 'green 9']);
    state.hands = hands(state);
    state.strips = state.strips.map((strips, seat) =>
      seat === 2 ? strips.map((film) => (film.colour === 'blue' ? strip('blue', 5, 4) : film)) : strips,
    );
    const events = everybodyAdvances(state);
    expect(frames(stripOf(state, 2, 'blue'))).toEqual([5, 4, 2, 1]);
    expect(events.some((event) => event.type === 'goodPhoto')).toBe(false);
    expect(state.goodPhotos[0]).toBeNull();
  });

  it('[F-28*] reaching the number at Sunset neither earns nor blocks: the next to play that colour in a turn takes it', () => {
    const state = aboutToShoot(['blue 7', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 3, 4, 5, 6)]);
    expect(act(state, { 0: advance(1, 2) })).toContainEqual({ type: 'goodPhoto', seat: 0, colour: 'blue' });
    const other = aboutToShoot(['blue 10', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 8, 9)]);
    other.strips = other.strips.map((strips, seat) =>
      seat === 1 ? strips.map((film) => (film.colour === 'blue' ? strip('blue', 3, 4, 5) : film)) : strips,
    );
    expect(act(other, { 0: advance(1, 2) })).toContainEqual({ type: 'goodPhoto', seat: 0, colour: 'blue' });
  });

  it('[F-29] from then on every hand has three cards', () => {
    const { state } = sunset(['green 7', 'sunset', 'green 8', 'green 9']);
    everybodyAdvances(state);
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    act(state, { 1: { do: 'take', count: 1, row: 0, side: 'left' } });
    expect(state.hands[1]).toHaveLength(4);
    act(state, { 1: advance(0, 3) });
    expect(state.hands[1]).toHaveLength(3);
  });

  it('[F-25] [F-04] a game of two sees exactly four Cities', () => {
    for (let seed = 0; seed < 12; seed++) {
      const state = dealt({}, 2, `cities ${seed}`);
      let cities = 1;
      while (state.phase !== 'over') {
        const choices = Object.fromEntries(
          must(state).map((seat) => [seat, fotomania.legalMoves(fotomania.view(state, seat), seat).at(-1) ?? advance(0, 1)]),
        );
        const events = act(state, choices);
        cities += events.some((event) => event.type === 'cleared') && state.phase !== 'finale' ? 1 : 0;
      }
      expect(cities).toBe(4);
    }
  });
});
