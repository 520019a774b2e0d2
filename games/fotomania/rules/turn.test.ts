import { isRefusal } from '@parlour/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceCard, type Colour, fotomania, type Move, previewPhotos } from './index.ts';
import { aboutToShoot, act, advance, card, cards, cityOf, dealt, frames, held, must, strip, stripOf, take } from './state.fixture.ts';

const refusal = (state: ReturnType<typeof dealt>, move: Move, seat = 0) => fotomania.check(fotomania.view(state, seat), seat, move);

describe('1 choose the subject', () => {
  const row = () => ({ ...dealt(), ...cityOf(4, { 0: 'blue 1', 4: '[red 2]', 8: '[red 3]', 12: 'grey 4', 1: 'blue 9' }) });

  it('[F-10] from the left end inwards, each to the front: the last taken is the foremost', () => {
    const state = row();
    act(state, { 0: take(3, 0, 'left') });
    expect(held(state, 0).slice(-3)).toEqual(cards('blue 1', 'red 2', 'red 3'));
    expect(state.city.map((seen) => seen !== null && seen.face)).toMatchObject({ 0: false, 4: false, 8: false, 12: 'up', 1: 'up' });
  });

  it('[F-10] from the right end inwards', () => {
    const state = row();
    act(state, { 0: take(2, 0, 'right') });
    expect(held(state, 0).slice(-2)).toEqual(cards('grey 4', 'red 3'));
  });

  it('[F-10] one to three cards, never none', () => {
    for (const count of [0, 4, -1, 1.5, '1', null]) {
      expect(fotomania.parseMove({ do: 'take', count, row: 0, side: 'left' })).toMatchObject({ refused: 'bad-count', clause: 'F-10' });
    }
    const counts = fotomania.legalMoves(fotomania.view(row(), 0), 0).map((move) => move.do === 'take' && move.count);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
  });

  it('[F-10] only in the player’s own turn, and only in its first step', () => {
    const state = row();
    expect(refusal(state, take(1, 0), 1)).toEqual({ refused: 'not-your-subject', clause: 'F-10' });
    act(state, { 0: take(1, 0) });
    expect(refusal(state, take(1, 0))).toEqual({ refused: 'nothing-to-take-now', clause: 'F-10' });
    expect(must(state)).toEqual([0]);
  });

  it('[F-10] a row that is not there is refused', () => {
    expect(refusal(row(), take(1, 4))).toEqual({ refused: 'no-such-row', clause: 'F-05', about: { rows: 4 } });
    expect(refusal(dealt({}, 2), take(1, 3))).toMatchObject({ refused: 'no-such-row', about: { rows: 3 } });
    expect(isRefusal(fotomania.parseMove({ do: 'take', count: 1, row: -1, side: 'left' }))).toBe(true);
    expect(isRefusal(fotomania.parseMove({ do: 'take', count: 1, row: 0, side: 'top' }))).toBe(true);
  });

  it('[F-11*] the end is the outermost card still there, face up or face down', () => {
    const state = { ...dealt(), ...cityOf(4, { 4: '[red 2]', 8: '[red 3]', 1: 'blue 9', 2: 'blue 7', 3: 'blue 8' }) };
    act(state, { 0: take(1, 0, 'left') });
    expect(held(state, 0).at(-1)).toEqual(card('red 2'));
  });

  it('[F-11*] more cards than are left in the row cannot be declared', () => {
    const state = row();
    expect(refusal(state, take(2, 1))).toEqual({ refused: 'row-too-short', clause: 'F-11*', about: { cards: 1, count: 2 } });
    expect(refusal(state, take(1, 2))).toMatchObject({ refused: 'row-too-short', about: { cards: 0 } });
    const listed = fotomania.legalMoves(fotomania.view(state, 0), 0);
    expect(listed).toHaveLength(2 * 3 + 2);
    expect(listed.filter((move) => move.do === 'take' && move.row === 1)).toEqual([take(1, 1, 'left'), take(1, 1, 'right')]);
  });

  it('[F-12] [F-12*] number, row and side are one commitment, made before any face-down card is seen', () => {
    const state = row();
    const events = act(state, { 0: take(3, 0, 'left') }, 0);
    expect(events).toHaveLength(1);
    expect(state).toMatchObject({ taken: 3, phase: 'advance' });
    for (const part of [{ count: 2 }, { count: 2, row: 0 }, { row: 0, side: 'left' }]) {
      expect(isRefusal(fotomania.parseMove({ do: 'take', ...part }))).toBe(true);
    }
  });

  it('[F-36*] the taker sees what was face down, the others only its back', () => {
    const seen = [
      { face: 'up', card: card('blue 1') },
      { face: 'down', back: { colour: 'red', half: 'low' } },
    ];
    expect(act(row(), { 0: take(2, 0) }, 1)).toEqual([{ type: 'took', seat: 0, row: 0, side: 'left', cards: seen }]);
    expect(act(row(), { 0: take(2, 0) }, 0)).toMatchObject([{ cards: [seen[0], { face: 'up', card: card('red 2') }] }]);
  });
});

describe('2 advance the film', () => {
  const state = () => aboutToShoot(['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5', 'red 1'], 1);

  it('[F-13] exactly one card, one or more places towards the front', () => {
    const table = state();
    act(table, { 0: advance(1, 4) });
    expect(held(table, 0)).toEqual(cards('blue 3', 'blue 4', 'blue 5', 'blue 2', 'red 1'));
  });

  it('[F-13] the foremost card stays; nothing moves back, stays put or leaves the hand', () => {
    expect(refusal(state(), advance(5, 5))).toEqual({ refused: 'foremost-card-stays', clause: 'F-13' });
    expect(refusal(state(), advance(3, 3))).toEqual({ refused: 'only-towards-the-front', clause: 'F-13' });
    expect(refusal(state(), advance(3, 1))).toEqual({ refused: 'only-towards-the-front', clause: 'F-13' });
    expect(refusal(state(), advance(3, 6))).toEqual({ refused: 'no-such-card-in-hand', clause: 'F-13', about: { cards: 6 } });
    expect(refusal(state(), advance(9, 10))).toMatchObject({ refused: 'no-such-card-in-hand' });
    expect(fotomania.parseMove({ do: 'advance', from: -1, to: 2 })).toMatchObject({ refused: 'no-such-card-in-hand', clause: 'F-13' });
  });

  it('[F-13] compulsory: every choice of a later place for any card but the foremost, and no way round it', () => {
    const legal = fotomania.legalMoves(fotomania.view(state(), 0), 0);
    expect(legal).toHaveLength((6 * 5) / 2);
    expect(legal.every((move) => move.do === 'advance' && move.from < move.to && move.to < 6)).toBe(true);
    expect(refusal(dealt(), advance(0, 1))).toEqual({ refused: 'nothing-to-advance-now', clause: 'F-13' });
    expect(refusal(state(), advance(0, 1), 1)).toEqual({ refused: 'not-your-film', clause: 'F-13' });
  });

  it('[F-13] an advance keeps every card, and keeps the others in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), (hand, a, b) => {
        const from = a % (hand.length - 1);
        const to = from + 1 + (b % (hand.length - 1 - from));
        const moved = advanceCard(hand, { from, to });
        expect(moved[to]).toBe(hand[from]);
        expect(moved.filter((item) => item !== hand[from])).toEqual(hand.filter((item) => item !== hand[from]));
      }),
    );
  });
});

describe('3 take the photo', () => {
  /** Seat 0 plays the given cards from the back of the hand onto these strips, after an advance that leaves them there. */
  function shoot(texts: readonly string[], ...strips: Parameters<typeof aboutToShoot>[2] & object) {
    const state = aboutToShoot([...texts, 'brown 1', 'brown 2', 'brown 12'], texts.length, strips);
    const events = act(state, { 0: advance(texts.length, texts.length + 1) });
    return { state, events, show: (colour: Colour) => frames(stripOf(state, 0, colour)) };
  }

  it('[F-14] as many as were taken, from the back, each judged before the next', () => {
    const { state, events } = shoot(['blue 5', 'blue 7', 'blue 6']);
    expect(events.filter((event) => event.type === 'photo')).toMatchObject([
      { card: card('blue 5'), focus: 'sharp' },
      { card: card('blue 7'), focus: 'sharp' },
      { card: card('blue 6'), focus: 'wrong-way' },
    ]);
    expect(held(state, 0)).toEqual(cards('brown 2', 'brown 1', 'brown 12'));
  });

  it('[F-14] the hand returns to five', () => {
    const state = dealt();
    for (const count of [1, 2, 3, 2]) {
      const seat = state.turn;
      act(state, { [seat]: take(count, seat) });
      expect(state.hands[seat]).toHaveLength(5 + count);
      act(state, { [seat]: advance(0, 4) });
      expect(state.hands[seat]).toHaveLength(5);
    }
  });

  it('[F-15] one strip a colour; a card goes to the right end of its own', () => {
    const { show } = shoot(['blue 5', 'red 7', 'blue 6'], strip('red', 6));
    expect(show('blue')).toEqual([5, 6]);
    expect(show('red')).toEqual([6, 7]);
  });

  it('[F-16] the first card of a colour always stands', () => {
    for (const first of ['blue 1', 'blue 6', 'blue 12'])
      expect(shoot([first]).events).toContainEqual(expect.objectContaining({ focus: 'sharp' }));
  });

  it('[F-16] the second face-up card fixes the direction for all that follow', () => {
    expect(shoot(['blue 6', 'blue 4', 'blue 3']).show('blue')).toEqual([6, 4, 3]);
    expect(shoot(['blue 6', 'blue 4', 'blue 5']).show('blue')).toEqual([6, 4, 'low']);
    expect(shoot(['blue 6', 'blue 8', 'blue 7']).show('blue')).toEqual([6, 8, 'high']);
  });

  it('[F-17] one to three away from the last, in the direction', () => {
    expect(shoot(['blue 9'], strip('blue', 5, 6)).show('blue')).toEqual([5, 6, 9]);
    expect(shoot(['blue 10'], strip('blue', 5, 6)).show('blue')).toEqual([5, 6, 'high']);
    expect(shoot(['blue 3'], strip('blue', 7, 6)).show('blue')).toEqual([7, 6, 3]);
    expect(shoot(['blue 2'], strip('blue', 7, 6)).show('blue')).toEqual([7, 6, 'low']);
    expect(shoot(['blue 2'], strip('blue', 6)).events).toContainEqual(expect.objectContaining({ focus: 'too-far' }));
  });

  it('[F-18] what does not fit is shown to all, then lies face down with its back, its number nobody’s', () => {
    const { state, events, show } = shoot(['blue 1'], strip('blue', 8));
    expect(events).toContainEqual({ type: 'photo', seat: 0, card: card('blue 1'), focus: 'too-far' });
    expect(show('blue')).toEqual([8, 'low']);
    expect(state.gone).toEqual([{ secret: card('blue 1'), knownTo: [], pools: ['blue low'] }]);
  });

  it('[F-18] what fits must be played face up: there is nothing to choose after the advance', () => {
    const { state, show } = shoot(['blue 9'], strip('blue', 8));
    expect(show('blue')).toEqual([8, 9]);
    expect(must(state)).toEqual([1]);
  });

  it('[F-19] behind a face-down card the direction holds, from the last face-up number, but not the limit', () => {
    expect(shoot(['blue 12'], strip('blue', 2, 4, 'high')).show('blue')).toEqual([2, 4, 'high', 12]);
    expect(shoot(['blue 3'], strip('blue', 2, 4, 'high')).events).toContainEqual(expect.objectContaining({ focus: 'wrong-way' }));
    expect(shoot(['blue 1'], strip('blue', 12, 10, 'low', 'low')).show('blue')).toEqual([12, 10, 'low', 'low', 1]);
  });

  it('[F-19] the card after that one is bound by the limit again', () => {
    expect(shoot(['blue 9', 'blue 12'], strip('blue', 2, 4, 'high')).show('blue')).toEqual([2, 4, 'high', 9, 12]);
    expect(shoot(['blue 8', 'blue 12'], strip('blue', 2, 4, 'high')).show('blue')).toEqual([2, 4, 'high', 8, 'high']);
  });

  it('[F-20] one face up and some face down: any number fits, and sets the direction', () => {
    expect(shoot(['blue 12', 'blue 11'], strip('blue', 6, 'low')).show('blue')).toEqual([6, 'low', 12, 'high']);
    expect(shoot(['blue 1'], strip('blue', 6, 'high', 'high')).show('blue')).toEqual([6, 'high', 'high', 1]);
    expect(stripOf(shoot(['blue 1'], strip('blue', 6, 'high')).state, 0, 'blue').direction).toBe('descending');
    expect(strip('blue', 6, 'low').direction).toBe('open');
  });

  it('[F-21] after a 12 going up or a 1 going down only face-down cards follow, as many as there are', () => {
    const up = shoot(['blue 1', 'blue 5', 'blue 11'], strip('blue', 10, 12));
    expect(up.show('blue')).toEqual([10, 12, 'low', 'low', 'high']);
    expect(up.events.filter((event) => event.type === 'photo' && event.focus === 'strip-complete')).toHaveLength(3);
    expect(shoot(['blue 2'], strip('blue', 3, 1)).show('blue')).toEqual([3, 1, 'low']);
    expect(shoot(['blue 11'], strip('blue', 12)).show('blue')).toEqual([12, 11]);
  });

  it('[F-22] the first with the number of face-up cards takes the Good Photo, at once and for good', () => {
    const { state, events } = shoot(['blue 7'], strip('blue', 5, 6));
    expect(events).toContainEqual({ type: 'goodPhoto', seat: 0, colour: 'blue' });
    expect(state.goodPhotos[0]).toBe(0);
    const taken = aboutToShoot(['blue 7', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 5, 6)], 4, {
      goodPhotos: [1, null, null, null, null, null, null],
    });
    expect(act(taken, { 0: advance(1, 2) }).some((event) => event.type === 'goodPhoto')).toBe(false);
    expect(taken.goodPhotos[0]).toBe(1);
  });

  it('[F-22] face-down cards do not count, nor earn', () => {
    const { state } = shoot(['blue 7', 'blue 1'], strip('blue', 6, 'low'));
    expect(state.goodPhotos[0]).toBeNull();
    expect(shoot(['blue 1'], strip('blue', 4, 5, 'high')).state.goodPhotos[0]).toBeNull();
  });

  it('[F-22] [F-07] with three players it takes four', () => {
    const third = aboutToShoot(['blue 7', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 5, 6)], 3);
    act(third, { 0: advance(1, 2) });
    expect(third.goodPhotos[0]).toBeNull();
    const fourth = aboutToShoot(['blue 7', 'red 1', 'red 2', 'red 3'], 1, [strip('blue', 4, 5, 6)], 3);
    act(fourth, { 0: advance(1, 2) });
    expect(fourth.goodPhotos[0]).toBe(0);
  });

  it('[F-14] the preview gives exactly the result of the photo', () => {
    const hand = ['blue 7', 'blue 12', 'red 2', 'red 9', 'grey 4', 'brown 12'];
    const make = () => aboutToShoot(hand, 3, [strip('blue', 5, 6), strip('red', 5)]);
    for (const move of fotomania.legalMoves(fotomania.view(make(), 0), 0)) {
      if (move.do !== 'advance') continue;
      const state = make();
      const shots = previewPhotos(fotomania.view(state, 0), 0, move);
      const events = act(state, { 0: move });
      const photos = events.flatMap((event) => (event.type === 'photo' ? [{ card: event.card, focus: event.focus }] : []));
      expect(shots.map((shot) => ({ card: shot.card, focus: shot.focus }))).toEqual(photos);
      expect(shots.filter((shot) => shot.goodPhoto)).toHaveLength(events.filter((event) => event.type === 'goodPhoto').length);
      expect(shots.map((shot) => card(hand[shot.place] ?? ''))).toEqual(shots.map((shot) => shot.card));
    }
    expect(previewPhotos(fotomania.view(make(), 'spectator'), 0, null)).toEqual([]);
    expect(previewPhotos(fotomania.view(make(), 0), 0, null).map((shot) => shot.place)).toEqual([0, 1, 2]);
  });
});
