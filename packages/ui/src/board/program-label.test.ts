import { loadWords } from '@parlour/words';
import { expect, test } from 'vitest';
import { programLabel } from './program-label.ts';

const words = await loadWords('en', ['common']);
const player = { seat: 0, name: 'Ada', avatar: 'boater', connected: true, bot: null } as const;

test('names bots and AI agents, and nobody else', () => {
  expect(programLabel(player, words, 'default.bot')).toBeNull();
  expect(programLabel({ ...player, bot: 'easy' }, words, 'default.bot')).toBe(words.t('default.bot'));
  expect(programLabel({ ...player, agent: true }, words, 'default.bot')).toBe('AI agent');
});
