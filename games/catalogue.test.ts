import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionField } from '@parlour/kernel';
import { LANGUAGES } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { writtenCatalogues } from '../scripts/games.ts';
import { lacksOf, readGames } from '../scripts/lib/games.ts';
import { MANIFESTS } from './catalogue.ts';
import { GAMES } from './rules-catalogue.ts';

const folders = await readGames(join(import.meta.dirname, '..'));
const written = await writtenCatalogues();

describe('the catalogues', () => {
  it.each([...written.keys()])('%s matches the folders; `npm run games:write` writes it', (file) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(written.get(file));
  });

  it('hold every game once, each at its own position', () => {
    expect(MANIFESTS.map(({ id }) => id)).toEqual(folders.map(({ id }) => id));
    expect(GAMES.map(({ id }) => id)).toEqual(MANIFESTS.map(({ id }) => id));
    expect(new Set(MANIFESTS.map(({ order }) => order)).size).toBe(MANIFESTS.length);
  });
});

const isClock = (field: OptionField): boolean => field.kind === 'choice' && field.clock === true;

describe.each(folders)('the folder of $id', (folder) => {
  const { manifest } = folder;
  const rules = GAMES.find(({ id }) => id === folder.id);
  const options = rules?.optionFields ?? [];

  it('lacks nothing', () => {
    expect(lacksOf(folder, LANGUAGES)).toEqual([]);
  });

  it('has a manifest that agrees with the rules', () => {
    expect(manifest.seats).toEqual(rules?.seats);
    expect(manifest.clocks).toEqual(options.filter(isClock).map(({ key }) => key));
    const help = options.find(({ key }) => key === manifest.memoryHelp);
    expect(help?.kind).toBe(manifest.memoryHelp === undefined ? undefined : 'toggle');
  });
});

it('lists what a folder lacks, file by file and language by language', () => {
  const [first] = folders;
  const bare = { ...first!, id: 'bare', has: () => false, words: new Map([['', { languages: ['en'], complete: ['en'] }]]) };
  expect(lacksOf(bare, ['en', 'fr'])).toEqual([
    expect.stringContaining('the id is the name of the folder'),
    expect.stringContaining('games/bare/tokens.css'),
    expect.stringContaining('games/bare/rules/index.ts'),
    expect.stringContaining('games/bare/rules/RULES.md'),
    expect.stringContaining('games/bare/words/rulebook.ts'),
    expect.stringContaining('games/bare/e2e/player.ts'),
    expect.stringContaining('games/bare/e2e/scenes.ts'),
    'games/bare/words/fr.json: its words',
    'games/bare/words/home/en.json: its words',
    'games/bare/words/home/fr.json: its words',
    'games/bare/words/rules/en.json: its words',
    'games/bare/words/rules/fr.json: its words',
  ]);
});
