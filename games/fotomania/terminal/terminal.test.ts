import { expect, test } from 'vitest';
import { ran } from '../../../packages/cli/src/testing.ts';

test('Fotomania is played in the terminal: the City, the strips and the hand in words, moves as numbers', async () => {
  const typed = ['what', '1 1 l', '1', '1 2', '9 9 left', 'quit'];
  const { code, out } = await ran(['play', 'fotomania', '--players', '2', '--seed', '5', '--options', '{"first":0}'], typed);
  expect(code).toBe(0);
  expect(out).toMatch(/Row 1: \w+ \d+ \| \[\w+ (low|high)\] \| \[\w+ (low|high)\] \| \w+ \d+/u);
  expect(out).toMatch(/Your hand, from back to front: 1 \w+ \d+ \| 2 /u);
  expect(out).toContain('How many cards, which row, left or right?');
  expect(out).toContain('Which card moves, and to which place?');
  expect(out).toMatch(/You take a card from the left of row 1: \w+ \d+\./u);
  expect(out).toContain('You move card 1 forward to place 2.');
  expect(out).toMatch(/You take a sharp photo: \w+ \d+\./u);
});

test('bots of Fotomania go by the names strong and beginner too', async () => {
  const { code, out } = await ran(['simulate', 'fotomania', '--players', '2', '--games', '2', '--bots', 'strong,beginner', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'fotomania', errors: 0, standings: [{ bot: 'sharp' }, { bot: 'easy' }] });
});
