import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MANIFESTS } from '@parlour/games/catalogue';
import type { AnyGame } from '@parlour/kernel';
import { checkGame } from '@parlour/kernel/laws';
import { LANGUAGES } from '@parlour/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lacksOf, readGames } from './games.ts';
import { listFiles } from './list-files.ts';
import { makeGame, type NewGame } from './new-game.ts';
import { ruleCoverage } from './rule-coverage.ts';

const repository = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'parlour-new-game-'));
const folder = join(root, 'games/only-for-tests');

beforeAll(async () => {
  for (const part of ['tsconfig.json', 'games', 'packages/kernel']) cpSync(join(repository, part), join(root, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  await make('only-for-tests');
});

afterAll(() => rmSync(root, { recursive: true }));

async function make(id: string): Promise<NewGame> {
  const game = await makeGame(root, id);
  if (typeof game === 'string') throw new Error(game);
  return game;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('makes a game that keeps the laws, type-checks and has a test for every clause', async () => {
  const { onlyForTests } = (await import(pathToFileURL(join(folder, 'rules/index.ts')).href)) as { onlyForTests: AnyGame };
  expect(onlyForTests.id).toBe('only-for-tests');
  const { divergences, lawFailures } = checkGame(onlyForTests, { games: 5, seed: 'new' });
  expect([...divergences, ...lawFailures]).toEqual([]);

  const rules = ruleCoverage(
    [{ game: 'only-for-tests', text: readFileSync(join(folder, 'rules/RULES.md'), 'utf8') }],
    [readFileSync(join(folder, 'rules/rules.test.ts'), 'utf8')],
  );
  expect(rules).toEqual({ games: [{ game: 'only-for-tests', clauses: 6, tested: 6, untested: [] }], unknown: [] });

  const parts = ['manifest.ts', 'rules', 'bot', 'words', 'terminal'].map((part) => `games/only-for-tests/${part}`);
  writeFileSync(join(root, 'tsconfig.json'), read('tsconfig.json').replace(/"include": \[[^\]]*\]/, `"include": ${JSON.stringify(parts)}`));
  execFileSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', root], { stdio: 'pipe' });
});

it('adds the game to the catalogues, after the others', () => {
  const last = Math.max(...MANIFESTS.map(({ order }) => order));
  expect(read('games/only-for-tests/manifest.ts')).toContain(`order: ${last + 1},`);
  expect(read('games/catalogue.ts')).toMatch(/MANIFESTS: readonly Manifest\[\] = \[[^\]]*,\s*onlyForTests,?\s*\]/);
  expect(read('games/rules-catalogue.ts')).toMatch(/GAMES: readonly AnyGame\[\] = \[[^\]]*,\s*onlyForTests,?\s*\]/);
});

it('leaves no trace of the template in what it makes', () => {
  const files = listFiles(folder, /./);
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/template|\bT-\d/i);
});

it('has the name of the game in its words alone, where it can be changed', () => {
  const named = listFiles(folder, /./).filter((file) => readFileSync(file, 'utf8').includes('Only For Tests'));
  expect(named.map((file) => relative(folder, file)).toSorted()).toEqual(['rules/RULES.md', 'words/home/en.json']);
});

it('makes a folder that lacks nothing, with a default board and words that fall back to English', async () => {
  const made = (await readGames(root)).find(({ id }) => id === 'only-for-tests');
  expect(made === undefined ? ['the folder'] : lacksOf(made, LANGUAGES)).toEqual([]);
  expect(read('games/boards-catalogue.ts')).toContain('return defaultGameUi(onlyForTests, rulebook, { isMemoryGame: false });');
  expect(read('games/words-catalogue.ts')).toMatch(/partial: \[[^\]]*'fr\/only-for-tests'/);
});

it('gives two games different clause letters', async () => {
  expect([(await make('xylophone')).letter, (await make('xyster')).letter]).toEqual(['X', 'Y']);
});

it.each([
  [undefined, /^Which game\?/],
  ['High-Low', /small letters/],
  ['9-lives', /beginning with a letter/],
  ['../kernel', /cannot be an id/],
  ['a--b', /single hyphens/],
  ['thats-not-a-hat', /already/],
  ['template', /already/],
  ['class', /word of the language/],
])('refuses %s and writes nothing', async (id, reason) => {
  const everything = () => [read('games/catalogue.ts'), ...readdirSync(join(root, 'games'))];
  const before = everything();
  expect(await makeGame(root, id)).toMatch(reason);
  expect(everything()).toEqual(before);
});
