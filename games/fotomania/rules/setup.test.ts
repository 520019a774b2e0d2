import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOf, COLOURS, deckOf, type Event, fotomania, isFaceDownPlace, possibleSunsetDraws, type State } from './index.ts';
import { act, advance, card, cityOf, dealt, held, options, take } from './state.fixture.ts';

const everyCard = (state: State) => [
  ...state.deck.map((secret) => secret.secret),
  ...state.city.flatMap((seen) => (seen?.face === 'up' ? [seen.card] : [])),
  ...state.cityHidden.flatMap((secret) => (secret === null ? [] : [secret.secret])),
  ...state.hands.flat().map((secret) => secret.secret),
];

/** A deal in which the cards come in their printed order, last first. */
const unshuffled = (first: number) =>
  fotomania.setup(
    options({ first }),
    4,
    { below: () => 0, pick: ([item]) => item as never, shuffle: (items) => [...items] },
    new EventCollector(),
  );

describe('the cards', () => {
  it('[F-01] 84 photos, 7 colours by 12 numbers, a Good Photo a colour, and one Sunset', () => {
    const state = dealt();
    const all = everyCard(state);
    expect(all.filter((each) => each === 'sunset')).toHaveLength(1);
    const photos = all.filter((each) => each !== 'sunset');
    expect(new Set(photos.map((photo) => `${photo.colour} ${photo.number}`)).size).toBe(84);
    expect(photos.every((photo) => photo.number >= 1 && photo.number <= 12 && COLOURS.includes(photo.colour))).toBe(true);
    expect(state.goodPhotos).toHaveLength(7);
  });

  it('[F-02*] a back tells the colour and the half of the numbers, and no more', () => {
    for (const photo of deckOf(COLOURS)) {
      expect(backOf(photo)).toEqual({ colour: photo.colour, half: photo.number <= 6 ? 'low' : 'high' });
    }
    const { city } = fotomania.view({ ...dealt(), ...cityOf(4, { 5: '[red 7]' }) }, 0);
    expect(city[5]).toEqual({ face: 'down', back: { colour: 'red', half: 'high' } });
  });

  it('[F-02b*] backs in hand are seen by all with the option, and by nobody without', () => {
    expect(fotomania.view(dealt(), 1).backs).toBeNull();
    const state = dealt({ openBacks: true });
    expect(fotomania.view(state, 'spectator').backs?.[0]).toEqual(held(state, 0).map(backOf));
    expect(fotomania.parseOptions({}, 4)).toMatchObject({ ok: { openBacks: false } });
  });

  it('[F-02b*] open backs follow the card through a film advance', () => {
    const state = dealt({ openBacks: true });
    act(state, { 0: take(1, 0) });
    expect(fotomania.view(state, 1).backs?.[0]).toEqual(held(state, 0).map(backOf));
    expect(fotomania.view(state, 1).backs?.[0]).toHaveLength(6);
  });

  it('[F-02c*] of the deck only its size shows, whatever card is next', () => {
    const state = dealt();
    const turned: State = { ...state, deck: [...state.deck].reverse() };
    expect(fotomania.view(turned, 0)).toEqual(fotomania.view(state, 0));
    expect(fotomania.view(state, 0).deck).toBe(49);
  });
});

describe('setting up', () => {
  it.each([
    [2, 5],
    [3, 6],
    [4, 7],
  ])('[F-03] with %i players %i colours are in play, with their Good Photos', (seats, colours) => {
    const state = dealt({}, seats);
    expect(state.colours).toHaveLength(colours);
    expect(state.goodPhotos).toHaveLength(colours);
    const photos = everyCard(state).filter((each) => each !== 'sunset');
    expect(photos).toHaveLength(colours * 12);
    expect(photos.every((photo) => state.colours.includes(photo.colour))).toBe(true);
  });

  it('[F-03*] the host names the colours to leave out; the rest is drawn, and all see them', () => {
    expect(dealt({ leaveOut: 'red' }, 3).colours).toEqual(COLOURS.filter((colour) => colour !== 'red'));
    expect(dealt({ leaveOut: 'red', leaveOutToo: 'blue' }, 2).colours).toEqual(['yellow', 'green', 'brown', 'grey', 'purple']);
    expect(dealt({ leaveOut: 'red', leaveOutToo: 'red' }, 2).colours).toHaveLength(5);
    expect(dealt({ leaveOut: 'red', leaveOutToo: 'blue' }, 4).colours).toEqual(COLOURS);
    const drawnAlone = new Set(Array.from({ length: 40 }, (_, i) => dealt({ leaveOutToo: 'blue' }, 3, `${i}`).colours.includes('blue')));
    expect(drawnAlone).toEqual(new Set([true, false]));
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => dealt({}, 3, `${i}`).colours.join()));
    expect(drawn.size).toBe(7);
    const scribe = new EventCollector<Event>();
    fotomania.setup(options({ leaveOut: 'grey' }, 3), 3, chanceFor(seedFromText('told'), 0), scribe);
    expect(scribe.collected[0]).toMatchObject({ event: { type: 'began', leftOut: ['grey'] } });
  });

  it('[F-04] the photos are shuffled', () => {
    const deals = Array.from({ length: 20 }, (_, i) => dealt({}, 4, `deal ${i}`));
    expect(new Set(deals.map(({ city }) => JSON.stringify(city))).size).toBe(20);
    expect(new Set(deals.map(({ hands }) => JSON.stringify(hands))).size).toBe(20);
  });

  it.each([
    [2, 38, 19, 29],
    [3, 41, 18, 30],
    [4, 48, 21, 35],
  ])('[F-04] with %i players %i cards and Sunset remain; Sunset is draw %i to %i', (seats, cards, earliest, latest) => {
    const found = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const { deck } = dealt({}, seats, `sunset ${i}`);
      expect(deck).toHaveLength(cards + 1);
      found.add(deck.length - deck.findIndex((secret) => secret.secret === 'sunset'));
    }
    expect(Math.min(...found)).toBe(earliest);
    expect(Math.max(...found)).toBe(latest);
    expect(found.size).toBe(latest - earliest + 1);
    expect(possibleSunsetDraws(fotomania.view(dealt({}, seats), 0))).toEqual({ earliest, latest });
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ])('[F-05] with %i players %i rows of four; outer columns face up, middle ones face down', (seats, rows) => {
    const { city } = dealt({}, seats);
    expect(city.map((seen) => seen?.face)).toEqual([...Array(rows).fill('up'), ...Array(rows * 2).fill('down'), ...Array(rows).fill('up')]);
  });

  it('[F-06] the City is filled from the deck in the order of the places, before the hands are dealt', () => {
    const { city, cityHidden } = unshuffled(0);
    const lying = city.map((seen, place) => (seen?.face === 'up' ? seen.card : cityHidden[place]?.secret));
    expect(lying).toEqual(deckOf(COLOURS).reverse().slice(0, 16));
  });

  it('[F-06*] places are numbered down the columns, from the leftmost', () => {
    expect(Array.from({ length: 12 }, (_, place) => isFaceDownPlace(place, 3))).toEqual([
      ...[false, false, false],
      ...[true, true, true, true, true, true],
      ...[false, false, false],
    ]);
    const state = { ...dealt(), ...cityOf(4, { 2: 'blue 1', 6: '[red 2]', 14: 'grey 3' }) };
    act(state, { 0: take(3, 2) });
    expect(held(state, 0).slice(-3)).toEqual([card('blue 1'), card('red 2'), card('grey 3')]);
  });

  it('[F-07] a Good Photo takes 4 photos at 2 and 3 players, and 3 at 4', () => {
    expect([2, 3, 4].map((seats) => fotomania.view(dealt({}, seats), 0).required)).toEqual([4, 4, 3]);
  });

  it('[F-08] [F-08*] a random player starts, or the one the host names', () => {
    expect(dealt({ first: 2 })).toMatchObject({ starter: 2, turn: 2, phase: 'take' });
    expect(new Set(Array.from({ length: 60 }, (_, i) => dealt({ first: 'random' }, 4, `${i}`).starter)).size).toBe(4);
    expect(fotomania.parseOptions({ first: 3 }, 3)).toMatchObject({ refused: 'bad-option', clause: 'F-08*' });
  });

  it('[F-09] five cards each, one at a time clockwise from the starter, each new one to the front', () => {
    const drawn = deckOf(COLOURS).reverse().slice(16, 36);
    for (const starter of [0, 3]) {
      const state = unshuffled(starter);
      for (const seat of [0, 1, 2, 3]) expect(held(state, seat)).toEqual(drawn.filter((_, i) => (i + starter) % 4 === seat));
    }
  });

  it('[F-09] the hand is never rearranged but by the film advance: what is taken joins at the front', () => {
    const state = dealt();
    const before = held(state, 0);
    act(state, { 0: take(2, 1) });
    expect(held(state, 0).slice(0, 5)).toEqual(before);
    const moved = held(state, 0);
    act(state, { 0: advance(1, 3) });
    expect(held(state, 0)).toEqual([moved[3], moved[1], ...moved.slice(4)]);
  });

  it('no card is ever lost or doubled, whatever is played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.string(), fc.boolean(), (seats, seed, missedOpportunity) => {
        const state = dealt({ missedOpportunity }, seats, seed);
        const chance = chanceFor(seedFromText(seed), 9);
        for (;;) {
          const status = fotomania.status(state);
          if ('over' in status) break;
          const choices = status.must.map((seat) => ({ seat, move: chance.pick(fotomania.legalMoves(fotomania.view(state, seat), seat)) }));
          fotomania.resolve(state, choices, chance, new EventCollector());
          const sharp = state.strips.flat().reduce((sum, film) => sum + film.sharp, 0);
          const missed = state.missed.filter((each) => each !== null).length;
          const photos = everyCard(state).filter((each) => each !== 'sunset').length + state.gone.length + sharp + missed;
          expect(photos).toBe(state.colours.length * 12);
        }
      }),
      { numRuns: 25 },
    );
  });
});
