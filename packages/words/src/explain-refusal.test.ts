import { MANIFESTS } from '@parlour/games/catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { KERNEL_REFUSALS, refuse } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../scripts/lib/read-sources.ts';
import { explainRefusal } from './explain-refusal.ts';
import { LANGUAGES } from './languages.ts';
import { loadWords } from './words.ts';

/** Every refusal code in the sources, and the closed sets. */
function codes(): readonly string[] {
  const found = new Set<string>(KERNEL_REFUSALS);
  for (const source of readSources()) {
    for (const [, code = ''] of source.matchAll(/\brefuse(?:AtTable)?\(\s*'([a-z-]+)'/gu)) found.add(code);
    const closedSet = /TABLE_REFUSALS = \[([^\]]+)\]/u.exec(source)?.[1] ?? '';
    for (const [, code = ''] of closedSet.matchAll(/'([a-z-]+)'/gu)) found.add(code);
  }
  return [...found].sort();
}

describe('refusals', () => {
  it.each(LANGUAGES)('all have a sentence in %s', async (language) => {
    const words = await loadWords(language, ['common', ...MANIFESTS.flatMap(({ id }) => wordAreas(id))]);
    expect(codes().length).toBeGreaterThan(40);
    expect(codes().filter((code) => !words.has(`refusal.${code}`))).toEqual([]);
  });

  it('say what would be right', async () => {
    const words = await loadWords('en', ['common']);
    const refusal = refuse('bad-option', 'H-21', { option: 'colour', allowed: 'both, black, white' });
    expect(explainRefusal(words, refusal)).toBe('This value is not allowed for “colour”. Allowed: both, black, white.');
  });

  it('name the guest that cannot be seen', async () => {
    const refusal = refuse('guest-not-seen', 'P-51*', { guest: 'girl' });
    const said = async (language: 'en' | 'pt-BR') =>
      explainRefusal(await loadWords(language, ['common', ...wordAreas('picture-perfect')]), refusal);
    expect(await said('en')).toBe('Cannot be seen in the photo: little girl. Move a figure or the camera, or take the guest off.');
    expect(await said('pt-BR')).toContain('Não aparece na foto: menina.');
  });

  it('of a newer server still get a sentence', async () => {
    const words = await loadWords('fr', ['common']);
    expect(explainRefusal(words, refuse('no-such-code'))).toBe('Cela n’a pas fonctionné. Réessaie.');
  });
});
