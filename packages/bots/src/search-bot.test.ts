import { templateGame } from '@parlour/games/template/rules';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { randomBot } from './random-bot.ts';
import { searchBot } from './search-bot.ts';
import { simulate } from './simulate.ts';

function winsAgainstRandom(game: AnyGame, players: number, games: number): { readonly errors: number; readonly share: number } {
  const options = game.parseOptions({}, players);
  if (isRefusal(options)) throw new Error(options.refused);
  const bots = [searchBot(game, 'normal'), ...Array.from({ length: players - 1 }, () => randomBot(game))];
  const { standings, errors } = simulate(game, { now: () => 0, players, games, seed: 'search', bots, options: options.ok });
  const own = standings?.find(({ bot }) => bot === 'normal');
  return { errors, share: (own?.wins ?? 0) / games };
}

test('a bot that searches beats one that plays at random', () => {
  const { errors, share } = winsAgainstRandom(templateGame, 2, 60);
  expect(errors).toBe(0);
  expect(share).toBeGreaterThan(0.75);
});

test('it plays a game with sealed choices and clocks without a refused move', () => {
  expect(winsAgainstRandom(thatsNotAHat, 3, 2).errors).toBe(0);
});
