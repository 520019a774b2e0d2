import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from './lib/list-files.ts';

const RETIRED = JSON.parse(readFileSync(new URL('retired-words.json', import.meta.url), 'utf8')) as readonly string[];
const FOLDERS = ['packages', 'games', 'attack', 'bench', 'chaos', 'docs', 'e2e', 'examples', 'scripts', 'training'];

const documents = [...listFiles('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

it('no source and no document has a word that the glossary has replaced', () => {
  const files = [...FOLDERS.flatMap((folder) => listFiles(folder, /\.(?:ts|tsx|md)$/)), ...documents];
  const retired = new RegExp(`\\b(?:${RETIRED.join('|')})\\b`, 'iu');
  expect(files.length).toBeGreaterThan(1500);
  expect(files.filter((file) => retired.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('no line of a document is longer than 200 characters', () => {
  const long = documents.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (line.length > 200 ? [`${file}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
