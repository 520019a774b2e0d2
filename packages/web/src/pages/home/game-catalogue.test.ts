import { GAMES } from '@parlour/games/rules-catalogue';
import { isRefusal } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { defaultBotCount, GAME_CATALOGUE, noClockOptions } from './game-catalogue.ts';

it.each(GAME_CATALOGUE)('$id can be played alone with bots without a clock', (door) => {
  const game = GAMES.find(({ id }) => id === door.id)!;
  const parsed = game.parseOptions(noClockOptions(door), defaultBotCount(door) + 1);
  expect(isRefusal(parsed)).toBe(false);
  for (const field of game.optionFields)
    if (field.kind === 'choice' && field.clock) expect(noClockOptions(door)).toHaveProperty(field.key, 0);
});
