import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npm } from './lib/install.mjs';
import { DEPENDENCIES, installTarball, startServer } from './lib/installed-tarball.ts';
import { startRegistry } from './lib/package-registry.ts';
import { DIST, ROOT } from './lib/script.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-pack-'));
const manifestIn = (path: string) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest;

let installed: ReturnType<typeof installTarball>;

/** Benches and attacks leave such files beside the program. */
const left = join(DIST, 'left-by-an-attack.js');

beforeAll(() => {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(left, '');
  installed = installTarball(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(left);
});

const parlour = (...args: string[]) => execFileSync(installed.program, args, { cwd: installed.app, env: installed.env, encoding: 'utf8' });

it('makes a tarball of at most 15 MB without sources and source maps', () => {
  expect(statSync(installed.tarball).size).toBeLessThan(15e6);
  const files = readdirSync(join(installed.app, 'node_modules/parlour'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'CHANGELOG.md', join('dist', 'licenses.txt')]));
  expect(files.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([]);
  const programs = readdirSync(join(installed.app, 'node_modules/parlour/dist')).filter((file) => file.endsWith('.js'));
  expect(programs.toSorted()).toEqual(['arena-worker.js', 'bot-worker.js', 'parlour.js']);
});

it('starts the server without a command', async () => {
  const { program, app, env } = installed;
  const { address, stop } = await startServer(program, [], { cwd: app, env });
  try {
    expect(await (await fetch(address)).text()).toContain('<title>');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  } finally {
    stop();
  }
});

it('starts with npx in an empty folder with an empty HOME', async () => {
  const [empty, emptyHome, packed] = ['empty', 'empty-home', 'registry'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [empty, emptyHome, packed]) mkdirSync(each);
  const tarball = basename(installed.tarball);
  copyFileSync(installed.tarball, join(empty, tarball));
  const { program, args } = npm(process.env.npm_execpath);
  const registry = await startRegistry([program, ...args], DEPENDENCIES, packed);
  const words = [...args, 'exec', '--yes', '--no-audit', '--registry', registry.url, '--', `./${tarball}`, 'serve', '--port', '0'];
  try {
    const { address, stop } = await startServer(program, words, { cwd: empty, env: { ...installed.env, HOME: emptyHome } });
    try {
      expect(await (await fetch(address)).text()).toContain('<title>');
      expect(readdirSync(empty)).toEqual(['.parlour', tarball]);
    } finally {
      stop();
    }
  } finally {
    registry.server.close();
  }
});

it('runs the other commands, and their workers', () => {
  expect(parlour('--version')).toBe(`${manifestIn('.').version}\n`);
  expect(parlour('simulate', 'thats-not-a-hat', '--games', '2', '--json')).toContain('"games":2');
  expect(parlour('arena', '--game', 'thats-not-a-hat', '--games', '2', '--json')).toContain('thats-not-a-hat');
});

it('gives every workspace the version of the release', () => {
  const { version } = manifestIn('.');
  const folders = ['games', ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))];
  for (const { name, version: own, dependencies = {} } of folders.map(manifestIn)) {
    const ours = Object.entries(dependencies).filter(([each]) => each.startsWith('@parlour/'));
    expect({ name, versions: new Set([own, ...ours.map(([, wanted]) => wanted)]) }).toEqual({ name, versions: new Set([version]) });
  }
});
