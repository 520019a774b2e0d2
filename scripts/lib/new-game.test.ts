import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@parlour/kernel';
import { checkGame } from '@parlour/kernel/laws';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compare } from './clauses.ts';
import { makeGame, type NewGame } from './new-game.ts';

const repository = join(import.meta.dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-new-game-'));
  for (const part of ['tsconfig.json', 'packages/games', 'packages/kernel'])
    cpSync(join(repository, part), join(root, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

function make(id: string): NewGame {
  const game = makeGame(root, id);
  if (typeof game === 'string') throw new Error(game);
  return game;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('makes a game that keeps the laws, type-checks and has a test for every clause', async () => {
  const { folder } = make('only-for-tests');
  const { onlyForTests } = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as { onlyForTests: AnyGame };
  expect(onlyForTests.id).toBe('only-for-tests');
  const { divergences, lawFailures } = checkGame(onlyForTests, { games: 5, seed: 'new' });
  expect([...divergences, ...lawFailures]).toEqual([]);

  const rules = compare(
    [{ game: 'only-for-tests', text: readFileSync(join(folder, 'RULES.md'), 'utf8') }],
    [readFileSync(join(folder, 'rules.test.ts'), 'utf8')],
  );
  expect(rules).toEqual({ games: [{ game: 'only-for-tests', clauses: 6, tested: 6, untested: [] }], unknown: [] });

  writeFileSync(join(root, 'tsconfig.json'), read('tsconfig.json').replace(/"include": \[.*\]/, '"include": ["packages/games/src"]'));
  execFileSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', root], { stdio: 'pipe' });
});

it('enters the game in the list of games and in the exports of the package', () => {
  make('only-for-tests');
  expect(read('packages/games/src/index.ts')).toMatch(/import \{ onlyForTests \} from '\.\/only-for-tests\/index\.ts';/);
  expect(read('packages/games/src/index.ts')).toMatch(/GAMES: readonly AnyGame\[\] = \[thatsNotAHat.*, onlyForTests\]/);
  expect(JSON.parse(read('packages/games/package.json'))).toHaveProperty(['exports', './only-for-tests'], './src/only-for-tests/index.ts');
});

it('leaves no trace of the template in what it makes', () => {
  const { folder } = make('only-for-tests');
  for (const file of ['index.ts', 'types.ts', 'RULES.md', 'laws.test.ts', 'rules.test.ts']) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/template|\bT-\d/i);
  }
});

it('gives two games clauses of their own letters', () => {
  expect([make('xylophone').letter, make('xyster').letter]).toEqual(['X', 'Y']);
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
])('refuses %s and writes nothing', (id, reason) => {
  const everything = () => [read('packages/games/src/index.ts'), ...readdirSync(join(root, 'packages/games/src'))];
  const before = everything();
  expect(makeGame(root, id)).toMatch(reason);
  expect(everything()).toEqual(before);
});
