import { type AnyBot, addedHabits, BOT_LEVELS, type Habit, NULL_EVENT_SINK, playArenaGame, simulate } from '@parlour/bots';
import { type AnyGame, chanceFor, isJson, isRefusal, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { HABITS } from '../arena/habits.ts';
import { type Event, type MaskKind, mascarade, type State } from '../rules/index.ts';
import { bestGuess, fadeBeliefs, kindsOf, likelihood, sampleDeal, uniformBeliefs, withHint, withSeen, withSwap } from './beliefs.ts';
import { bot, botWith } from './index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { initialMemory, remember } from './memory.ts';

const optionsFor = (seats: number, given: object = {}) => {
  const options = mascarade.parseOptions({ first: 0, ...given }, seats);
  if (isRefusal(options)) throw new Error(options.refused);
  return options.ok;
};

function dealt(seats = 6, given: object = {}): State {
  return startMatch(mascarade, optionsFor(seats, given), seats, seedFromText('bots')).match.state;
}

/** The same state after the memorise phase. */
function covered(state: State): State {
  const choices = state.seatAt.map((seat) => ({ seat, move: { do: 'ready' as const } }));
  mascarade.resolve(state, choices, chanceFor(seedFromText('ready'), 1), NULL_EVENT_SINK);
  return state;
}

const SCENARIO: readonly MaskKind[] = ['judge', 'king', 'empress', 'witch', 'peasant', 'peasant'];
const sums = (beliefs: readonly (readonly number[])[]) => ({
  rows: beliefs.map((row) => Math.round(row.reduce((sum, p) => sum + p, 0) * 100) / 100),
  columns: kindsOf(SCENARIO).map((_, i) => Math.round(beliefs.reduce((sum, row) => sum + (row[i] ?? 0), 0) * 100) / 100),
});

describe('beliefs', () => {
  test('whatever is learnt, every spot holds one mask and every mask has its place', () => {
    let beliefs = uniformBeliefs(SCENARIO);
    beliefs = withSeen(beliefs, SCENARIO, 0, 'king');
    beliefs = withHint(beliefs, SCENARIO, 2, 'witch', 5);
    beliefs = fadeBeliefs(
      withSwap(beliefs, 0, 3, 0.5),
      SCENARIO,
      SCENARIO.map(() => 0.1),
    );
    expect(sums(beliefs)).toEqual({ rows: [1, 1, 1, 1, 1, 1], columns: [1, 1, 1, 1, 2] });
  });

  test('a mask that was seen is nowhere else; a Peasant leaves room for the other', () => {
    const king = withSeen(uniformBeliefs(SCENARIO), SCENARIO, 0, 'king');
    expect(likelihood(king, SCENARIO, 0, 'king')).toBe(1);
    expect(likelihood(king, SCENARIO, 1, 'king')).toBe(0);
    const peasant = withSeen(uniformBeliefs(SCENARIO), SCENARIO, 0, 'peasant');
    expect(likelihood(peasant, SCENARIO, 1, 'peasant')).toBeGreaterThan(0.1);
  });

  test('a cloth makes a bot unsure, its own hands do not', () => {
    const king = withSeen(uniformBeliefs(SCENARIO), SCENARIO, 0, 'king');
    expect(likelihood(withSwap(king, 0, 3, 0.5), SCENARIO, 3, 'king')).toBeCloseTo(0.5);
    expect(likelihood(withSwap(king, 0, 3, 1), SCENARIO, 3, 'king')).toBe(1);
  });

  test('imagined deals hold the masks of the scenario, with certain masks in their places', () => {
    const beliefs = withSeen(uniformBeliefs(SCENARIO), SCENARIO, 4, 'witch');
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const masks = sampleDeal(beliefs, SCENARIO, chanceFor(seedFromText(`deal ${i}`), 0));
      expect([...masks].sort()).toEqual([...SCENARIO].sort());
      expect(masks[4]).toBe('witch');
      places.add(masks.indexOf('king'));
    }
    expect(places.size).toBe(5);
  });
});

describe('memory', () => {
  const others = (seat: number): Event => ({ type: 'looked', seat, mask: null });

  test('the deal is known at first, and fades later at higher levels', () => {
    const view = mascarade.view(dealt(), 0);
    const left = BOT_LEVELS.map((level) => {
      let memory = initialMemory(view);
      for (let turn = 0; turn < 12; turn++) memory = remember(memory, [others(1)], view, 0, LEVEL_PARAMS[level]);
      return likelihood(memory.beliefs, view.inPlay, 3, view.masks[3] as MaskKind);
    });
    expect(left[0]).toBeLessThan(0.5);
    expect(left[1]).toBeGreaterThan(left[0] as number);
    expect(left[2]).toBeGreaterThan(0.9);
  });

  test('a bot that joins late knows nothing', () => {
    const state = covered(dealt());
    const memory = initialMemory(mascarade.view(state, 0));
    for (const row of memory.beliefs) for (const p of row) expect(p).toBeCloseTo(1 / 6);
  });

  test('seen masks stay with the place, knowledge stays with the person', () => {
    const view = mascarade.view(dealt(6, { scenario: 'B' }), 0);
    const moved = remember(initialMemory(view), [{ type: 'moved', pair: [1, 4] }], view, 0, LEVEL_PARAMS.sharp);
    expect(bestGuess(moved.beliefs, view.inPlay, 1)).toBe(view.masks[1]);
    expect(moved.placeOf).toEqual([0, 4, 2, 3, 1, 5]);
    expect(moved.knows[1]).toBeLessThan(0.5);
    const seen = remember(moved, [{ type: 'revealed', seat: 1, mask: view.masks[4] as MaskKind }], view, 0, LEVEL_PARAMS.sharp);
    expect(likelihood(seen.beliefs, view.inPlay, 4, view.masks[4] as MaskKind)).toBe(1);
    expect(seen.knows[1]).toBe(1);
  });

  test('an announcement by a player who looked is a hint, and the hard bot uses it', () => {
    const view = mascarade.view(dealt(), 0);
    const confused = { ...initialMemory(view), beliefs: uniformBeliefs(view.inPlay) };
    const events: Event[] = [{ type: 'announced', seat: 2, mask: 'king' }];
    const belief = (level: 'easy' | 'sharp') =>
      likelihood(remember(confused, events, view, 0, LEVEL_PARAMS[level]).beliefs, view.inPlay, 2, 'king');
    expect(belief('sharp')).toBeGreaterThan(0.3);
    expect(belief('easy')).toBeCloseTo(1 / 6);
  });

  test('is plain data', () => {
    expect(isJson(initialMemory(mascarade.view(dealt(5), 2)))).toBe(true);
  });
});

describe('play', () => {
  const choose = (state: State, seat: number, believed: readonly MaskKind[]) => {
    const view = mascarade.view(state, seat);
    const beliefs = believed.reduce((known, mask, spot) => withSeen(known, view.inPlay, spot, mask), uniformBeliefs(view.inPlay));
    const memory = {
      beliefs,
      knows: Array<number>(view.seats).fill(0.9),
      ages: view.inPlay.map(() => 0),
      slights: [],
      placeOf: view.placeOf,
    };
    // What is best, without the objections that it keeps to itself.
    return botWith('sharp', { ...LEVEL_PARAMS.sharp, silence: 0 }).choose(memory, view, seat, chanceFor(seedFromText('choose'), 0));
  };
  const at = (given: Partial<State>): State => ({ ...covered(dealt()), turn: 9, active: 0, ...given });
  const worn: readonly MaskKind[] = ['empress', 'judge', 'king', 'witch', 'troubadour', 'cheater'];

  test('a sure Empress announces herself', () => {
    expect(choose(at({}), 0, worn)).toEqual({ do: 'announce', mask: 'empress' });
  });

  test('the wearer of an announced mask claims it, and others do not', () => {
    const claim = at({ phase: 'claim', announced: 'king', asked: 2 });
    expect(choose(claim, 2, worn)).toEqual({ do: 'claim' });
    expect(choose({ ...claim, announced: 'empress' }, 2, worn)).toEqual({ do: 'pass' });
  });

  test('a liar who is about to win by cheating is stopped even at the price of a coin', () => {
    const liar = at({ phase: 'claim', announced: 'cheater', asked: 4, coins: [11, 6, 6, 6, 6, 6] });
    expect(choose(liar, 4, ['cheater', 'judge', 'king', 'witch', 'troubadour', 'empress'])).toEqual({ do: 'pass' });
    expect(choose({ ...liar, asked: 5 }, 5, ['judge', 'cheater', 'king', 'witch', 'troubadour', 'empress'])).toEqual({ do: 'claim' });
  });

  test('the Witch takes the greatest fortune, or keeps her own', () => {
    const witch = at({ phase: 'power', announced: 'witch', power: { mask: 'witch', seat: 0 }, coins: [4, 6, 11, 6, 6, 6] });
    expect(choose(witch, 0, worn)).toEqual({ do: 'target', seat: 2 });
    expect(choose({ ...witch, coins: [11, 6, 6, 6, 6, 6] }, 0, worn)).toEqual({ do: 'decline' });
  });

  test('[M-08b*] now and then a bot peeks before it answers, and then looks in its turn', () => {
    const bots = { easy: bot('easy') as AnyBot };
    const peeked = HABITS.filter(({ name }) => name === 'answers after a peek') as Habit[];
    const arena = { game: mascarade as unknown as AnyGame, options: optionsFor(6), bots, habits: peeked };
    const counts = Array.from({ length: 8 }, (_, i) => playArenaGame(arena, new Array(6).fill('easy'), `peek ${i}`).habits);
    const [count] = addedHabits(counts);
    const share = (count?.times ?? 0) / (count?.of ?? 1);
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.05);
  });

  test('every level plays whole games at every number of seats without a refused move', () => {
    for (const [index, players] of [4, 5, 6, 8, 12].entries()) {
      const bots = Array.from({ length: players }, (_, seat) => bot(BOT_LEVELS[(seat + index) % 3] as 'easy'));
      for (const given of [{ scenario: 'A' }, { scenario: 'B', claims: 'at-once' }]) {
        const result = simulate(mascarade, { now: Date.now, players, games: 2, seed: 'play', bots, options: optionsFor(players, given) });
        expect(result.firstError).toBeUndefined();
      }
    }
  });

  test('one hard bot among five easy ones wins well over a fair share', () => {
    const bots = ['sharp', 'easy', 'easy', 'easy', 'easy', 'easy'].map((level) => bot(level as 'easy'));
    const { standings, errors } = simulate(mascarade, {
      now: Date.now,
      players: 6,
      games: 120,
      seed: 'share',
      bots,
      options: optionsFor(6),
    });
    expect(errors).toBe(0);
    expect(standings?.find((row) => row.bot === 'sharp')?.wins).toBeGreaterThan((120 / 6) * 1.4);
  });
});
