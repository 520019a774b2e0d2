import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npm } from './lib/install.mjs';
import { DEPENDENCIES, packRelease, startServer } from './lib/installed-tarball.ts';
import { startRegistry } from './lib/package-registry.ts';
import { DIST, ROOT } from './lib/script.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-pack-'));
const manifestIn = (path: string) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest;

const [home, empty, app, packages] = ['home', 'empty', 'app', 'packages'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];
const env = { PATH: process.env.PATH, HOME: home };

/** Benches and attacks leave such files beside the program. */
const left = join(DIST, 'left-by-an-attack.js');

let tarball: string;
/** Where npx keeps what it installs. */
let modules: string;
let served: Awaited<ReturnType<typeof startServer>>;

/** The release, started by npx in an empty folder with an empty HOME. */
beforeAll(async () => {
  for (const each of [home, empty, app, packages]) mkdirSync(each);
  mkdirSync(DIST, { recursive: true });
  writeFileSync(left, '');
  tarball = packRelease(folder);
  copyFileSync(tarball, join(empty, basename(tarball)));
  const { program, args } = npm(process.env.npm_execpath);
  const registry = await startRegistry([program, ...args], DEPENDENCIES, packages);
  const words = ['exec', '--yes', '--no-audit', '--registry', registry.url, '--', `./${basename(tarball)}`, 'serve', '--port', '0'];
  served = await startServer(program, [...args, ...words], { cwd: empty, env });
  registry.server.close();
  const [kept = ''] = readdirSync(join(home, '.npm/_npx'));
  modules = join(home, '.npm/_npx', kept, 'node_modules');
});

afterAll(() => {
  served?.stop();
  rmSync(folder, { recursive: true });
  rmSync(left);
});

const parlour = (...args: string[]) => execFileSync(join(modules, '.bin/parlour'), args, { cwd: app, env, encoding: 'utf8' });

it('makes a tarball of at most 15 MB without sources and source maps', () => {
  expect(statSync(tarball).size).toBeLessThan(15e6);
  const files = readdirSync(join(modules, 'parlour'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'CHANGELOG.md', join('dist', 'licenses.txt')]));
  expect(files.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([]);
  const programs = readdirSync(join(modules, 'parlour/dist')).filter((file) => file.endsWith('.js'));
  expect(programs.toSorted()).toEqual(['arena-worker.js', 'bot-worker.js', 'parlour.js']);
});

it('starts the server without a command', async () => {
  const { address, stop } = await startServer(join(modules, '.bin/parlour'), [], { cwd: app, env });
  try {
    expect(await (await fetch(address)).text()).toContain('<title>');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  } finally {
    stop();
  }
});

it('starts with npx in an empty folder with an empty HOME', async () => {
  expect(await (await fetch(served.address)).text()).toContain('<title>');
  expect(readdirSync(empty)).toEqual(['.parlour', basename(tarball)]);
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
