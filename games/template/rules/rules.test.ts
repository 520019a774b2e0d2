import {
  chanceFor,
  EventCollector,
  eventsFor,
  forceMove,
  isRefusal,
  observe,
  play,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS, inPile } from './cards.ts';
import { templateGame } from './index.ts';
import type { Event, Options, State, TemplateTypes } from './types.ts';

const OPTIONS: Options = { turns: 1, clock: 30 };
const SEED = seedFromText('rules');

const start = (seats: number) => startMatch(templateGame, OPTIONS, seats, SEED);

/** A state whose next card the test chooses. */
function rigged(open: number, next: number): State {
  const state = templateGame.setup(OPTIONS, 2, chanceFor(SEED, 0), new EventCollector<Event>());
  return { ...state, open, pile: [inPile(next)] };
}

function expectPlayed(result: StepResult<TemplateTypes> | { refused: string }): StepResult<TemplateTypes> {
  if (isRefusal(result)) throw new Error(result.refused);
  return result as StepResult<TemplateTypes>;
}

describe('the deal', () => {
  it('[T-01] uses each of the twenty cards once', () => {
    const { open, pile, sleeves } = start(4).match.state;
    const all = [open, ...[...pile, ...sleeves].map((card) => card.secret)];
    expect(all.toSorted((a, b) => a - b)).toEqual(CARDS);
  });

  it('[T-02] shows a dealt card to its owner alone', () => {
    const { match, events } = start(3);
    const own = match.state.sleeves[1]?.secret;
    expect(observe(match, 1).view.sleeve).toBe(own);
    expect(observe(match, 'spectator').view.sleeve).toBeNull();
    expect(eventsFor(events, 1)).toContainEqual({ type: 'looked', seat: 1, card: own });
    expect(eventsFor(events, 0).filter((event) => event.type === 'looked')).toEqual([
      { type: 'looked', seat: 0, card: match.state.sleeves[0]?.secret },
    ]);
  });

  it('[T-03] lays one card open and the rest face down', () => {
    const { view } = observe(start(3).match, 'spectator');
    expect(CARDS).toContain(view.open);
    expect(view.pile).toBe(CARDS.length - 3 - 1);
  });
});

describe('a guess', () => {
  it.each([
    ['higher', 10, 11, 1],
    ['higher', 10, 9, 0],
    ['lower', 10, 9, 1],
    ['lower', 10, 11, 0],
  ] as const)('[T-04] %s than %i, and %i comes: %i points', (say, open, next, points) => {
    const state = rigged(open, next);
    templateGame.resolve(state, [{ seat: 0, move: { say } }], chanceFor(SEED, 1), new EventCollector<Event>());
    expect(state.points).toEqual([points, 0]);
    expect(state.open).toBe(next);
  });

  it('[T-04] passes to the next player clockwise', () => {
    const { match } = start(3);
    expect(play(match, 1, { say: 'lower' })).toEqual({ refused: 'not-your-turn' });
    const next = expectPlayed(play(match, 0, { say: 'lower' })).match;
    expect(observe(next, 'spectator').waiting).toEqual([1]);
  });
});

describe('the end', () => {
  it('[T-05] comes after the agreed guesses, and most points win', () => {
    let { match } = start(2);
    for (const seat of [0, 1]) match = expectPlayed(play(match, seat, { say: 'higher' })).match;
    const { over } = observe(match, 'spectator');
    const most = Math.max(...match.state.points);
    expect(over?.winners).toEqual([0, 1].filter((seat) => match.state.points[seat] === most));
  });

  it('[T-06*] the clock says higher', () => {
    expect(expectPlayed(forceMove(start(2).match, 0)).entry).toEqual({ seat: 0, move: { say: 'higher' }, forced: true });
  });
});
