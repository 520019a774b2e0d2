import { expect, test } from 'vitest';
import { runCommand } from '../../../packages/cli/src/testing.ts';

test('Mascarade is played in the terminal: coins and open masks in words, moves as numbers', async () => {
  const typed = ['', '99', 'what', '1', ...Array.from({ length: 40 }, (_, i) => String(1 + (i % 3))), 'quit'];
  const { code, out } = await runCommand(['play', 'mascarade', '--players', '4', '--seed', '5', '--options', '{"first":0}'], typed);
  expect(code).toBe(0);
  expect(out).toMatch(/You: 6 coins, the \w+/u);
  expect(out).toContain('In the centre, 1: the ');
  expect(out).toContain('1 Swap masks: Ada\n2 Pretend to swap masks: Ada\n');
  expect(out).toContain('Choose a number from 1 to ');
  expect(out).toContain('You swap masks: Ada.');
  expect(out).toMatch(/\d+ I am the King!/u);
  expect(out).toContain('1 No, that’s me!\n2 Not me.\n3 Peek at your mask (it costs your next turn)\n');
  expect(out).toMatch(/You peek: you wear the \w+\./u);
  expect(out.split('The masks are turned face down.')[1]).not.toMatch(/You: \d+ coins?, the/u);
});

test.each(['pt-BR', 'pt-PT', 'fr', 'es'])(
  'every choice of Mascarade has its words in %s, and a whole game comes to its end',
  async (language) => {
    const typed = Array.from({ length: 400 }, (_, i) => String(1 + ((i * 7) % 5)));
    const { code, out } = await runCommand(['play', 'mascarade', '--players', '5', '--seed', 'whole', '--language', language], typed);
    expect(code).toBe(0);
    expect(out).not.toContain('mascarade.');
    expect(out).toMatch(language === 'fr' ? /^Au centre, 1\u202f: l/mu : /^(No|En el) centro, 1: (o|a|el|la) /mu);
  },
);
