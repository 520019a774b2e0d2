import { GAMES } from '@parlour/games/rules-catalogue';
import { isRefusal } from '@parlour/kernel';
import { expect, it } from 'vitest';
import { botsFor, DOORS, unhurried } from './game-catalogue.ts';

it.each(DOORS)('$id can be played alone with bots without a clock', (door) => {
  const game = GAMES.find(({ id }) => id === door.id)!;
  const parsed = game.parseOptions(unhurried(door), botsFor(door) + 1);
  expect(isRefusal(parsed)).toBe(false);
  for (const field of game.optionFields) if (field.kind === 'choice' && field.clock) expect(unhurried(door)).toHaveProperty(field.key, 0);
});
