import { isRefusal, type Match, observe, play, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { type FotomaniaTypes, fotomania, type State, scoreOf, scoreSheet, stripPoints } from './index.ts';
import {
  aboutToShoot,
  act,
  advance,
  album,
  card,
  cityOf,
  dealt,
  everybodyAdvances,
  frames,
  handOf,
  must,
  options,
  outcome,
  strip,
  stripOf,
  take,
} from './state.fixture.ts';

/** Three players with three cards each, at the last advance. */
function finale(given: Partial<State> = {}, missedOpportunity = false): State {
  const state = dealt({ missedOpportunity, leaveOut: 'purple' }, 3);
  return {
    ...state,
    phase: 'finale',
    sunsetPassed: true,
    deck: [],
    ...cityOf(3, {}),
    hands: [handOf(0, 'blue 2', 'blue 1', 'red 3'), handOf(1, 'green 2', 'green 1', 'green 9'), handOf(2, 'grey 2', 'grey 1', 'brown 3')],
    ...given,
  };
}

/** The album of the rulebook's example, without red. */
const EXAMPLE = [
  strip('blue', 1, 2, 3, 4, 5),
  strip('yellow', 5, 'low'),
  strip('green', 5),
  strip('brown', 1, 2, 3, 4, 'high'),
  strip('grey', 1, 2, 3, 4, 'high'),
  strip('purple', 1, 2, 3),
];

describe('the end', () => {
  it('[F-30] all advance, play two from the back and put the last card away, with no Good Photo', () => {
    const state = finale();
    state.strips = state.strips.map((strips, seat) => (seat === 0 ? album(state, strip('blue', 6, 5, 4)) : strips));
    const events = act(state, { 0: advance(1, 2), 1: advance(0, 2), 2: advance(0, 1) });
    expect(frames(stripOf(state, 0, 'blue'))).toEqual([6, 5, 4, 2]);
    expect(frames(stripOf(state, 0, 'red'))).toEqual([3]);
    expect(frames(stripOf(state, 1, 'green'))).toEqual([1, 'high']);
    expect(frames(stripOf(state, 2, 'grey'))).toEqual([1, 2]);
    expect(state.hands).toEqual([[], [], []]);
    expect(state.goodPhotos).toEqual([null, null, null, null, null, null]);
    expect(events.at(-1)).toMatchObject({ type: 'over' });
    expect(must(state)).toEqual([]);
  });

  it('[F-30*] the discarded card is not shown', () => {
    const state = finale();
    const events = everybodyAdvances(state);
    expect(events.filter((event) => event.type === 'discarded')).toHaveLength(3);
    expect(JSON.stringify([events, fotomania.view(state, 1)])).not.toContain(JSON.stringify(card('red 3')));
    expect(state.gone).toContainEqual({ secret: card('red 3'), knownTo: [], pools: ['box', 'red low'] });
  });

  it('[F-31] points by the face-up cards of a strip', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map(stripPoints)).toEqual([-3, 1, 3, 4, 7, 8, 10, 11, 11, 11]);
  });

  it('[F-31*] colours that were left out do not count', () => {
    expect(scoreOf(dealt({}, 4), 0)).toBe(-21);
    expect(scoreOf(dealt({}, 3), 0)).toBe(-18);
    expect(scoreOf(dealt({}, 2), 0)).toBe(-15);
  });

  it('[F-32] five for a Good Photo, minus two for each out of focus', () => {
    const strips = [[strip('blue', 1, 2, 3, 4)], [strip('blue', 5, 'low', 'high')]];
    expect(scoreOf({ strips, goodPhotos: [0] }, 0)).toBe(12);
    expect(scoreOf({ strips, goodPhotos: [0] }, 1)).toBe(-3);
  });

  it('[F-33*] with six colours in play the seventh costs nothing: the example then comes to 27', () => {
    const state = dealt({ leaveOut: 'red' }, 3);
    const strips = state.strips.with(0, album(state, ...EXAMPLE));
    const goodPhotos = state.colours.map((colour) => (colour === 'grey' ? 0 : null));
    const sheet = scoreSheet({ strips, goodPhotos }, 0);
    expect(sheet.map((line) => line.colour)).not.toContain('red');
    expect(sheet.reduce((sum, line) => sum + line.points, 0)).toBe(27);
  });

  it('[F-33] the worked example comes to 24', () => {
    const strips = [[...EXAMPLE, strip('red')]];
    const sheet = scoreSheet({ strips, goodPhotos: [null, null, null, null, 0, null, null] }, 0);
    expect(sheet.map((line) => line.points)).toEqual([8, -1, 1, 5, 10, 4, -3]);
    expect(sheet.reduce((sum, line) => sum + line.points, 0)).toBe(24);
  });

  it('[F-34] most points, then most Good Photos, then the longest strip, then it is shared', () => {
    const over = (strips: State['strips'], goodPhotos: State['goodPhotos']) => outcome({ ...finale(), phase: 'over', strips, goodPhotos });
    const [three, four, five] = [strip('blue', 1, 2, 3), strip('red', 1, 2, 3, 4), strip('red', 1, 2, 3, 4, 5)];
    expect(over([[three], [four], [five]], [null])).toEqual({ winners: [2], scores: [4, 7, 8] });
    // 8 points each: a Good Photo and two photos, or five photos.
    expect(over([[strip('blue', 1, 2)], [five]], [0])).toEqual({ winners: [0], scores: [8, 8] });
    // 4 points each: three photos in two strips, or four in one and none in the other.
    expect(
      over(
        [
          [strip('blue', 1, 2), strip('red', 5)],
          [strip('blue'), four],
        ],
        [null, null],
      ),
    ).toEqual({ winners: [1], scores: [4, 4] });
    expect(over([[three], [three], [three]], [null])).toEqual({ winners: [0, 1, 2], scores: [4, 4, 4] });
  });

  it('[F-34*] the length of a strip counts face-up cards', () => {
    const strips = [
      [strip('blue', 1, 2, 3, 'low', 'low', 'low'), strip('red', 1, 2, 3, 4)],
      [strip('blue', 1, 2, 3, 4, 5), strip('red')],
    ];
    expect(outcome({ ...finale(), phase: 'over', strips, goodPhotos: [] })).toEqual({ winners: [1], scores: [5, 5] });
  });
});

describe('Missed Opportunity', () => {
  it('[F-35] the last card is shown; its colour is lost, out-of-focus cards and Good Photo included', () => {
    const state = finale({ goodPhotos: [null, 0, null, null, null, null] }, true);
    state.strips = state.strips.map((strips, seat) => (seat === 0 ? album(state, strip('red', 1, 2, 'high', 4)) : strips));
    const events = everybodyAdvances(state);
    expect(events).toContainEqual({ type: 'missed', seat: 0, card: card('red 3'), spoilt: 4, goodPhoto: true });
    expect(stripOf(state, 0, 'red')).toEqual(strip('red'));
    expect(scoreSheet(state, 0).find((line) => line.colour === 'red')).toMatchObject({ points: -3, blurred: 0, goodPhoto: false });
    expect(state.goodPhotos).toEqual([null, null, null, null, null, null]);
    expect(fotomania.view(state, 'spectator').missed[0]).toEqual(card('red 3'));
  });

  it('[F-35] with no photo of that colour nothing more is lost; another’s Good Photo stays', () => {
    const state = finale({ goodPhotos: [null, 1, null, null, null, null] }, true);
    const events = everybodyAdvances(state);
    expect(events).toContainEqual({ type: 'missed', seat: 0, card: card('red 3'), spoilt: 0, goodPhoto: false });
    expect(state.goodPhotos[1]).toBe(1);
    expect(outcome(state)?.scores[0]).toBe(3 - 15);
  });

  it('[F-35] tie-breaks use what is left', () => {
    const state = finale({ goodPhotos: [null, 0, null, null, null, null] }, true);
    everybodyAdvances(state);
    expect(outcome(state)).toEqual({ winners: [0, 2], scores: [-12, -18, -12] });
  });

  it('[F-35] without the variant the card left in hand costs nothing', () => {
    const state = finale();
    state.strips = state.strips.map((strips, seat) => (seat === 0 ? album(state, strip('red', 1, 2)) : strips));
    everybodyAdvances(state);
    expect(stripOf(state, 0, 'red').sharp).toBe(2);
    expect(fotomania.view(state, 0).missed).toEqual([null, null, null]);
  });
});

describe('what the program must respect', () => {
  const shown = (state: State, viewer: number | 'spectator') => JSON.stringify(fotomania.view(state, viewer));

  it('[F-36*] only the owner sees a hand, in its order', () => {
    const state = aboutToShoot(['blue 1', 'red 1', 'yellow 1'], 1, [], 4, cityOf(4, {}));
    expect(fotomania.view(state, 0).hand).toEqual([card('blue 1'), card('red 1'), card('yellow 1')]);
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(shown(state, viewer)).not.toContain(JSON.stringify(card('red 1')));
    expect(fotomania.view(state, 'spectator').hand).toBeNull();
    expect(fotomania.view(state, 2).handSizes[0]).toBe(3);
  });

  it('[F-36*] nobody, the owner included, sees the number of an out-of-focus card again', () => {
    const make = (number: number) => {
      const state = aboutToShoot([`blue ${number}`, 'red 1', 'yellow 1', 'green 1'], 1, [strip('blue', 12)]);
      act(state, { 0: advance(1, 2) });
      return state;
    };
    for (const viewer of [0, 1, 'spectator'] as const) expect(shown(make(1), viewer)).toBe(shown(make(2), viewer));
  });

  it('[F-36*] nor, ever, that of a card removed face down', () => {
    const make = (number: number) => {
      const state = aboutToShoot(['blue 1', 'red 1', 'yellow 1', 'green 1'], 1, [], 2, cityOf(2, { 4: `[brown ${number}]` }));
      const events = act(state, { 0: advance(1, 2) }, 0);
      return JSON.stringify(events) + shown(state, 0);
    };
    expect(make(3)).toBe(make(4));
  });

  it('[F-36*] what was taken face up is in nobody’s view of that hand afterwards', () => {
    const state = { ...dealt(), ...cityOf(4, { 0: 'blue 1', 1: 'blue 2', 2: 'blue 3', 3: 'blue 4', 7: 'blue 5' }) };
    act(state, { 0: take(1, 0) });
    expect(shown(state, 1)).not.toContain(JSON.stringify(card('blue 1')));
  });

  it('[F-37*] the choices at Sunset and at the end are sealed, made once, and revealed together', () => {
    for (const phase of ['sunset', 'finale'] as const) {
      const { match } = startMatch(fotomania, options({}, 3), 3, seedFromText('sealed'));
      const state = finale({ phase });
      let now: Match<FotomaniaTypes> = { ...match, state, status: fotomania.status(state) };
      for (const seat of [2, 0]) {
        const played = play(now, seat, advance(0, 1));
        if (isRefusal(played)) throw new Error(played.refused);
        expect(played.events).toEqual([]);
        now = played.match;
      }
      expect(now.state).toEqual(state);
      expect(observe(now, 1)).toMatchObject({ waiting: [1], sealed: null });
      expect(play(now, 2, advance(0, 2))).toEqual({ refused: 'already-chosen' });
      const last = play(now, 1, advance(1, 2));
      if (isRefusal(last)) throw new Error(last.refused);
      const advances = last.events.flatMap(({ event }) => (event.type === 'advanced' ? [event.seat] : []));
      expect(advances).toEqual([0, 1, 2]);
    }
  });

  it('[F-38*] the clock takes one card from the left of the topmost row, and advances the rearmost card by one', () => {
    const byClock = (state: State, seat = 0) => fotomania.defaultMove(fotomania.view(state, seat), seat);
    expect(byClock({ ...dealt(), ...cityOf(4, { 6: '[red 2]', 14: 'blue 3', 3: 'red 1' }) })).toEqual(take(1, 2, 'left'));
    expect(byClock(aboutToShoot(['blue 1', 'blue 2'], 1))).toEqual(advance(0, 1));
    expect(byClock(finale({ phase: 'sunset' }), 2)).toEqual(advance(0, 1));
    expect(byClock(finale(), 1)).toEqual(advance(0, 1));
  });

  it('[F-38*] the table sets the clock', () => {
    expect(fotomania.status(dealt({ clock: 60 }))).toMatchObject({ pace: { name: 'take', seconds: 60 } });
    expect(fotomania.status(dealt({ clock: 0 }))).toMatchObject({ pace: { seconds: null } });
    expect(fotomania.parseOptions({ clock: 7 }, 4)).toMatchObject({ refused: 'bad-option', clause: 'F-38*' });
  });
});
