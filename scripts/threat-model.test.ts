import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/threat-model.md`, 'utf8');

const attackSources = readdirSync(`${root}attack/attacks`).map((file) => readFileSync(`${root}attack/attacks/${file}`, 'utf8'));
const attacks = attackSources.flatMap((text) => [...text.matchAll(/^ {2}name: '([\w-]+)'/gm)].map(([, name]) => name));

/** The test files that a text names. */
const testsIn = (text: string): string[] => [...text.matchAll(/`([^`\s]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
const attacksIn = (text: string): string[] =>
  [...text.matchAll(/\battacks? ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, names]) => names?.match(/[\w-]+/g) ?? []);

it('every test and attack that the threat model names exists', () => {
  const paths = testsIn(page);
  expect(paths.length).toBeGreaterThan(40);
  const isThere = (path: string) =>
    path.includes('*')
      ? path === 'games/*/rules/laws.test.ts'
      : existsSync(`${root}${/^(?:games|e2e|scripts)\//.test(path) ? '' : 'packages/'}${path}`);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  expect(attacksIn(page).length).toBeGreaterThan(10);
  expect(attacksIn(page).filter((name) => !attacks.includes(name))).toEqual([]);
});

it('every row of its tables names a test or an attack, but for the arithmetic of guessing', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!of \||protection|what \||characters|5, at|\*\*8, at)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => testsIn(row).length + attacksIn(row).length === 0)).toEqual([]);
});

it('it lists every package that ships, with the parts that import it', () => {
  const parts = ['games', ...readdirSync(`${root}packages`).map((name) => `packages/${name}`)];
  const shipped = new Map<string, string[]>();
  for (const part of parts) {
    const { dependencies = {} } = JSON.parse(readFileSync(`${root}${part}/package.json`, 'utf8')) as { dependencies?: object };
    const name = part.replace('packages/', '');
    for (const used of Object.keys(dependencies)) shipped.set(used, [...(shipped.get(used) ?? []), name].toSorted());
  }
  const wanted = [...shipped].filter(([name]) => !name.startsWith('@parlour/')).map(([name, by]) => `\`${name}\` (${by.join(', ')})`);
  const listed = [...page.matchAll(/^- (`[^`]+` \([a-z, ]+\)): /gm)].map(([, entry]) => entry);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});
