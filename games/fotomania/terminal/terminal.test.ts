import { chanceFor, EventCollector, seedFromText } from '@parlour/kernel';
import { LANGUAGES, loadWords } from '@parlour/words';
import { expect, test } from 'vitest';
import { runCommand } from '../../../packages/cli/src/testing.ts';
import { wordAreas } from '../../words-catalogue.ts';
import { fotomania } from '../rules/index.ts';
import { fotomaniaCardName } from '../words/sentences.ts';
import { terminal } from './index.ts';

const options = fotomania.parseOptions({ leaveOut: 'grey', leaveOutToo: 'purple', first: 0 }, 2);
if (!('ok' in options)) throw new Error(options.refused);
const dealt = fotomania.setup(options.ok, 2, chanceFor(seedFromText('board'), 0), new EventCollector());
const view = fotomania.view({ ...dealt, goodPhotos: [null, 1, null, null, 0] }, 0);

test('Fotomania is played in the terminal: the City, the strips and the hand in words, moves as numbers', async () => {
  const typed = ['what', '1 1 l', '1', '1 2', '9 9 left', 'quit'];
  const { code, out } = await runCommand(['play', 'fotomania', '--players', '2', '--seed', '5', '--options', '{"first":0}'], typed);
  expect(code).toBe(0);
  expect(out).toMatch(/Row 1: \w+ \d+ \| \[\w+ (low|high)\] \| \[\w+ (low|high)\] \| \w+ \d+/u);
  expect(out).toMatch(/Your hand, from back to front: 1\) \w+ \d+ \| 2\) /u);
  expect(out).toContain('How many cards, which row, left or right?');
  expect(out).toContain('Which card moves, and to which place?');
  expect(out).toMatch(/You take a card from the left of row 1: \w+ \d+\./u);
  expect(out).toContain('You move card 1 forward to place 2.');
  expect(out).toMatch(/You take a sharp photo: \w+ \d+\./u);
});

test('[F-07] [F-22] the terminal shows who holds which Good Photo, and how many cards the deck has', async () => {
  const words = await loadWords('en', wordAreas('fotomania'));
  const board = terminal.board(words, view, (seat) => ['You', 'Ada'][seat] ?? '', 0);
  expect(board).toContain('Deck: 39 cards left');
  expect(board).toContain('Good Photos, with 4 photos each: blue (free) | red (Ada) | yellow (free) | green (free) | brown (You)');
});

test.each(LANGUAGES)('in %s the place of a card in hand and its number are not confused', async (language) => {
  const words = await loadWords(language, wordAreas('fotomania'));
  const hand = terminal.board(words, view, (seat) => `${seat}`, 0).at(-1) ?? '';
  const cards = hand.split(/: |\u202f: /u)[1]?.split(' | ') ?? [];
  expect(cards).toHaveLength(5);
  cards.forEach((card, i) => {
    expect(card.startsWith(`${i + 1}) `)).toBe(true);
    expect(card.slice(3)).toBe(fotomaniaCardName(words, view.hand?.[i] ?? { colour: 'blue', number: 0 }));
  });
});

test('bots of Fotomania also have the level names strong and beginner', async () => {
  const { code, out } = await runCommand([
    'simulate',
    'fotomania',
    '--players',
    '2',
    '--games',
    '2',
    '--bots',
    'strong,beginner',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'fotomania', errors: 0, standings: [{ bot: 'sharp' }, { bot: 'easy' }] });
});
