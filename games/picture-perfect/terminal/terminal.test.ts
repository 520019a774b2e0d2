import { LANGUAGES } from '@parlour/words';
import { expect, test } from 'vitest';
import { runCommand } from '../../../packages/cli/src/testing.ts';

const OPTIONS = '{"first":0,"lookClock":0,"choiceClock":0,"photoClock":0,"auctions":true}';

test('Picture Perfect is played in the terminal: envelopes and guests in words, moves as numbers, guests by their space', async () => {
  const typed = ['what', '1', '1', 'dog b2', 'dog Z9', ...Array.from({ length: 60 }, () => '1'), 'quit'];
  const { code, out } = await runCommand(['play', 'picture-perfect', '--players', '3', '--seed', '5', '--options', OPTIONS], typed);
  expect(code).toBe(0);
  expect(out).toMatch(/You: envelopes: [a-z ,]+; decorations: /u);
  expect(out).toMatch(/1 Open the envelope “[a-z ]+”\n/u);
  expect(out).toMatch(/In the envelope “[a-z ]+”: /u);
  expect(out).toContain('Your VIP card is still in your hand.');
  expect(out).toContain('Or place a guest on a space, for example: dog B2');
  expect(out).toContain('Your guests: B2 dog');
  expect(out).toContain('Choose a number from 1 to ');
});

test.each(LANGUAGES)('every choice of Picture Perfect has its words in %s, up to the photo', async (language) => {
  const typed = Array.from({ length: 500 }, (_, i) => String(1 + ((i * 7) % 4)));
  const { code, out } = await runCommand(
    ['play', 'picture-perfect', '--players', '3', '--seed', 'whole', '--language', language, '--options', OPTIONS],
    typed,
  );
  expect(code).toBe(0);
  expect(out).not.toContain('picture-perfect.');
});
