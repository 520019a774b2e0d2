import { play, seedFromText, startMatch } from '@parlour/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckOf } from './cards.ts';
import { PENALTIES_TO_LOSE, type State, thatsNotAHat } from './index.ts';
import { giftsEach } from './options.ts';
import { act, dealt, down, must, options, outcome, table, up } from './state.fixture.ts';

const CARDS = [
  ['kite', 'bell', 'rug'],
  ['lamp', 'taco', 'frog'],
  ['dog', 'cat', 'fish'],
] as const;

/** Brings a round to its end with these points: the player with three has just got the third. */
function endRound(state: State, round: number, points: readonly number[]): void {
  const loser = points.indexOf(3);
  const penalties = points.map((n, seat) => (CARDS[seat] ?? []).slice(0, seat === loser ? 2 : n));
  Object.assign(state, { round, phase: 'answer', penalties, giver: loser, moving: down('guitar'), said: 'hat' });
  act(state, must(state)[0] ?? 0, { do: 'refuse' });
}

describe('the end', () => {
  it('[H-17] the round ends at the third point, and no further card is drawn', () => {
    const state = table({ penalties: [['kite', 'bell'], [], [], []], said: 'hat' });
    const events = act(state, 3, { do: 'refuse' });
    expect(events.map((event) => event.type)).toEqual(['refused', 'roundOver']);
    expect(state.shopTop).toBe('broccoli');
    expect(outcome(state)).toBeDefined();
  });

  it('[H-17] a receiver’s third point ends the round as a giver’s does', () => {
    const state = table({ penalties: [[], [], [], ['kite', 'bell']] });
    expect(act(state, 3, { do: 'refuse' }).map((event) => event.type)).toEqual(['refused', 'roundOver']);
    expect(outcome(state)?.winners).toEqual([0, 1, 2]);
  });

  it('[H-18] fewest points win', () => {
    const state = table({ penalties: [['kite', 'bell'], ['rug'], [], ['lamp']], said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(outcome(state)).toEqual({ winners: [2], scores: [-3, -1, 0, -1] });
  });

  it('[H-18*] a tie is a shared victory', () => {
    const state = table({ penalties: [['kite', 'bell'], [], [], ['lamp']], said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(outcome(state)?.winners).toEqual([1, 2]);
  });

  it('[H-19] as many rounds as players: points add up, fewest in total wins', () => {
    const state = table({
      options: options({ rounds: 'each' }),
      round: 4,
      totals: [0, 3, 1, 5],
      penalties: [['kite', 'bell'], [], ['taco'], []],
      said: 'hat',
    });
    act(state, 3, { do: 'refuse' });
    expect(outcome(state)).toEqual({ winners: [2], scores: [-3, -3, -2, -5] });
  });

  it('[H-19] the winner of all rounds need not win any of them, nor does the last round decide', () => {
    const state = table({ options: options({ rounds: 'each' }, 3), gifts: [[up('umbrella')], [up('book')], [up('muffin')]], round: 0 });
    const rounds = [
      [3, 1, 0],
      [0, 1, 3],
      [3, 1, 0],
    ] as const;
    rounds.forEach((points, i) => {
      expect(outcome(state)).toBeUndefined();
      endRound(state, i + 1, points);
      expect(state.totals).toEqual(points.map((_, seat) => rounds.slice(0, i + 1).reduce((sum, round) => sum + (round[seat] ?? 0), 0)));
    });
    expect(outcome(state)).toEqual({ winners: [1, 2], scores: [-6, -3, -3] });
  });

  it('[H-19] [H-18*] the fewest in total win alone, whatever the last round was', () => {
    const state = table({ options: options({ rounds: 'each' }, 3), gifts: [[up('umbrella')], [up('book')], [up('muffin')]], round: 0 });
    endRound(state, 1, [0, 3, 2]);
    endRound(state, 2, [1, 3, 2]);
    endRound(state, 3, [3, 0, 2]);
    expect(outcome(state)).toEqual({ winners: [0], scores: [-4, -6, -6] });
  });

  it('[H-19*] each round everything is dealt afresh and the start passes one seat to the left', () => {
    const state = table({
      options: options({ rounds: 'each' }),
      round: 1,
      starter: 1,
      penalties: [['kite', 'bell'], [], [], []],
      said: 'hat',
    });
    act(state, 3, { do: 'refuse' });
    expect(state).toMatchObject({ round: 2, starter: 2, giver: 2, phase: 'ready', totals: [3, 0, 0, 0], penalties: [[], [], [], []] });
    const cards = [state.shopTop, ...state.shop.map((card) => card.secret), ...state.gifts.flat().map((gift) => gift.object)];
    expect(new Set(cards).size).toBe(110);
    const fresh = table({ options: state.options, round: 1, starter: 3, penalties: [['kite', 'bell'], [], [], []], said: 'hat' });
    act(fresh, 3, { do: 'refuse' }, 'another deal');
    expect(fresh.gifts).not.toEqual(state.gifts);
  });

  it('[H-19*] [H-21] a later round is dealt from the cards of the first one', () => {
    const state = table({
      options: options({ rounds: 'each', colour: 'black' }),
      round: 1,
      penalties: [['kite', 'bell'], [], [], []],
      said: 'hat',
    });
    act(state, 3, { do: 'refuse' });
    const cards = [state.shopTop, ...state.shop.map((card) => card.secret), ...state.gifts.flat().map((gift) => gift.object)];
    expect(cards.toSorted()).toEqual(deckOf('black').toSorted());
  });

  it('[H-20*] an empty shop ends the round', () => {
    const state = table({ shopTop: null, shop: [], said: 'hat' });
    act(state, 3, { do: 'refuse' });
    expect(outcome(state)).toEqual({ winners: [1, 2, 3], scores: [-1, 0, 0, 0] });
  });

  it('[H-20*] which cannot happen: a round uses at most gifts, all penalties and the last card drawn', () => {
    for (const colour of ['both', 'black', 'white'] as const) {
      for (let seats = 2; seats <= 8; seats++) {
        const most = seats * giftsEach(options({ colour, twoGifts: true }, seats), seats) + seats * (PENALTIES_TO_LOSE - 1) + 1;
        expect(most).toBeLessThan(deckOf(colour).length);
      }
    }
  });
});

describe('what the program must respect', () => {
  it('[H-24*] a view holds what lies open now and the announcement being decided on, and nothing else of the past', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.infiniteStream(fc.nat(109)),
        fc.string({ minLength: 1, maxLength: 5 }),
        (seats, picks, seed) => {
          let { match } = startMatch(thatsNotAHat, options({ first: 0 }, seats), seats, seedFromText(seed));
          for (let i = 0; i < 40 && !('over' in match.status); i++) {
            const seat = match.status.must[0] as number;
            const legal = thatsNotAHat.legalMoves(thatsNotAHat.view(match.state, seat), seat);
            const played = play(match, seat, legal[(picks.next().value as number) % legal.length] as (typeof legal)[number]);
            if (!('match' in played)) throw new Error(played.refused);
            match = played.match;
            const { state } = match;
            const open = new Set<string | null>([
              state.shopTop,
              state.said,
              ...state.penalties.flat(),
              ...state.gifts.flat().map((gift) => (gift.face === 'up' ? gift.object : null)),
            ]);
            const words: readonly string[] = JSON.stringify({ ...thatsNotAHat.view(state, seat), options: null }).match(/"[a-z-]+"/g) ?? [];
            for (const object of deckOf('both')) if (words.includes(`"${object}"`)) expect(open).toContain(object);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('[H-24*] a drawn card is gone from the view once it is turned over', () => {
    const state = dealt({ first: 0 });
    const drawn = state.moving?.face === 'down' ? state.moving.object.secret : '';
    expect(JSON.stringify(thatsNotAHat.view(state, 0))).not.toContain(`"${drawn}"`);
  });

  it('[H-25*] memory help shows the public history, and is off unless asked for', () => {
    expect(thatsNotAHat.view(dealt(), 0).history).toBeNull();
    const state = dealt({ memoryHelp: true, first: 0 });
    act(state, 0, { do: 'name', object: 'hat' });
    expect(thatsNotAHat.view(state, 'spectator').history?.map((event) => event.type)).toEqual(['round', 'drew', 'turned', 'gave']);
  });

  it('[H-26*] the clock: a receiver accepts', () => {
    expect(thatsNotAHat.defaultMove(thatsNotAHat.view(table(), 3), 3)).toEqual({ do: 'thank' });
  });

  it('[H-26*] the clock: a giver names the true object if it was turned over just now', () => {
    const state = table({ phase: 'name', said: null, fresh: true });
    expect(thatsNotAHat.defaultMove(thatsNotAHat.view(state, 0), 0)).toEqual({ do: 'falter' });
    act(state, 0, { do: 'falter' });
    expect(state.said).toBe('guitar');
  });

  it('[H-26*] the clock: otherwise any object of the catalogue, by seeded chance', () => {
    const said = Array.from({ length: 60 }, (_, i) => {
      const state = table({ phase: 'name', said: null, fresh: false });
      act(state, 0, { do: 'falter' }, `luck ${i}`);
      return state.said;
    });
    expect(new Set(said).size).toBeGreaterThan(30);
    const again = table({ phase: 'name', said: null, fresh: false });
    act(again, 0, { do: 'falter' }, 'luck 0');
    expect(again.said).toBe(said[0]);
  });

  it('[H-26*] a gift that lay face down before is not fresh when it is given on', () => {
    const state = table({ gifts: [[down('umbrella')], [down('book')], [down('piano')], [down('muffin')]] });
    act(state, 3, { do: 'thank' });
    expect(state.fresh).toBe(false);
    expect(must(state)).toEqual([3]);
  });

  it('[H-26*] the clock runs as long as the option says, or not at all', () => {
    expect(thatsNotAHat.status(table({ options: options({ clock: 15 }) }))).toMatchObject({ pace: { seconds: 15 } });
    expect(thatsNotAHat.status(table({ options: options({ clock: 0 }) }))).toMatchObject({ pace: { seconds: null } });
  });

  it('unknown options and invalid values are refused by name', () => {
    expect(thatsNotAHat.parseOptions({ clock: 7 }, 4)).toMatchObject({
      refused: 'bad-option',
      clause: 'H-26*',
      about: { option: 'clock' },
    });
    expect(thatsNotAHat.parseOptions({ speed: 7 }, 4)).toMatchObject({ refused: 'unknown-option', about: { option: 'speed' } });
    expect(thatsNotAHat.parseOptions({ first: 4 }, 4)).toMatchObject({ refused: 'bad-option', about: { allowed: 'random, 0 to 3' } });
  });
});
