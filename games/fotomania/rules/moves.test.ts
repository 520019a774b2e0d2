import { type Choice, chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { sameBack } from './cards.ts';
import { type Event, fotomania, type Move, possibleSunsetDraws, rowOf, type State } from './index.ts';
import {
  aboutToShoot,
  act,
  advance,
  card,
  cityOf,
  dealt,
  deckOfNext,
  everybodyAdvances,
  must,
  options,
  strip,
  take,
} from './state.fixture.ts';

const chance = () => chanceFor(seedFromText('moves'), 1);

/** Plays moves, and returns all that the step tells. */
function collected(state: State, moves: Readonly<Record<number, Move>>): EventCollector<Event> {
  const sink = new EventCollector<Event>();
  const choices: Choice<Move>[] = Object.entries(moves).map(([seat, move]) => ({ seat: Number(seat), move }));
  fotomania.resolve(state, choices, chance(), sink);
  return sink;
}

describe('moves', () => {
  it.each([
    [null, { refused: 'malformed-move' }],
    [{ do: 'pose' }, { refused: 'malformed-move' }],
    [
      { do: 'take', count: 4, row: 0, side: 'left' },
      { refused: 'bad-count', clause: 'F-10', about: { most: 3 } },
    ],
    [
      { do: 'take', count: 1, row: 0.5, side: 'left' },
      { refused: 'no-such-row', clause: 'F-05' },
    ],
    [{ do: 'take', count: 1, row: 0, side: 'top' }, { refused: 'malformed-move' }],
    [
      { do: 'advance', from: 0, to: Infinity },
      { refused: 'no-such-card-in-hand', clause: 'F-13' },
    ],
  ])('[F-10] [F-13] %j is refused before anything is looked at', (input, refusal) => {
    expect(fotomania.parseMove(input)).toEqual(refusal);
  });

  it('[F-13] a card that is not in the hand is named before the direction', () => {
    const state = aboutToShoot(['blue 1', 'blue 2', 'blue 3'], 1);
    for (const from of [3, 9]) {
      expect(fotomania.check(fotomania.view(state, 0), 0, advance(from, 2))).toEqual({
        refused: 'no-such-card-in-hand',
        clause: 'F-13',
        about: { cards: 3 },
      });
    }
  });

  it('[F-30] nothing can be done when the game is over', () => {
    const view = fotomania.view({ ...dealt(), phase: 'over' }, 0);
    expect(fotomania.legalMoves(view, 0)).toEqual([]);
    expect(fotomania.check(view, 0, advance(0, 1))).toEqual({ refused: 'nothing-to-advance-now', clause: 'F-13' });
  });

  it('[F-10] [F-05] the same cards in three rows and in the last three of four give other rows', () => {
    const rows = (state: State) => new Set(fotomania.legalMoves(fotomania.view(state, 0), 0).map((move) => move.do === 'take' && move.row));
    const two = { ...dealt({}, 2), ...cityOf(2, { 0: 'blue 1', 1: 'blue 2', 2: 'blue 3' }) };
    const four = { ...dealt(), ...cityOf(4, { 1: 'blue 1', 2: 'blue 2', 3: 'blue 3' }) };
    expect([rows(two), rows(four), rows(two)]).toEqual([new Set([0, 1, 2]), new Set([1, 2, 3]), new Set([0, 1, 2])]);
  });

  it('[F-06*] a place is in a row', () => {
    expect([0, 3, 5, 11].map((place) => rowOf(place, 4))).toEqual([0, 3, 1, 3]);
    expect([0, 3, 5, 11].map((place) => rowOf(place, 3))).toEqual([0, 0, 2, 2]);
  });

  it('[F-02*] backs are alike in colour and half', () => {
    const low = { colour: 'blue', half: 'low' } as const;
    expect([low, { ...low, half: 'high' } as const, { ...low, colour: 'red' } as const].map((back) => sameBack(low, back))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('who is asked, and for how long', () => {
  it.each(['take', 'advance', 'sunset', 'finale'] as const)('[F-37*] [F-38*] in phase %s', (phase) => {
    const isTogether = phase === 'sunset' || phase === 'finale';
    expect(fotomania.status({ ...dealt({ clock: 120 }), phase, turn: 2 })).toEqual({
      must: isTogether ? [0, 1, 2, 3] : [2],
      may: [],
      sealed: isTogether,
      pace: { name: phase, seconds: 120 },
    });
  });

  it('[F-03*] [F-35] [F-02b*] [F-38*] [F-08*] every option rests on its clause', () => {
    expect(fotomania.optionFields.map(({ key, clause, default: byDefault }) => [key, clause, byDefault])).toEqual([
      ['leaveOut', 'F-03*', 'random'],
      ['leaveOutToo', 'F-03*', 'random'],
      ['missedOpportunity', 'F-35', false],
      ['openBacks', 'F-02b*', false],
      ['clock', 'F-38*', 60],
      ['first', 'F-08*', 'random'],
    ]);
    expect(fotomania.optionFields.filter((field) => field.kind === 'choice' && field.clock).map(({ key }) => key)).toEqual(['clock']);
  });

  it('[F-03*] under rules version 1 the second colour counted with three players too, after the first', () => {
    const [first] = fotomania.earlier ?? [];
    const out = (leaveOut: 'random' | 'blue') => {
      const state = first?.setup(options({ leaveOut, leaveOutToo: 'grey' }, 3), 3, chance(), new EventCollector());
      return ['blue', 'grey'].filter((colour) => !(state as State).colours.includes(colour as 'blue'));
    };
    expect([out('random'), out('blue')]).toEqual([['grey'], ['blue']]);
  });
});

describe('what a step tells', () => {
  it('[F-05] [F-06] the deal shows what lies face up, place by place, and no other card', () => {
    const sink = new EventCollector<Event>();
    const state = fotomania.setup(options({}, 4), 4, chance(), sink);
    const open = state.city.flatMap((seen) => (seen?.face === 'up' ? [{ value: seen.card, to: 'everyone' }] : []));
    expect(open).toHaveLength(8);
    expect(sink.disclosed).toEqual(open);
    expect(sink.collected[1]?.event).toEqual({ type: 'filled', places: state.city.map((seen, place) => ({ place, seen })) });
  });

  it('[F-36*] the taker receives a take in the same form as the others', () => {
    const state = { ...dealt(), ...cityOf(4, { 0: 'blue 1', 1: 'blue 9' }) };
    expect(collected(state, { 0: take(1, 0) }).collected.map(({ event }) => event.type)).toEqual(['took', 'took']);
  });

  it('[F-24*] a refill says what moves and comes, and nothing of what does not', () => {
    const hand = ['blue 1', 'red 1', 'yellow 1', 'green 1', 'brown 1', 'blue 2'];
    const state = aboutToShoot(hand, 1, [], 4, { ...cityOf(4, { 5: '[red 3]' }), deck: [] });
    const sink = collected(state, { 0: advance(1, 2) });
    expect(sink.collected.map(({ event }) => event.type)).toEqual(['advanced', 'photo', 'moved', 'finale']);
    expect(sink.disclosed).toEqual([
      { value: card('blue 1'), to: 'everyone' },
      { value: card('red 3'), to: 'everyone' },
    ]);
  });

  it('[F-27] Sunset is shown to everyone', () => {
    const hand = ['blue 1', 'red 1', 'yellow 1', 'green 1', 'brown 1', 'blue 2'];
    const state = aboutToShoot(hand, 1, [], 4, { ...cityOf(4, { 5: '[red 3]' }), deck: deckOfNext('sunset') });
    expect(collected(state, { 0: advance(1, 2) }).disclosed.at(-1)).toEqual({ value: 'sunset', to: 'everyone' });
    expect(possibleSunsetDraws({ ...fotomania.view(state, 0), sunsetPassed: false })).toBeNull();
  });

  it('[F-35] the missed opportunity is shown to everyone', () => {
    const state: State = { ...dealt({ missedOpportunity: true }), phase: 'finale' };
    state.hands = state.hands.map((hand) => hand.slice(0, 3));
    const sink = collected(state, Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, advance(0, 1)])));
    expect(sink.disclosed.slice(-4)).toEqual(state.missed.map((value) => ({ value, to: 'everyone' })));
  });

  it('[F-21] after the end of a strip the reason is its end, in both directions', () => {
    for (const [film, text] of [
      [strip('blue', 3, 1), 'blue 2'],
      [strip('blue', 10, 12), 'blue 11'],
    ] as const) {
      const state = aboutToShoot([text, 'red 1', 'red 2', 'red 3'], 1, [film]);
      expect(act(state, { 0: advance(1, 2) })).toContainEqual({ type: 'photo', seat: 0, card: card(text), focus: 'strip-complete' });
    }
  });

  it('[F-22] [F-28*] a photo out of focus earns nothing, also when the strip is long enough', () => {
    const state = aboutToShoot(['blue 1', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 3, 4, 5)]);
    act(state, { 0: advance(1, 2) });
    expect(state.goodPhotos[0]).toBeNull();
  });

  it('leaves every earlier view as it was, through a whole game', () => {
    const state = dealt({ missedOpportunity: true }, 3);
    const kept: [view: object, text: string][] = [];
    while (state.phase !== 'over') {
      const view = fotomania.view(state, must(state)[0] as number);
      kept.push([view, JSON.stringify(view)]);
      const seat = state.turn;
      if (state.phase === 'take') act(state, { [seat]: fotomania.legalMoves(view, seat).at(-1) as Move });
      else if (state.phase === 'advance') act(state, { [seat]: advance(0, 1) });
      else everybodyAdvances(state);
    }
    for (const [view, text] of kept) expect(JSON.stringify(view)).toBe(text);
    expect(kept.length).toBeGreaterThan(20);
  });
});
