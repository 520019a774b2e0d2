import { expect, it } from 'vitest';
import type { EventSink } from '../event-sink.ts';
import { type AnyGame, defineGame, type Game } from '../game.ts';
import { refuse } from '../refusal.ts';
import { hide, type Secret } from '../secret.ts';
import { checkGame } from './check-game.ts';

interface Guard {
  Options: Record<string, never>;
  State: { cards: readonly Secret<number>[]; turn: number; scores: readonly number[] };
  View: { turn: number; left: number; scores: readonly number[] };
  Move: { ask: 'high' };
  Event: { high: boolean; more?: number };
  Beliefs: object;
}

type Tell = (card: Secret<number>, sink: EventSink<Guard['Event']>, cards: readonly Secret<number>[]) => Guard['Event'];

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Tells the table for each card whether it is high; the card itself stays hidden. */
const guard = (tell: Tell): AnyGame =>
  defineGame<Guard>({
    id: 'guard',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    maxSteps: 100,
    optionFields: [],
    parseOptions: (input) => (typeof input === 'object' && Object.keys(input ?? {}).length === 0 ? { ok: {} } : refuse('no-options')),
    parseMove: () => ({ ok: { ask: 'high' } }),
    setup: (_options, _seats, chance) => ({ cards: chance.shuffle(CARDS).map((card) => hide(card, ['card'])), turn: 0, scores: [0, 0] }),
    status: ({ turn, cards, scores }) =>
      turn === cards.length
        ? { over: { winners: [0], scores } }
        : { must: [turn % 2], may: [], sealed: false, pace: { name: 'turn', seconds: null } },
    view: ({ turn, cards, scores }) => ({ turn, left: cards.length - turn, scores }),
    privateKeys: [],
    legalMoves: (view, seat) => (view.left > 0 && view.turn % 2 === seat ? [{ ask: 'high' }] : []),
    check: () => undefined,
    publicPart: (_view, _seat, move) => move,
    defaultMove: () => ({ ask: 'high' }),
    resolve: (state, _choices, _chance, sink) => {
      const card = state.cards[state.turn] as Secret<number>;
      const event = tell(card, sink, state.cards);
      if (event.high) state.scores = state.scores.with(state.turn % 2, (state.scores[state.turn % 2] ?? 0) + 1);
      state.turn += 1;
      sink.emit(event);
    },
    clone: (state) => ({ ...state }),
    imagine: (view, _viewer, _beliefs, chance) => ({
      cards: chance.shuffle(CARDS).map((card) => hide(card, ['card'])),
      turn: view.turn,
      scores: view.scores,
    }),
  } satisfies Game<Guard>);

const divergences = (tell: Tell) => checkGame(guard(tell), { games: 20, seed: 'answers', secrecyOnly: true, options: {} });

const isHigh = (card: number): boolean => card > 4;

it('a step may tell the answer to a question about a hidden value, and nothing changes in worlds with the same answer', () => {
  const { divergences: found, secrecyChecks } = divergences((card, sink) => ({ high: sink.answer(card, 'everyone', isHigh) }));
  expect(found).toEqual([]);
  expect(secrecyChecks).toBeGreaterThan(500);
});

it('finds an answer that was not declared', () => {
  expect(divergences((card) => ({ high: isHigh(card.secret) })).divergences).not.toEqual([]);
});

it('an answer for one seat stays hidden from the others', () => {
  expect(divergences((card, sink) => ({ high: sink.answer(card, [0], isHigh) })).divergences).not.toEqual([]);
});

it('finds a step that tells more than the answer', () => {
  const { divergences: found } = divergences((card, sink) => ({ high: sink.answer(card, 'everyone', isHigh), more: card.secret % 2 }));
  expect(found).not.toEqual([]);
});

it('finds a question that is asked only because of a hidden value', () => {
  const { divergences: found } = divergences((card, sink, cards) =>
    cards[0]?.secret === 8 ? { high: sink.answer(card, 'everyone', isHigh) } : { high: false },
  );
  expect(found).not.toEqual([]);
});
