import { type AnyGame, isRefusal } from '@parlour/kernel';
import { checkGame, hostileMoves } from '@parlour/kernel/laws';
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
  });
});

/** Each kind of move, in matches enough that all come up. */
const KINDS: Readonly<Record<string, readonly [number, string]>> = {
  'thats-not-a-hat': [4, 'name ready refuse thank'],
  fotomania: [2, 'advance take'],
  mascarade: [30, 'announce claim cloth decline exchange look name pair pass peek ready target'],
  'picture-perfect': [
    30,
    'answer arrange bid buy close contribute done give keep offer open pass pay photo ready rumour sell steal swap vote',
  ],
};

describe('hostile values', () => {
  it.each(GAMES.filter(({ id }) => id in KINDS).map((game) => [game.id, game] as const))(
    'in every move of %s are refused, or parse to a move that is listed',
    (id, game) => {
      const [games = 1, kinds = ''] = KINDS[id] ?? [];
      expect(hostileMoves(game, { games, seed: 'hostile' })).toEqual({ kinds: kinds.split(' '), faults: [] });
    },
    60_000,
  );
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
