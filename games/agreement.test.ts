import { type AnyGame, isRefusal, seedFromText, startMatch } from '@parlour/kernel';
import { checkGame } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { picturePerfect } from './picture-perfect/rules/index.ts';
import { check } from './picture-perfect/rules/moves.ts';
import { GAMES } from './rules-catalogue.ts';

/** Violations of the laws in the first steps of one match. */
const faultsOf = (game: AnyGame, options: object = {}) =>
  checkGame(game, { games: 1, seed: 'agreement', maxSteps: 40, players: game.seats.min, options }).lawFailures.filter(
    (fault) => !fault.endsWith('no end after 40 steps'),
  );

/** Every other move of the seats with an odd number. */
const halved = (moves: readonly object[], seat: number) => moves.filter((_, index) => seat % 2 === 0 || index % 2 === 0);

describe('check and legalMoves', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'agree on spoilt moves in %s',
    (_id, game) => {
      expect(faultsOf(game)).toEqual([]);
    },
    60_000,
  );

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'are found to disagree in %s when one of them lists less',
    (_id, game) => {
      const short = { ...game, legalMoves: (view: object, seat: number) => halved(game.legalMoves(view, seat), seat) };
      expect(faultsOf(short).some((fault) => fault.endsWith('is neither listed nor refused'))).toBe(true);
    },
    60_000,
  );

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'are found to disagree in %s when one of them refuses more',
    (_id, game) => {
      const strict = { ...game, check: () => ({ refused: 'not-now' }) };
      expect(faultsOf(strict).some((fault) => fault.endsWith('is listed and refused'))).toBe(true);
    },
    60_000,
  );

  it('are found to disagree when unparsed moves are accepted', () => {
    const trusting = { ...picturePerfect, check } as unknown as AnyGame;
    expect(faultsOf(trusting, { auctions: true }).some((fault) => /does not parse and is not refused|throws/.test(fault))).toBe(true);
  }, 60_000);
});

/** A first position of a game, its options as the host would send them. */
function firstPosition(game: AnyGame) {
  const options = game.parseOptions({ first: 0 }, game.seats.min);
  if (isRefusal(options)) throw new Error(options.refused);
  return startMatch(game, options.ok, game.seats.min, seedFromText('hostile')).match;
}

describe('hostile moves', () => {
  it.each<[string, object]>([
    ['fotomania', { do: 'take', count: 0, row: 0, side: 'left' }],
    ['fotomania', { do: 'take', count: 1.5, row: 0, side: 'left' }],
    ['fotomania', { do: 'take', count: 1, row: -1, side: 'left' }],
    ['fotomania', { do: 'take', count: 1, row: 0, side: 'top' }],
    ['thats-not-a-hat', { do: 'name', object: 'unicorn' }],
    ['thats-not-a-hat', { do: 'name', object: '__proto__' }],
    ['mascarade', { do: 'announce', mask: 'queen' }],
    ['mascarade', { do: 'exchange', with: { seat: -1 }, sleight: 'swap' }],
    ['picture-perfect', { do: 'open', guest: 'cat' }],
  ])('in %s %j is neither parsed, nor listed, nor accepted', (id, move) => {
    const game = GAMES.find((each) => each.id === id);
    if (game === undefined) throw new Error(id);
    const { state } = firstPosition(game);
    const view = game.view(state, 0);
    expect(isRefusal(game.parseMove(move))).toBe(true);
    expect(game.legalMoves(view, 0)).not.toContainEqual(move);
    expect(game.check(view, 0, move)).toMatchObject({ refused: expect.any(String) });
  });
});

describe('check', () => {
  it.each([{ do: 'bid', amount: 1.5 }, { do: 'bid', amount: Number.NaN }, { do: 'open', guest: 'cat' }, { do: 'x' }, null])(
    'refuses the unparsed move %j in any position',
    (move) => {
      const options = picturePerfect.parseOptions({}, 2);
      if (isRefusal(options)) throw new Error(options.refused);
      expect(picturePerfect.check({ phase: 'seal', options: options.ok } as never, 0, move as never)).toEqual({
        refused: 'malformed-move',
      });
    },
  );
});
