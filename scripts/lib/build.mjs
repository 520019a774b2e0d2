import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { licensesOf } from './licenses.mjs';
import { DIST, logProgress, ROOT, ScriptError } from './script.mjs';

/** @typedef {{ name: string, made: string, sources: readonly string[], make: () => Promise<void> }} Target */

const RULES = ['games', ...['kernel', 'bots', 'protocol', 'table', 'words'].map((name) => `packages/${name}`)];

/** @type {Target} */
export const PROGRAM = {
  name: 'program',
  made: 'parlour.js',
  sources: [...RULES, 'packages/server', 'packages/client', 'packages/mcp', 'packages/cli'],
  make: bundleProgram,
};

/** @type {Target} */
export const CLIENT = { name: 'web client', made: 'web/index.html', sources: [...RULES, 'packages/ui', 'packages/web'], make: buildClient };

/**
 * Servers and workers that tests start: from the sources, each start would compile them.
 * @type {Target}
 */
export const SERVERS = {
  name: 'servers and workers of the tests',
  made: 'servers/server-process.js',
  sources: [...PROGRAM.sources, 'attack/agent-server.ts'],
  make: bundleServers,
};

/**
 * Builds a target if it is not fresh.
 * @param {Target} target
 * @returns {Promise<string>} the file that was made
 */
export async function built(target) {
  await ensureBuilt([target]);
  return join(DIST, target.made);
}

/**
 * Builds every target that is missing or older than its sources. Prints nothing and loads no build tool when all is fresh.
 * @param {readonly Target[]} targets
 */
export async function ensureBuilt(targets) {
  if (targets.every(isFresh)) return;
  await withFileLock(join(DIST, '.lock'), async () => {
    for (const target of targets) if (!isFresh(target)) await build(target);
  });
}

/** @param {Target} target */
async function build(target) {
  logProgress(`building the ${target.name}`);
  // Taken before the build: a source saved meanwhile must count as newer.
  const sources = fingerprint(target);
  const began = Date.now();
  // React bundles its slow development build under any other value, and vitest sets `test`.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await target.make();
  } catch (error) {
    throw new ScriptError(`the ${target.name} does not build:\n${error instanceof Error ? error.message : String(error)}`);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  writeFileSync(stampOf(target), sources);
  logProgress(`built the ${target.name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** SQLite has binaries; the others are optional: for pg, and for traces. Every other package goes into the program. */
const NOT_BUNDLED = ['@photostructure/sqlite', 'pg-native', /^@opentelemetry\/(?!api$)/];

/** The command, and beside it the workers for bots and for the arena. */
async function bundleProgram() {
  await bundleOne('packages/cli/src/arena/arena-worker.ts', 'arena-worker.js');
  await bundleOne('packages/server/src/bots/bot-worker.ts', 'bot-worker.js');
  const modules = await bundleOne('packages/cli/src/main.ts', PROGRAM.made);
  writeFileSync(join(DIST, 'licenses.txt'), licensesOf(modules));
}

/**
 * @param {string} source
 * @param {string} made
 * @returns {Promise<readonly string[]>} the files that went into it
 */
async function bundleOne(source, made) {
  const { build: bundle } = await import('rolldown');
  const { output } = await bundle({
    input: join(ROOT, source),
    platform: 'node',
    external: [...NOT_BUNDLED],
    logLevel: 'warn',
    output: { file: join(DIST, made), format: 'esm', sourcemap: true, codeSplitting: false },
  });
  return output[0].moduleIds;
}

async function bundleServers() {
  const { build: bundle } = await import('rolldown');
  const sources = [
    'packages/server/src/testing/server-process.ts',
    'attack/agent-server.ts',
    'packages/server/src/bots/bot-worker.ts',
    'packages/cli/src/arena/arena-worker.ts',
  ];
  await bundle({
    input: sources.map((source) => join(ROOT, source)),
    platform: 'node',
    external: [...NOT_BUNDLED],
    logLevel: 'warn',
    output: { dir: join(DIST, 'servers'), cleanDir: true, format: 'esm' },
  });
}

async function buildClient() {
  const { build: bundle } = await import('vite');
  await bundle({
    root: join(ROOT, 'packages/web'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: join(DIST, 'web'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
}

/** @param {Target} target */
export function isFresh(target) {
  const stamp = stampOf(target);
  return existsSync(join(DIST, target.made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(target);
}

/** @param {Target} target */
function stampOf(target) {
  mkdirSync(DIST, { recursive: true });
  return join(DIST, `.built-${target.name.replaceAll(' ', '-')}`);
}

/**
 * Name, size and time of everything that goes into a target.
 * @param {Target} target
 */
function fingerprint(target) {
  const hash = createHash('sha256');
  const roots = ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs', ...target.sources];
  for (const root of roots) for (const line of listing(join(ROOT, root))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Iterable<string>}
 */
function* listing(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (isSource(name)) yield* listing(join(path, name));
  } else if (found !== undefined) {
    yield `${relative(ROOT, path)} ${found.size} ${found.mtimeMs}`;
  }
}

/** @param {string} name */
function isSource(name) {
  return name !== 'node_modules' && !name.startsWith('.') && !/\.(test\.tsx?|md|txt)$/.test(name);
}
