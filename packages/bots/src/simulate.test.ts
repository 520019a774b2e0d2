import { botFor } from '@parlour/games/bots-catalogue';
import { GAMES } from '@parlour/games/rules-catalogue';
import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { type AnyGame, isRefusal } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { randomBot } from './random-bot.ts';
import { simulate } from './simulate.ts';

const now = () => Date.now();
const hat: AnyGame = thatsNotAHat;
const parsed = hat.parseOptions({}, 5);
const options = isRefusal(parsed) ? {} : parsed.ok;

test.each(GAMES)('random movers end $id with the most players', (game) => {
  const players = game.seats.max;
  const found = game.parseOptions({}, players);
  expect(simulate(game, { now, players, games: 5, seed: '1', options: isRefusal(found) ? {} : found.ok })).toMatchObject({
    games: 5,
    errors: 0,
  });
});

test('random movers play the same games from the same seed', () => {
  const run = (seed: string) => simulate(hat, { now, players: 5, games: 50, seed, options });
  const [a, b, c] = [run('1'), run('1'), run('2')];
  expect(a).toMatchObject({ game: 'thats-not-a-hat', players: 5, games: 50, errors: 0 });
  expect([a.moves, a.wins]).toEqual([b.moves, b.wins]);
  expect([c.moves, c.wins]).not.toEqual([a.moves, a.wins]);
  expect(a.wins.reduce((sum, wins) => sum + wins)).toBeGreaterThanOrEqual(50);
});

test('counts a game that throws instead of throwing', () => {
  const broken: AnyGame = { ...hat, check: () => ({ refused: 'never' }) };
  const { errors, firstError } = simulate(broken, { now, players: 5, games: 3, seed: '1', options });
  expect(errors).toBe(3);
  expect(firstError).toContain('never');
});

test('bots change seats, so that none profits from its seat', () => {
  const bots = [botFor(hat.id, 'sharp'), randomBot(hat), randomBot(hat), randomBot(hat), randomBot(hat)];
  const { standings, wins } = simulate(hat, { now, players: 5, games: 50, seed: '1', bots, options });
  expect(standings?.map((row) => [row.bot, row.seats])).toEqual([
    ['sharp', 50],
    ['random', 200],
  ]);
  expect(Math.max(...wins)).toBeLessThan(50);
});

test('reports progress while the games run', () => {
  const seen: number[] = [];
  simulate(hat, { now, players: 5, games: 200, seed: '1', options, onProgress: (done) => seen.push(done) });
  expect(seen).toEqual([64, 128, 192]);
});

test('an unknown game has no bot', () => {
  expect(() => botFor('chess', 'sharp')).toThrow('chess');
  expect(() => botFor('toString', 'sharp')).toThrow('toString');
});
