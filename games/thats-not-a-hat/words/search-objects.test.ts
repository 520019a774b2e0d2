import type { Language } from '@parlour/words';
import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import { searchObjects } from './search-objects.ts';

async function search(language: Language, typed: string) {
  return searchObjects(await loadWords(language, wordAreas('thats-not-a-hat')), typed);
}

describe('searching for an object', () => {
  it('finds nothing while nothing is typed: a list of all would be a memory aid', async () => {
    expect(await search('en', '  ')).toEqual([]);
    expect(await search('en', 'zzz')).toEqual([]);
  });

  it('orders by start of the name, start of a word, inside of a word, then other names', async () => {
    const found = await search('en', 'ba');
    const names = found.map(({ name }) => name);
    expect(names.slice(0, 6)).toEqual(['backpack', 'baguette', 'balloon', 'banana', 'barbell', 'baseball']);
    expect(names.indexOf('piggy bank')).toBeGreaterThan(names.indexOf('baseball'));
    expect((await search('en', 'ar')).map(({ name }) => name).indexOf('teddy bear')).toBeGreaterThanOrEqual(0);
    expect((await search('en', 'flashl')).map(({ object }) => object)).toEqual(['torch']);
  });

  it('ignores accents, case and ligatures', async () => {
    expect((await search('pt-BR', 'MACA'))[0]).toEqual({ object: 'apple', name: 'maçã', range: [0, 4] });
    expect((await search('fr', 'oeu'))[0]).toEqual({ object: 'fried-egg', name: 'œuf au plat', range: [0, 2] });
    expect((await search('es', 'patin')).map(({ object }) => object)).toEqual(['roller-skate', 'kick-scooter', 'skateboard']);
  });

  it('returns the letters to underline', async () => {
    const [found] = await search('en', 'clo');
    expect(found?.name.slice(...(found.range ?? []))).toBe('clo');
    expect((await search('en', 'burger'))[0]).toMatchObject({ object: 'hamburger', range: [3, 9] });
    expect((await search('en', 'telly'))[0]).toEqual({ object: 'television', name: 'television', range: null });
  });
});
