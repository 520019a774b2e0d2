import { botFor } from '@parlour/games/bots-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import type { AnyGame } from '@parlour/kernel';
import { checkGame, checkMutants } from '@parlour/kernel/laws';
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS } from '../levels.ts';
import { memoryMutants, memoryWire } from './index.ts';

describe.each(GAMES.map((game: AnyGame) => ({ game, id: game.id })))('a bot of $id', ({ game }) => {
  it.each(BOT_LEVELS)('remembers at the level %s only what its seat saw', (level) => {
    const plan = { games: 2, seed: 'memories', secrecyOnly: true, maxSteps: 20_000 };
    const result = checkGame(game, { ...plan, wire: memoryWire(botFor(game.id, level)) });
    expect(result.divergences).toEqual([]);
    expect(result.lawFailures).toEqual([]);
    expect(result.frameChecks).toBeGreaterThan(20);
  });

  it('that cheats is found', () => {
    const bot = botFor(game.id, 'sharp');
    expect(checkMutants(game, memoryMutants(bot), { games: 5, seed: 'cheats', wire: memoryWire(bot) }).survivors).toEqual([]);
  });
});
