import { GAMES, gameById } from '@parlour/games/rules-catalogue';
import type { AnyGame } from '@parlour/kernel';
import { checkGame, checkMutants, type Mutant } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { FRAME_MUTANTS, tableWire } from './index.ts';

const MIN_FRAME_CHECKS = 250;

/** Two games, or twenty of a game so short that two compare too few frames. */
function checkFrames(game: AnyGame) {
  const check = (games: number) => checkGame(game, { games, seed: 'frames', secrecyOnly: true, wire: tableWire });
  const few = check(2);
  return few.frameChecks > MIN_FRAME_CHECKS ? few : check(20);
}

describe.each(GAMES.map((game: AnyGame) => ({ game, id: game.id })))('what a table of $id sends', ({ game }) => {
  it('is the same to the byte in all worlds that a viewer cannot tell apart', () => {
    const result = checkFrames(game);
    expect(result.divergences).toEqual([]);
    expect(result.lawFailures).toEqual([]);
    expect(result.frameChecks).toBeGreaterThan(MIN_FRAME_CHECKS);
  });

  it('finds every planted leak of shape, size, number and order', () => {
    expect(checkMutants(game, FRAME_MUTANTS, { games: 5, seed: 'frame mutants', wire: tableWire }).survivors).toEqual([]);
  });
});

/** Sends an empty private part to everybody when one player receives an event alone. */
const EMPTY_PRIVATE_PART: Mutant = {
  name: 'an empty private part for viewers without private events',
  plantInWire: (wire) => (before, played, viewers) => {
    const isPrivate = played.events.some(({ only }) => only !== undefined);
    const sent = [...wire(before, played, viewers)].map(([viewer, messages]) => {
      const marked = messages.map((message) =>
        isPrivate && message.startsWith('{"type":"frame"') && !message.includes('"own"')
          ? `${message.slice(0, -1)},"own":{"events":[]}}`
          : message,
      );
      return [viewer, marked] as const;
    });
    return new Map(sent);
  },
};

it('[P-13] finds a private part that others get because a VIP card was added', () => {
  const game = gameById('picture-perfect');
  if (game === undefined) throw new Error('no such game');
  expect(checkMutants(game, [EMPTY_PRIVATE_PART], { games: 6, seed: 'vip', wire: tableWire }).survivors).toEqual([]);
});
