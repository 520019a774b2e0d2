import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installEnv, npm } from './lib/install.mjs';
import { startRegistry } from './lib/package-registry.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'parlour-pack-'));
const home = join(folder, 'home');
const app = join(folder, 'app');
/** A person who has just installed Node: no settings, no caches. */
const env = { PATH: process.env.PATH, HOME: home };
const program = join(app, 'node_modules/.bin/parlour');
const fromHere = ['@photostructure/sqlite', 'node-gyp-build', 'node-addon-api'].map((name) => join(ROOT, 'node_modules', name));
const manifestIn = (path: string) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest;

let tarball = '';
let server: ChildProcess | undefined;

beforeAll(() => {
  for (const each of [home, app]) mkdirSync(each);
  callNpm(ROOT, ['pack', '--pack-destination', folder], installEnv(process.env));
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  // What the registry would answer lies in node_modules: the test needs no network.
  callNpm(app, ['install', '--offline', '--ignore-scripts', '--install-links', '--no-audit', tarball, ...fromHere], env);
});

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function callNpm(cwd: string, words: readonly string[], environment: NodeJS.ProcessEnv): void {
  const { program: file, args } = npm(process.env.npm_execpath);
  execFileSync(file, [...args, ...words], { cwd, env: environment, stdio: 'pipe' });
}

const parlour = (...args: string[]) => execFileSync(program, args, { cwd: app, env, encoding: 'utf8' });

it('makes a tarball of at most 15 MB without sources and source maps', () => {
  expect(statSync(tarball).size).toBeLessThan(15e6);
  const files = readdirSync(join(app, 'node_modules/parlour'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'CHANGELOG.md', join('dist', 'licenses.txt')]));
  expect(files.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([]);
});

it('starts the server without a command, within 3 s', { retry: 2 }, async () => {
  server?.kill('SIGKILL');
  const began = performance.now();
  const started = spawn(program, [], { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  let said = '';
  while (!said.includes('http://localhost:')) said += String(await once(started.stdout, 'data'));
  const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
  const page = await fetch(address);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

it('starts with npx in an empty folder with an empty HOME', async () => {
  const [empty, emptyHome, packed] = ['empty', 'empty-home', 'registry'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [empty, emptyHome, packed]) mkdirSync(each);
  copyFileSync(tarball, join(empty, basename(tarball)));
  const { program: file, args } = npm(process.env.npm_execpath);
  const registry = await startRegistry([file, ...args], fromHere, packed);
  const words = [
    ...args,
    'exec',
    '--yes',
    '--no-audit',
    '--registry',
    registry.url,
    '--',
    `./${basename(tarball)}`,
    'serve',
    '--port',
    '0',
  ];
  const started = spawn(file, words, {
    cwd: empty,
    env: { ...env, HOME: emptyHome },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    let said = '';
    while (!said.includes('http://localhost:')) said += String(await once(started.stdout, 'data'));
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '';
    expect(await (await fetch(address)).text()).toContain('<title>');
    expect(readdirSync(empty)).toEqual(['.parlour', basename(tarball)]);
  } finally {
    // npm has the server as its child.
    if (started.pid !== undefined) process.kill(-started.pid, 'SIGKILL');
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
